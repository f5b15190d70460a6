import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { asText, clickAt, type OtherBrowser, typing } from "./browser.ts";
import { HousedProcess, makeHome } from "./process.ts";

/** Its window has a row of buttons that would not fit a phone's width. */
const SMALL_BUTTONS =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }";
const NO_MOTION = "[Settings]\ngtk-enable-animations=false\n";

/** The driver tells nothing of the console, so each page is asked to keep what it complains of. */
const KEEP_COMPLAINTS = `{
  const kept = (window.complaints = []);
  const report = console.error;
  console.error = (...words) => {
    kept.push(words.map(String).join(" "));
    report.apply(console, words);
  };
  addEventListener("error", ({ message, target }) => {
    // Only says that a page which was just resized is measured once more in the next frame.
    if (message?.startsWith("ResizeObserver loop")) return;
    kept.push(message ?? "not loaded: " + (target.src ?? target.href));
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => kept.push("not handled: " + reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    kept.push(violatedDirective + " " + blockedURI));
}`;

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** WebKitGTK's small browser on a display that nobody sees, spoken to by WebDriver. */
export async function launchWebKit({ driver, browser, display }: WebKitPrograms): Promise<OtherBrowser> {
  const running: HousedProcess[] = [];
  const start = async (...args: Parameters<typeof HousedProcess.start>) => {
    const started = HousedProcess.start(...args);
    running.push(started);
    return started;
  };
  const end = async () => {
    for (const one of running.reverse()) await one.end();
  };
  try {
    const size = ["-screen", "0", "1920x1200x24"];
    const screen = await start(display, ["-displayfd", "1", ...size, "-nolisten", "tcp"], await makeHome());
    const DISPLAY = `:${await screen.says(/^(\d+)\n/m)}`;
    const home = await makeHome();
    const settings = path.join(home, "config", "gtk-3.0");
    await mkdir(settings, { recursive: true });
    await writeFile(path.join(settings, "gtk.css"), SMALL_BUTTONS);
    await writeFile(path.join(settings, "settings.ini"), NO_MOTION);
    const port = await freePort();
    const args = ["--host=127.0.0.1", `--port=${port}`];
    const process = await start(driver, args, home, { DISPLAY, GDK_BACKEND: "x11" });
    const address = `http://127.0.0.1:${port}`;
    await answers(address, process);
    const { sessionId, capabilities } = await ask<Session>(`${address}/session`, {
      capabilities: {
        alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
      },
    });
    return new WebKit(`WebKitGTK ${capabilities.browserVersion}`, `${address}/session/${sessionId}`, end);
  } catch (fault) {
    await end();
    throw fault;
  }
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

class WebKit implements OtherBrowser {
  /** What earlier pages complained of. */
  private readonly earlier: string[] = [];

  constructor(
    readonly name: string,
    private readonly session: string,
    private readonly end: () => Promise<void>,
  ) {}

  async goto(url: string): Promise<void> {
    this.earlier.push(...(await this.complaintsHere()));
    await ask(`${this.session}/url`, { url });
    await this.run(`(() => ${KEEP_COMPLAINTS})()`);
  }

  async run<Value>(expression: string): Promise<Value> {
    const script = `const done = arguments[0];
      ${asText(expression)}.then((text) => done({ text }), (fault) => done({ fault: String(fault) }));`;
    const { text, fault } = await ask<{ text?: string; fault?: string }>(`${this.session}/execute/async`, {
      script,
      args: [],
    });
    if (text === undefined) throw new Error(`${expression}: ${fault}`);
    return JSON.parse(text) as Value;
  }

  async click(x: number, y: number, holds = 0): Promise<void> {
    await ask(`${this.session}/actions`, { actions: clickAt(x, y, holds) });
  }

  async type(keys: string): Promise<void> {
    await ask(`${this.session}/actions`, { actions: typing(keys) });
  }

  async resize(width: number, height: number): Promise<void> {
    const setTo = (outer: object) => ask(`${this.session}/window/rect`, outer);
    // The page hears of it some frames later.
    const hears = (condition: string) =>
      this.run(`new Promise((resolve) => {
        const look = () => ${condition} ? resolve() : requestAnimationFrame(look);
        look();
      })`);
    await setTo({ width, height });
    await hears(`innerWidth === ${width} && innerHeight <= ${height} && innerHeight > ${height} - 100`);
    const above = height - (await this.run<number>("innerHeight"));
    await setTo({ width, height: height + above });
    await hears(`innerHeight === ${height}`);
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await ask<string>(`${this.session}/screenshot`), "base64");
  }

  async complaints(): Promise<string[]> {
    return [...this.earlier, ...(await this.complaintsHere())];
  }

  async close(): Promise<void> {
    await this.end();
  }

  private complaintsHere(): Promise<string[]> {
    return this.run("window.complaints ?? []");
  }
}

async function ask<Value>(address: string, body?: object): Promise<Value> {
  const response = await fetch(address, body && { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
  return value;
}

/** It does not say when it is ready. */
async function answers(address: string, driver: HousedProcess): Promise<void> {
  while (driver.isRunning()) {
    const isThere = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await setTimeout(50);
  }
  throw new Error("WebKit's driver did not start");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
