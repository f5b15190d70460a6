// Node 20 does not read TypeScript, and a worker does not inherit the loader of the thread that starts it.
import { register } from "tsx/esm/api";

register();
await import("./backup-worker.ts");
