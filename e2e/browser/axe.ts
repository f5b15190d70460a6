import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const IS_THERE = `typeof axe === "object"`;

/** Half-way through a fade every contrast is poor. */
const SETTLED = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime < 5000)
  .map(({ finished }) => finished)).then(() => {})`;

const RUN = `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + " at " + target.join(" ") + ": " + failureSummary)))`;

/**
 * What axe finds wrong with the page, one line each: the rule, and where. Others play on while it looks, so what it finds
 * in the middle of a change is looked at again; a fault is there every time.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  // By the developer tools, because the page itself lets no foreign script in.
  if (!(await page.evaluate(IS_THERE))) await page.evaluate(AXE);
  let findings: string[] = [];
  for (let looks = 0; looks < 3; looks++) {
    await page.evaluate(SETTLED);
    findings = await page.evaluate<string[]>(RUN);
    if (findings.length === 0) break;
  }
  return findings;
}
