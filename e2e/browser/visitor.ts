import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { GAMES } from "@tavolata/games/playable";
import { type ServerMessage, withChanges } from "@tavolata/server/protocol";
import type { Browser, BrowserContext, Page } from "playwright-core";

export const SIZES = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 800 },
  tv: { width: 1920, height: 1080 },
} as const;

export interface Looks {
  readonly size?: keyof typeof SIZES;
  readonly language?: "it" | "en";
  readonly dark?: boolean;
  /** Has never been here: is asked their name, and offered to learn each game. */
  readonly isNew?: boolean;
  /** Without motion: what happens is shown at once. */
  readonly calm?: boolean;
  /** A screen with twice as many points each way. */
  readonly fine?: boolean;
}

/** What this device remembers of somebody who has been here before. */
const REGULAR = `if (location.protocol.startsWith("http")) {
  localStorage.setItem("tavolata.named", "yes");
  // What people do by hand is not done for them, unless they have said so.
  localStorage.getItem("tavolata.pass-alone") ?? localStorage.setItem("tavolata.pass-alone", "off");
  localStorage.setItem("tavolata.known-games", ${JSON.stringify(JSON.stringify(GAMES.map(({ manifest }) => manifest.name)))});
}`;

/** What a device adds to the chance of a game, always the same for a name: a game that went wrong can be played again. */
export const steadySeeds = (name: string) =>
  `void (crypto.getRandomValues = (into) => into.fill(${[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 256}))`;

const PICTURES = fileURLToPath(new URL("../../artifacts/", import.meta.url));

/** Somebody with their own browser. Keeps what came over the connection and what the browser complained about. */
export class Visitor {
  readonly heard: ServerMessage[] = [];
  /** For callers that want to know at once what came. */
  onHeard: (message: ServerMessage) => void = () => {};
  readonly complaints: string[] = [];
  /** The hosts from which the page requested something. */
  readonly hosts = new Set<string>();

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly address: string,
  ) {}

  static async come(browser: Browser, server: string, name: string, looks: Looks = {}): Promise<Visitor> {
    const { size = "phone", language = "it", dark = false, calm = true, isNew = false, fine = false } = looks;
    const context = await browser.newContext({
      viewport: SIZES[size],
      deviceScaleFactor: fine ? 2 : 1,
      locale: language === "it" ? "it-IT" : "en-GB",
      colorScheme: dark ? "dark" : "light",
      reducedMotion: calm ? "reduce" : "no-preference",
      hasTouch: size === "phone",
    });
    if (!isNew) await context.addInitScript(REGULAR);
    await context.addInitScript(steadySeeds(name));
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const visitor = new Visitor(name, context, page, server);
    visitor.listen();
    return visitor;
  }

  private listen(): void {
    const { page } = this;
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(message.text());
    });
    page.on("pageerror", ({ message, stack }) => this.complaints.push(`${message} ${stack}`));
    page.on("request", (request) => this.hosts.add(new URL(request.url()).host));
    page.on("websocket", (socket) => {
      this.hosts.add(new URL(socket.url()).host);
      socket.on("framereceived", ({ payload }) => {
        const message = this.whole(JSON.parse(String(payload)) as ServerMessage);
        this.heard.push(message);
        this.onHeard(message);
      });
    });
  }

  /** An update with its whole view, even if only the changes were sent; the changes stay in it too. */
  private whole(message: ServerMessage): ServerMessage {
    if (message.type !== "update") return message;
    const before = this.heard.findLast((one) => one.type === "update");
    const view = message.view ?? withChanges(before?.view ?? {}, message.changes ?? []);
    return { ...message, view };
  }

  async goto(pathname: string): Promise<void> {
    await this.page.goto(new URL(pathname, this.address).href);
  }

  /** A picture for people who want to look at it: with PICTURES=1 they are stored in artifacts/. */
  async picture(name: string): Promise<void> {
    if (process.env.PICTURES === undefined) return;
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: path.join(PICTURES, `${name}.png`) });
  }

  /** Waits until a condition holds on the page, and checks it whenever something on the page changes. */
  async until(condition: string, timeoutMs = 20_000): Promise<void> {
    const holds = await this.page.evaluate<boolean>(sooner(condition, timeoutMs));
    if (!holds) throw new Error(`${this.name} waited in vain for ${condition} at ${this.page.url()}`);
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}

/** Whether a condition comes to hold in a page within this time: an expression for that page. */
export function sooner(condition: string, timeoutMs: number): string {
  return `new Promise((resolve) => {
    const check = () => {
      if (!(${condition})) return;
      end(true);
    };
    const observer = new MutationObserver(check);
    const timer = setTimeout(() => end(false), ${timeoutMs});
    const end = (found) => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("focusin", check);
      resolve(found);
    };
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener("focusin", check);
    check();
  })`;
}
