import { checkRecord } from "./check.ts";

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener("message", async ({ data }) => {
  try {
    self.postMessage({ outcome: await checkRecord(data) });
  } catch (fault) {
    self.postMessage({ fault: String(fault) });
  }
});
