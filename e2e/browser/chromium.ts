import { type ExecFileSyncOptions, execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The Chromium of this machine; undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...PLACES].find((place) => place !== undefined && existsSync(place));
}

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(HOW_TO);
  return chromium.launch({ executablePath, args: QUIET });
}

const HOW_TO =
  "The tests need Chromium. Install it (Debian and Ubuntu: apt-get install chromium) or say in CHROMIUM where it is.";

/** Before the tests: a machine without Chromium gets Debian's, where we may install it. */
export function setup(): void {
  if (findChromium() !== undefined) return;
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (!mayInstall) throw new Error(HOW_TO);
  const quietly: ExecFileSyncOptions = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update"], quietly);
  execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], quietly);
  if (findChromium() === undefined) throw new Error(HOW_TO);
}
