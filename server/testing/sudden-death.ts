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

Worker.prototype.postMessage = new Proxy(postMessage, {
  apply(_, worker: Worker, [call, ...rest]: [Call]) {
    const isIt = call.name === "commit" && JSON.stringify(call.args).includes(word);
    if (isIt && when === "before") die();
    if (isIt && when === "after") worker.on("message", (answer: Call) => answer.id === call.id && die());
    Reflect.apply(postMessage, worker, [call, ...rest]);
    if (!isIt || when === "before" || when === "after") return;
    // The thread works on while this one stands still.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(when));
    die();
  },
});
