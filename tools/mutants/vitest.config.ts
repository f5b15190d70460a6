import { defineConfig } from "vitest/config";

const game = process.env.MUTANTS_GAME ?? "*";

/** Tests that play many random games: they kill what nothing else does, and take a hundred times as long. */
const RANDOM = ["**/*laws.test.ts", "**/properties.test.ts"];

/** The tests of one game's rules, as the mutation tester runs them. */
export default defineConfig({
  test: {
    include: [`games/${game}/rules/**/*.test.ts`],
    exclude: process.env.MUTANTS_PASS === "quick" ? RANDOM : [],
    isolate: false,
    testTimeout: 60_000,
  },
});
