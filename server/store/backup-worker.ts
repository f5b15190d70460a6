import { workerData } from "node:worker_threads";
import { backup } from "./backup.ts";

/** A thread that makes one backup: copying and checking keep it busy for a while, and nobody should wait for that. */
const { folder, to } = workerData as { folder: string; to: string };
backup(folder, to);
