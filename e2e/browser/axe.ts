import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const IS_THERE = `typeof axe === "object"`;

/** In the middle of a fade every contrast is poor. */
const SETTLED = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime < 5000)
  .map(({ finished }) => finished)).then(() => {})`;

const RUN = `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + " at " + target.join(" ") + ": " + failureSummary)))`;

/**
 * What axe finds wrong with the page, one line each: the rule, and where. Others play on during the check, so
 * something found in the middle of a change is checked again; a real fault is there every time.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // Through the developer tools, because the page itself allows no foreign script.
  if (!(await page.evaluate(IS_THERE))) await page.evaluate(AXE);
  let findings: string[] = [];
  for (let tries = 0; tries < 3; tries++) {
    await page.evaluate(SETTLED);
    findings = await page.evaluate<string[]>(RUN);
    if (findings.length === 0) break;
  }
  return findings;
}
