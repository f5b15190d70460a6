import { type ExecFileSyncOptions, execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { isPureRun } from "../../server/testing/pure-run.ts";

/** Chromium without the parts that draw windows: it needs a third less of the machine. */
const HEADLESS_SHELL = "chromium-headless-shell";
const PLACES = [HEADLESS_SHELL, "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The Chromium of this machine; undefined if there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...PLACES].find((place) => place !== undefined && existsSync(place));
}

/** With letters of another size than the usual 16 px, as people set it in their browser. */
export function launchChromium(letters = 16): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(HOW_TO);
  return chromium.launch({ executablePath, args: [...QUIET, `--blink-settings=defaultFontSize=${letters}`] });
}

const HOW_TO =
  "The tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.";

/** Before the tests: installs Debian's headless shell if it is missing and we may; otherwise any Chromium will do. */
export function setup(project: TestProject): void {
  if (isPureRun(project)) return;
  const found = findChromium();
  if (found !== undefined && (found === process.env.CHROMIUM || found.endsWith(HEADLESS_SHELL))) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  try {
    if (mayInstall) install();
  } catch (fault) {
    if (found === undefined) throw fault;
  }
  if (findChromium() === undefined) throw new Error(HOW_TO);
}

function install(): void {
  const quietly: ExecFileSyncOptions = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update"], quietly);
  execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", HEADLESS_SHELL], quietly);
}
