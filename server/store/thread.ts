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
  /** What is asked in one turn of the event loop goes to the thread together: a message costs more than many a query. */
  #unsent: Call[] = [];
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
      this.#unsent.push({ id, name, args });
      if (this.#unsent.length === 1) setImmediate(() => this.#send());
    });
    return answer as unknown as ReturnType<Offered[Name]>;
  }

  /** For what the whole house waits for. */
  callNow<Name extends keyof Offered & string>(
    name: Name,
    args: Parameters<Offered[Name]>,
  ): ReturnType<Offered[Name]> {
    const answer = this.call(name, args);
    this.#send();
    return answer;
  }

  #send(): void {
    if (this.#unsent.length === 0) return;
    const calls = this.#unsent;
    this.#unsent = [];
    try {
      this.#worker.postMessage(calls);
    } catch {
      // One of them is no plain data, and the others are not to blame.
      for (const call of calls) this.#sendAlone(call);
    }
  }

  #sendAlone(call: Call): void {
    try {
      this.#worker.postMessage([call]);
    } catch (fault) {
      this.#pending.get(call.id)?.reject(fault as Error);
      this.#pending.delete(call.id);
    }
  }

  #receive(message: { readonly answers: readonly Answer[] } | { readonly trouble: Fault }): void {
    if ("trouble" in message) this.#onTrouble(errorOf(message.trouble));
    else for (const answer of message.answers) this.#settle(answer);
  }

  #settle(answer: Answer): void {
    const call = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    if ("fault" in answer) call?.reject(errorOf(answer.fault));
    else call?.resolve(answer.value as never);
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
