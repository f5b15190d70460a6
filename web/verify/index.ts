import type { Outcome } from "./outcome.ts";

export type { Outcome } from "./outcome.ts";

/** Checks a finished game on this device, in a thread of its own: a long game must not freeze the page. */
export function checkGame(record: unknown): Promise<Outcome> {
  return new Promise<Outcome>((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<{ outcome?: Outcome; fault?: string }>) => {
      worker.terminate();
      if (data.outcome === undefined) reject(new Error(data.fault));
      else resolve(data.outcome);
    });
    worker.addEventListener("error", () => {
      worker.terminate();
      reject(new Error("the thread that checks could not run"));
    });
    worker.postMessage(record);
  });
}
