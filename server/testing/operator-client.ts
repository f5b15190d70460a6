import type { OperatorAct, OperatorView } from "../protocol/index.ts";
import { withChanges } from "../protocol/index.ts";

type Answer = { readonly status: number; readonly body: Record<string, unknown>; readonly cookie: string };

/** An operator's page without a browser: what it asks, and what it is shown. */
export class OperatorClient {
  view: OperatorView | undefined;
  /** Everything that it was sent, as it came. */
  readonly received: string[] = [];
  cookie = "";
  private readonly waiting = new Set<() => void>();
  private readonly leaving = new AbortController();
  ended = false;

  constructor(
    private readonly port: number,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async post(where: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${this.port}/api/operator${where}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: this.cookie, ...this.headers, ...headers },
      body: JSON.stringify(body),
    });
    const cookie = response.headers.getSetCookie()[0] ?? "";
    return { status: response.status, body: (await response.json()) as Answer["body"], cookie };
  }

  async get(where: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${this.port}/api/operator${where}`, {
      headers: { cookie: this.cookie, ...this.headers, ...headers },
    });
    return { status: response.status, body: (await response.json()) as Answer["body"], cookie: "" };
  }

  async signIn(secret: string, name = ""): Promise<Answer> {
    const answer = await this.post("/sign-in", { secret, name });
    if (answer.status === 200) this.cookie = answer.cookie.split(";")[0] ?? "";
    return answer;
  }

  act(act: OperatorAct, reason = ""): Promise<Answer> {
    return this.post("/act", { act, reason });
  }

  /** Looks from now on. Resolves with the first that is seen. */
  async look(): Promise<OperatorView> {
    const response = await fetch(`http://127.0.0.1:${this.port}/api/operator/live`, {
      headers: { cookie: this.cookie, ...this.headers },
      signal: this.leaving.signal,
    });
    if (response.status !== 200 || response.body === null)
      throw new Error(`nothing to see: ${response.status}`);
    void this.hear(response.body).catch(() => {});
    await this.until(() => this.view !== undefined);
    return this.seen;
  }

  get seen(): OperatorView {
    if (this.view === undefined) throw new Error("nothing was seen yet");
    return this.view;
  }

  async until(isSo: () => boolean, timeout = 15_000): Promise<void> {
    if (isSo()) return;
    await new Promise<void>((resolve, reject) => {
      const tooLong = setTimeout(
        () => reject(new Error(`waited in vain for ${isSo}; saw last: ${JSON.stringify(this.view)}`)),
        timeout,
      );
      const resolveIfSo = () => {
        if (!isSo()) return;
        clearTimeout(tooLong);
        this.waiting.delete(resolveIfSo);
        resolve();
      };
      this.waiting.add(resolveIfSo);
    });
  }

  leave(): void {
    this.leaving.abort();
  }

  private async hear(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = "";
    for await (const part of body) {
      text += decoder.decode(part, { stream: true });
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        this.take(text.slice("data: ".length, end));
        text = text.slice(end + 2);
      }
    }
    this.ended = true;
    this.lookAgain();
  }

  private take(data: string): void {
    this.received.push(data);
    const told = JSON.parse(data) as { view?: OperatorView; changes?: Parameters<typeof withChanges>[1] };
    this.view = told.view ?? withChanges(this.seen, told.changes ?? []);
    this.lookAgain();
  }

  private lookAgain(): void {
    for (const resolveIfSo of [...this.waiting]) resolveIfSo();
  }
}
