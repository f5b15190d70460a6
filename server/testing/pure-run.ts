import type { TestProject } from "vitest/node";

/** Tests in other projects than `pure` that look at the built page, or start what serves it. */
const NEED_PAGE = /\/e2e\/|\/bench\/|\/(?:files|budgets|package)\.test\.ts$/;

/** Whether only tests run that need no build and no browser: they should not wait for either. */
export function isPureRun({ vitest }: TestProject): boolean {
  const pure = vitest.projects.find(({ name }) => name === "pure");
  return pure !== undefined && filesIn(vitest).every((file) => pure.matchesTestGlob(file));
}

/** Whether somebody runs a few tests that the page has nothing to do with, and should not wait until it is built. */
export function needsPage({ vitest }: TestProject): boolean {
  return filesIn(vitest).some((file) => NEED_PAGE.test(file));
}

/** The files of the tests that are going to run. */
function filesIn({ state }: TestProject["vitest"]): string[] {
  return state.getPaths();
}
