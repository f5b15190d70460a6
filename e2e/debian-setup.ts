import { type ExecFileSyncOptions, execFileSync, spawnSync } from "node:child_process";
import type { TestProject } from "vitest/node";
import { isPureRun } from "../server/testing/pure-run.ts";
import { CHROMIUM_PACKAGE, findChromium, HOW_TO_GET_CHROMIUM, isPreferred } from "./browser/chromium.ts";
import { FAKETIME_PACKAGE, findFaketime } from "./faketime.ts";
import { OTHER_BROWSERS } from "./other-browsers/programs.ts";
import { findPython, PYTHON_PACKAGE } from "./python.ts";

/** Before the tests: installs what they use of Debian and is missing, if this is such a machine and we may. */
export function setup(project: TestProject): void {
  if (isPureRun(project)) return;
  const chromium = findChromium();
  const needed = chromium === undefined ? [CHROMIUM_PACKAGE] : [];
  const missing = [
    ...(chromium === undefined || !isPreferred(chromium) ? [CHROMIUM_PACKAGE] : []),
    ...(findFaketime() === undefined ? [FAKETIME_PACKAGE] : []),
    ...(findPython() === undefined ? [PYTHON_PACKAGE] : []),
    ...OTHER_BROWSERS.flatMap((brand) => (brand.find() === undefined ? brand.packages : [])),
  ];
  try {
    install(missing);
  } catch {
    // One that this machine cannot have must not keep the others from it.
    install(needed);
  }
  if (findChromium() === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
  for (const { title, packages, find } of OTHER_BROWSERS) {
    if (find() !== undefined) continue;
    console.warn(`${title} is not tested: it is not here (Debian: apt-get install ${packages.join(" ")}).`);
  }
}

function install(packages: readonly string[]): void {
  if (packages.length === 0) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!mayInstall) return;
  const quietly: ExecFileSyncOptions = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update"], quietly);
  execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", ...packages], quietly);
}
