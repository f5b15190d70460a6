import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Chromium without the parts that draw windows: it needs a third less of the machine. */
export const CHROMIUM_PACKAGE = "chromium-headless-shell";
const PLACES = [CHROMIUM_PACKAGE, "chromium", "chromium-browser", "google-chrome"].map(
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
export function launchChromium(letters = 16, more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_CHROMIUM);
  return chromium.launch({
    executablePath,
    args: [...QUIET, ...more, `--blink-settings=defaultFontSize=${letters}`],
  });
}

const shared = new Map<number, Promise<Browser>>();

/** One for all stories that are told in this process, which it ends with: to start one takes longer than some of them. */
export function sharedChromium(letters = 16): Promise<Browser> {
  const browser = shared.get(letters) ?? launchChromium(letters);
  shared.set(letters, browser);
  return browser;
}

export const HOW_TO_GET_CHROMIUM =
  "The tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM to its path.";

/** Whether it is the one that an operator named or the light one, so that no other needs to be installed. */
export function isPreferred(place: string): boolean {
  return place === process.env.CHROMIUM || place.endsWith(CHROMIUM_PACKAGE);
}
