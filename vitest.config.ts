import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { defaultExclude, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const DIST = `${pathToFileURL(path.resolve("dist")).href}/`;

/** Threads start from the build that is made before the tests: a loader of sources would take ten times as long. */
const builtThreads: Plugin = {
  name: "built-threads",
  enforce: "pre",
  transform: {
    filter: { id: /\/server\/[^?]*\.ts$/, code: /-worker\.mjs|house-games\.mjs/ },
    handler: (code) =>
      code.replace(
        /new URL\("\.\/((?:[\w]+-worker|house-games)\.mjs)", import\.meta\.url\)/g,
        (_, name: string) => `new URL("${DIST}${name}")`,
      ),
  },
};

/** Real servers and browsers: tests that mostly wait, for people and bots and cards on their way. */
const WHOLE_HOUSE = ["e2e/**/*.test.ts", "bench/**/*.test.ts", "server/reactions.test.ts"];

/** First what counts milliseconds, then what takes long; what keeps all cores busy, when the others are done. */
const ORDER = [
  /\/(?:schicki-micki|speed|fairness|reactions)\.test/,
  /\/e2e\/(?:bestia|beccato|piccioni|table|way-in|everybody)/,
  /\/(?:laws|maestro|lab|measuring|pool)\.test/,
];
const LAST = /\/e2e\/(?:crash|bestia-crash|cluster|fuzz)\.test/;

/** What takes longest begins first, or in the end everything waits for one file. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      if (LAST.test(moduleId)) return ORDER.length + 1;
      const found = ORDER.findIndex((pattern) => pattern.test(moduleId));
      return found < 0 ? ORDER.length : found;
    };
    return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b));
  }
}

const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: [
      "server/testing/postgres-setup.ts",
      "server/testing/build-setup.ts",
      "e2e/browser/chromium.ts",
    ],
    // Two cores do both well one after the other: four that wait at a time, and then three that compute.
    projects: [
      {
        plugins: [builtThreads],
        test: {
          ...patience,
          name: "house",
          include: WHOLE_HOUSE,
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [builtThreads],
        test: {
          ...patience,
          name: "rooms",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...defaultExclude, ...WHOLE_HOUSE],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
