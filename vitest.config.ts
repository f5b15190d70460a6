import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

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

export default defineConfig({
  plugins: [builtThreads],
  test: {
    include: ["**/*.test.{ts,tsx}"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On two cores three files at a time: tests mostly wait for servers and browsers, which are processes of their own.
    maxWorkers: 3,
    globalSetup: [
      "server/testing/postgres-setup.ts",
      "server/testing/build-setup.ts",
      "e2e/browser/chromium.ts",
    ],
  },
});
