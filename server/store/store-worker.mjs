// Node 20 does not read TypeScript, and a worker does not inherit the loader of the thread that starts it.
import { register } from "tsx/esm/api";
// Hundreds of files: imported before the loader is there, they need not go through it.
import "kysely";

register();
await import("./worker.ts");
