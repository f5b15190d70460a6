import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { WebSocket } from "ws";
import { asText, clickAt, type OtherBrowser, typing } from "./browser.ts";
import { HousedProcess, makeHome } from "./process.ts";

/** Somebody from Italy who wants to see no motion, and nothing but our page. */
const PREFERENCES = {
  "intl.accept_languages": "it-IT, it",
  "ui.prefersReducedMotion": 1,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "browser.safebrowsing.downloads.enabled": false,
  "media.autoplay.default": 0,
};

/** Pictures that were still on their way when the page was left. */
const LEFT_BEHIND =
  /A ServiceWorker (?:intercepted the request and encountered an unexpected error|passed a promise to FetchEvent)/;

interface Entry {
  readonly level: string;
  readonly text: string | null;
}

/** Firefox, spoken to by WebDriver BiDi, which is built into it. */
export async function launchFirefox(program: string): Promise<OtherBrowser> {
  const home = await makeHome();
  const profile = path.join(home, "profile");
  await mkdir(profile);
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const firefox = HousedProcess.start(program, args, home);
  try {
    const address = await firefox.says(/BiDi listening on (ws:\S+)/);
    const wire = await BidiWire.connect(`${address}/session`);
    const { capabilities } = await wire.ask<{ capabilities: { browserVersion: string } }>("session.new", {
      capabilities: {},
    });
    await wire.ask("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = await wire.ask<{ contexts: [{ context: string }] }>("browsingContext.getTree", {});
    return new Firefox(`Firefox ${capabilities.browserVersion}`, firefox, wire, contexts[0].context);
  } catch (fault) {
    await firefox.end();
    throw fault;
  }
}

class Firefox implements OtherBrowser {
  constructor(
    readonly name: string,
    private readonly process: HousedProcess,
    private readonly wire: BidiWire,
    private readonly context: string,
  ) {}

  async goto(url: string): Promise<void> {
    await this.ask("browsingContext.navigate", { url, wait: "complete" });
  }

  async run<Value>(expression: string): Promise<Value> {
    const answer = await this.wire.ask<{
      result?: { value: string };
      exceptionDetails?: { text: string };
    }>("script.evaluate", {
      expression: asText(expression),
      target: { context: this.context },
      awaitPromise: true,
    });
    if (answer.result === undefined) throw new Error(`${expression}: ${answer.exceptionDetails?.text}`);
    return JSON.parse(answer.result.value) as Value;
  }

  async click(x: number, y: number, holds = 0): Promise<void> {
    await this.ask("input.performActions", { actions: clickAt(x, y, holds) });
  }

  async type(keys: string): Promise<void> {
    await this.ask("input.performActions", { actions: typing(keys) });
  }

  async resize(width: number, height: number): Promise<void> {
    await this.ask("browsingContext.setViewport", { viewport: { width, height } });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.ask<{ data: string }>("browsingContext.captureScreenshot", {});
    return Buffer.from(data, "base64");
  }

  async complaints(): Promise<string[]> {
    const errors = this.wire.entries.filter(({ level }) => level === "error").map(({ text }) => text ?? "");
    return errors.filter((text) => !LEFT_BEHIND.test(text));
  }

  async close(): Promise<void> {
    this.wire.close();
    await this.process.end();
  }

  private ask<Result>(method: string, params: object): Promise<Result> {
    return this.wire.ask<Result>(method, { context: this.context, ...params });
  }
}

interface BidiAnswer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

class BidiWire {
  /** What was written to the console. */
  readonly entries: Entry[] = [];
  private readonly waiting = new Map<number, (answer: BidiAnswer) => void>();
  private ids = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on("message", (data) => this.hear(JSON.parse(String(data)) as BidiAnswer));
    socket.on("close", () => {
      for (const resolve of this.waiting.values()) resolve({ error: "the browser is gone" });
    });
  }

  static async connect(address: string): Promise<BidiWire> {
    const socket = new WebSocket(address);
    await once(socket, "open");
    return new BidiWire(socket);
  }

  async ask<Result>(method: string, params: object): Promise<Result> {
    const id = this.ids++;
    const answer = await new Promise<BidiAnswer>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    this.waiting.delete(id);
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error} ${answer.message ?? ""}`);
    return answer.result as Result;
  }

  close(): void {
    this.socket.close();
  }

  private hear(answer: BidiAnswer): void {
    if (answer.id !== undefined) this.waiting.get(answer.id)?.(answer);
    else if (answer.method === "log.entryAdded") this.entries.push(answer.params as Entry);
  }
}
