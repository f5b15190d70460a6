import { Worker } from "node:worker_threads";
import type { Answer, Call, Calls, Fault, Said, Work } from "./thread-messages.ts";

interface Asked {
  readonly resolve: (value: never) => void;
  readonly reject: (fault: Error) => void;
}

/** The main thread's end of a thread that writes to a database, so that the main thread never waits for one. */
export class DatabaseThread<Offered extends Calls> {
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  readonly #worker: Worker;
  readonly #onTrouble: (fault: Error) => void;
  readonly #asked = new Map<number, Asked>();
  #lastId = 0;
  #fault: Error | undefined;

  constructor(work: Work, onTrouble: (fault: Error) => void = () => {}) {
    this.#onTrouble = onTrouble;
    this.#worker = new Worker(new URL("./store-worker.mjs", import.meta.url), {
      workerData: work,
      execArgv: [],
    });
    this.ready = new Promise((resolve, reject) => {
      this.#worker.on("message", (said: Said) => {
        if ("opened" in said) {
          if (said.fault === undefined) resolve();
          else reject(errorOf(said.fault));
        } else this.#hear(said);
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
      this.#asked.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, args } satisfies Call);
    });
    return answer as unknown as ReturnType<Offered[Name]>;
  }

  #hear(said: Answer | { readonly trouble: Fault }): void {
    if ("trouble" in said) {
      this.#onTrouble(errorOf(said.trouble));
      return;
    }
    const asked = this.#asked.get(said.id);
    this.#asked.delete(said.id);
    if ("fault" in said) asked?.reject(errorOf(said.fault));
    else asked?.resolve(said.value as never);
  }

  /** Nobody is there to answer any more. */
  #fail(fault: Error): void {
    this.#fault ??= fault;
    for (const { reject } of this.#asked.values()) reject(this.#fault);
    this.#asked.clear();
  }
}

function errorOf({ message, code }: Fault): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
