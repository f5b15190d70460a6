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
    filter: { id: /\/server\/[^?]*\.ts$/, code: /-worker\.mjs|games\.mjs/ },
    handler: (code) =>
      code.replace(
        /new URL\("\.\/((?:[\w]+-worker|games)\.mjs)", import\.meta\.url\)/g,
        (_, name: string) => `new URL("${DIST}${name}")`,
      ),
  },
};

/** What counts milliseconds: a busy machine would be measured, and not the server. */
const RACES = ["games/*/e2e/*.race.test.ts", "games/*/bench/**/*.test.ts"];

/** Real servers and browsers: tests that mostly wait, for people and bots and cards on their way. */
const END_TO_END = ["e2e/**/*.test.ts", "games/*/e2e/**/*.test.ts"];

/** What replaces a module for everything that is loaded after it. */
const REPLACES_MODULES = ["server/edge/http/addresses.test.ts"];

/** What needs no build and no server. */
const PURE = ["{bots,figures,games,kernel,web}/**/*.test.{ts,tsx}"];

/** What takes longest: whole games in browsers first; what computes for long after these. */
const SLOW = [/\/games\/[^/]+\/e2e\//, /\/e2e\//, /\/(?:laws|maestro|lab|measuring|pool)\.test/];

/**
 * What takes longest begins first, or in the end everything waits for one file. Among equals, files that share a process
 * stand side by side: it ends where another kind comes in between.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const found = SLOW.findIndex((pattern) => pattern.test(moduleId));
      return 2 * (found < 0 ? SLOW.length : found) + (project.config.isolate ? 0 : 1);
    };
    return [...(await super.sort(files))].sort((a, b) => rank(a) - rank(b));
  }
}

const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Some of the tests, so many files at a time; one such group after the other, or beside one of the same number. */
function group(
  name: string,
  at: number,
  maxWorkers: number,
  include: string[],
  but: string[],
  isolate = false,
) {
  const exclude = [...defaultExclude, ...but];
  return {
    plugins: [builtThreads],
    test: { ...patience, name, include, exclude, maxWorkers, isolate, sequence: { groupOrder: at } },
  };
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    globalSetup: ["server/testing/postgres-setup.ts", "server/testing/build-setup.ts", "e2e/debian-setup.ts"],
    // Files share processes, because to start one and to load everything into it takes longer than most of them: a test
    // leaves nothing behind for another file to trip over.
    //
    // For two cores: tests mostly wait for servers and browsers, which are processes of their own. What computes comes
    // after them in the same group, so that no core is idle while the last stories are told.
    projects: [
      group("races", 0, 4, RACES, [], true),
      group("e2e", 1, 5, END_TO_END, RACES),
      group("alone", 1, 5, REPLACES_MODULES, [], true),
      group("servers", 1, 5, ["**/*.test.{ts,tsx}"], [...END_TO_END, ...RACES, ...PURE, ...REPLACES_MODULES]),
      group("pure", 1, 5, PURE, [...END_TO_END, ...RACES]),
    ],
  },
});
