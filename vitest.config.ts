import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
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

/** Real servers and browsers, and then what computes for long. */
const SLOW = [/\/(?:e2e|bench)\//, /\/(?:laws|maestro|lab|measuring|reactions|pool)\.test/];

/** What takes longest begins first, or in the end everything waits for one file. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = SLOW.findIndex((pattern) => pattern.test(moduleId));
      return found < 0 ? SLOW.length : found;
    };
    return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  plugins: [builtThreads],
  test: {
    include: ["**/*.test.{ts,tsx}"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On two cores three files at a time: tests mostly wait for servers and browsers, which are processes of their own.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: [
      "server/testing/postgres-setup.ts",
      "server/testing/build-setup.ts",
      "e2e/browser/chromium.ts",
    ],
  },
});
