import { Worker } from "node:worker_threads";
import type { Answer, Call, Calls, Fault, ThreadMessage, Work } from "./thread-messages.ts";

interface PendingCall {
  readonly resolve: (value: never) => void;
  readonly reject: (fault: Error) => void;
}

/** The main thread's end of a thread that works with a database, so that the main thread never waits for one. */
export class DatabaseThread<Offered extends Calls> {
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  readonly #worker: Worker;
  readonly #onTrouble: (fault: Error) => void;
  readonly #pending = new Map<number, PendingCall>();
  #lastId = 0;
  #fault: Error | undefined;

  constructor(work: Work, onTrouble: (fault: Error) => void = () => {}) {
    this.#onTrouble = onTrouble;
    this.#worker = new Worker(new URL("./store-worker.mjs", import.meta.url), {
      workerData: work,
      execArgv: [],
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on("message", (message: ThreadMessage) => {
        if ("opened" in message) {
          if (message.fault === undefined) resolve();
          else reject(errorOf(message.fault));
        } else this.#receive(message);
      });
      this.#worker.once("error", reject);
      this.#worker.once("exit", () => reject(new Error("the thread of the database has ended")));
    });
    this.#worker.on("error", (fault) => this.#fail(fault));
    this.ended = new Promise((resolve) => {
      this.#worker.once("exit", () => {
        this.#fail(new Error("the store is closed"));
        resolve();
      });
    });
  }

  call<Name extends keyof Offered & string>(
    name: Name,
    args: Parameters<Offered[Name]>,
  ): ReturnType<Offered[Name]> {
    const answer = new Promise<never>((resolve, reject) => {
      if (this.#fault !== undefined) return reject(this.#fault);
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, args } satisfies Call);
    });
    return answer as unknown as ReturnType<Offered[Name]>;
  }

  #receive(message: Answer | { readonly trouble: Fault }): void {
    if ("trouble" in message) {
      this.#onTrouble(errorOf(message.trouble));
      return;
    }
    const call = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if ("fault" in message) call?.reject(errorOf(message.fault));
    else call?.resolve(message.value as never);
  }

  /** Nobody is there to answer any more. */
  #fail(fault: Error): void {
    this.#fault ??= fault;
    for (const { reject } of this.#pending.values()) reject(this.#fault);
    this.#pending.clear();
  }
}

function errorOf({ message, code }: Fault): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
