import type { TestProject } from "vitest/node";

/** Whether only tests run that need no build and no browser (`--project pure`): they should not wait for either. */
export function isPureRun({ vitest }: TestProject): boolean {
  return vitest.projects.every(({ name }) => name === "pure");
}
