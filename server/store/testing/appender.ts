import { openSqlite } from "../sqlite.ts";

/**
 * A process for tests that kill it: appends to a few logs as fast as it can and prints `log seq` when, and only when,
 * an append is answered. It goes on where it was stopped.
 */
const LOGS = 8;

const folder = process.argv[2];
if (folder === undefined) throw new Error("a folder is missing");
const store = await openSqlite({ folder });
console.log("open");

async function appendFor(log: string): Promise<void> {
  for (let seq = (await store.read(log, 0)).length; ; seq++) {
    const write = {
      log,
      seq,
      at: store.now(),
      steps: JSON.stringify("x".repeat(400)),
      told: "[]",
      alarm: seq,
    };
    const { done } = await store.append({ writes: [write] });
    if (!done) throw new Error("nobody else could have written this");
    // Written at once, because the other end of a pipe only sees what has left this process.
    process.stdout.write(`${log} ${seq}\n`);
  }
}

await Promise.all(Array.from({ length: LOGS }, (_, index) => appendFor(`log-${index}`)));
