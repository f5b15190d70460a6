import pg from "pg";
import { CHANNEL } from "./connections.ts";

const CHECK_EVERY_MS = 10_000;
const GIVE_UP_AFTER_MS = 5000;
const GOODBYE_MS = 1000;
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5000;

export interface ListenerOptions {
  readonly config: pg.ClientConfig;
  readonly onNotification: (text: string) => void;
  /** Called at once and then every few seconds; if it fails or takes too long, a new connection is made. */
  readonly check: (client: pg.Client) => Promise<void>;
  readonly onTrouble: (fault: Error) => void;
}

/** A connection that listens for notifications. When it is lost, a new one is made. */
export class Listener {
  readonly #options: ListenerOptions;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  /** Rejects if the first connection cannot be made. */
  async start(): Promise<void> {
    const client = new pg.Client(this.#options.config);
    this.#client = client;
    // An error without a listener would end the process; what is done about it is done on "end".
    client.on("error", this.#options.onTrouble);
    client.on("notification", ({ payload }) => {
      if (payload !== undefined) this.#options.onNotification(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await this.#check(client);
    } catch (fault) {
      hangUp(client);
      throw fault;
    }
    client.once("end", () => this.#lost(client));
    this.#checkLater(client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    if (client === undefined) return;
    const tooLong = setTimeout(() => hangUp(client), GOODBYE_MS);
    await client.end().catch(() => undefined);
    clearTimeout(tooLong);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#reconnect(FIRST_WAIT_MS);
  }

  #reconnect(wait: number): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(async () => {
      try {
        await this.start();
        if (this.#closed) await this.close();
      } catch (fault) {
        this.#options.onTrouble(fault as Error);
        this.#reconnect(Math.min(2 * wait, LONGEST_WAIT_MS));
      }
    }, wait);
  }

  #checkLater(client: pg.Client): void {
    this.#timer = setTimeout(async () => {
      try {
        await this.#check(client);
        if (!this.#closed && this.#client === client) this.#checkLater(client);
      } catch {
        hangUp(client);
        this.#lost(client);
      }
    }, CHECK_EVERY_MS);
    this.#timer.unref();
  }

  async #check(client: pg.Client): Promise<void> {
    const tooLong = setTimeout(() => hangUp(client), GIVE_UP_AFTER_MS);
    try {
      await this.#options.check(client);
    } finally {
      clearTimeout(tooLong);
    }
  }
}

/** Ends a connection without a goodbye, because there may be nobody at its other end. */
function hangUp(client: pg.Client): void {
  client.connection.stream.destroy();
}
