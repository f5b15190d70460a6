import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { openCommits } from "./postgres-thread.ts";
import { openFile } from "./sqlite-thread.ts";
import type { Call, Calls, Fault, ThreadMessage, Work } from "./thread-messages.ts";

async function serve(work: Work, port: MessagePort): Promise<void> {
  const post = (message: ThreadMessage) => port.postMessage(message);
  const calls: Calls =
    work.kind === "sqlite"
      ? { ...(await openFile(work)) }
      : { ...openCommits(work, (fault) => post({ trouble: describe(fault) })) };
  port.on("message", ({ id, name, args }: Call) => {
    const call = calls[name] as (...args: readonly unknown[]) => Promise<unknown>;
    call(...args).then(
      (value) => {
        post({ id, value });
        // The answer goes through the port, so the port is closed after it.
        if (name === "close") setImmediate(() => port.close());
      },
      (fault) => post({ id, fault: describe(fault) }),
    );
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
