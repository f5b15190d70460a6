import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { openCommits } from "./postgres-thread.ts";
import { openFile } from "./sqlite-thread.ts";
import type { Answer, Call, Calls, Fault, ThreadMessage, Work } from "./thread-messages.ts";

async function serve(work: Work, port: MessagePort): Promise<void> {
  const post = (message: ThreadMessage) => port.postMessage(message);
  const calls: Calls =
    work.kind === "sqlite"
      ? { ...(await openFile(work)) }
      : { ...openCommits(work, (fault) => post({ trouble: describe(fault) })) };
  let answers: Answer[] = [];
  // What is ready by the end of this turn goes back together, as it came.
  const send = () => {
    const ready = answers;
    answers = [];
    post({ answers: ready });
    // The answer goes through the port, so the port is closed after it.
    if (closed) setImmediate(() => port.close());
  };
  let closed = false;
  const answer = (one: Answer) => {
    answers.push(one);
    if (answers.length === 1) setImmediate(send);
  };
  port.on("message", (asked: readonly Call[]) => {
    for (const { id, name, args } of asked) {
      const call = calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
      call(...args).then(
        (value) => {
          if (name === "close") closed = true;
          answer({ id, value });
        },
        (fault) => answer({ id, fault: describe(fault) }),
      );
    }
  });
  post({ opened: true });
}

function describe(fault: unknown): Fault {
  if (!(fault instanceof Error)) return { message: String(fault) };
  const { message } = fault;
  return "code" in fault ? { message, code: String(fault.code) } : { message };
}

const port = parentPort;
if (port === null) throw new Error("this is a worker");
await serve(workerData as Work, port).catch((fault) => {
  port.postMessage({ opened: false, fault: describe(fault) } satisfies ThreadMessage);
});
