import { Worker } from "node:worker_threads";

/**
 * Loaded before a server that is tested: it is killed at the first commit that has some word in it, before the thread of
 * the database hears of it, so many milliseconds after, or when it is durable and nobody has been told yet. DIES_AT is
 * "before word", "3 word" or "after word".
 */
const [when = "", word = ""] = (process.env.DIES_AT ?? "").split(" ");
const { postMessage } = Worker.prototype;

function die(): void {
  process.kill(process.pid, "SIGKILL");
}

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

interface Answers {
  readonly answers?: readonly { readonly id: number }[];
}

/** What the thread of the database is asked together. What other threads are told is nothing of the kind. */
function commitIn(asked: unknown): Call | undefined {
  if (!Array.isArray(asked)) return undefined;
  return (asked as Call[]).find(({ name, args }) => name === "commit" && JSON.stringify(args).includes(word));
}

Worker.prototype.postMessage = new Proxy(postMessage, {
  apply(_, worker: Worker, [asked, ...rest]: [unknown]) {
    const commit = commitIn(asked);
    if (commit !== undefined && when === "before") die();
    if (commit !== undefined && when === "after") {
      worker.on("message", ({ answers = [] }: Answers) => {
        if (answers.some(({ id }) => id === commit.id)) die();
      });
    }
    Reflect.apply(postMessage, worker, [asked, ...rest]);
    if (commit === undefined || when === "before" || when === "after") return;
    // The thread works on while this one stands still.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(when));
    die();
  },
});
