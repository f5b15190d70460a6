/** A module of tests that threads import, as it was built before the tests (build-setup.ts). */
export function builtForTests(name: string): string {
  return new URL(`../../dist/testing/${name}.mjs`, import.meta.url).href;
}

/** The games of the house as they were built before the tests. */
export const BUILT_GAMES = new URL("../../dist/games.mjs", import.meta.url).href;
