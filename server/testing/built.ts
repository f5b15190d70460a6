/** The address of a module that only tests have, as it was built for threads before the tests (build-setup.ts). */
export function builtForTests(name: string): string {
  return new URL(`../../dist/testing/${name}.mjs`, import.meta.url).href;
}

/** All games, and the template with bots of all kinds (template.ts). */
export const BUILT_GAMES = builtForTests("template");
