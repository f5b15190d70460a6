import { existsSync, readdirSync } from "node:fs";
import type { OtherBrowser } from "./browser.ts";
import { launchFirefox } from "./firefox.ts";
import { launchWebKit } from "./webkit.ts";

/** A browser that Debian has, and what must be installed for it. */
export interface Brand {
  readonly title: string;
  readonly packages: readonly string[];
  /** How to launch it; undefined if something of it is missing. */
  find(): (() => Promise<OtherBrowser>) | undefined;
}

export const FIREFOX: Brand = {
  title: "Firefox",
  packages: ["firefox-esr"],
  find() {
    const program = there(process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox");
    return program === undefined ? undefined : () => launchFirefox(program);
  },
};

export const WEBKIT: Brand = {
  title: "WebKit",
  packages: ["webkit2gtk-driver", "xvfb"],
  find() {
    const driver = there("/usr/bin/WebKitWebDriver");
    const display = there("/usr/bin/Xvfb");
    const browser = there(...libraries().map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
    if (driver === undefined || display === undefined || browser === undefined) return undefined;
    return () => launchWebKit({ driver, display, browser });
  },
};

export const OTHER_BROWSERS = [FIREFOX, WEBKIT];

function there(...places: readonly (string | undefined)[]): string | undefined {
  return places.find((place) => place !== undefined && existsSync(place));
}

/** Each kind of machine has a folder of its own. */
function libraries(): string[] {
  return existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => `/usr/lib/${name}`) : [];
}
