/** The address of a module that only tests have, as it was built for threads before the tests (build-setup.ts). */
export function builtForTests(name: string): string {
  return new URL(`../../dist/testing/${name}.mjs`, import.meta.url).href;
}

/** The address of the real games, as they were built before the tests. */
export const BUILT_GAMES = new URL("../../dist/games.mjs", import.meta.url).href;
