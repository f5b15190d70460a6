import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";
import type { BackupSettings } from "../config.ts";
import { faultFields, type Logger } from "../logger.ts";

/** Also asks whether it is time after the machine has slept, and never waits longer than a timer can. */
const LOOK_EVERY_MS = 60_000;
const TRY_AGAIN_AFTER_MS = 15 * 60_000;
/** Only what has such a name is ever taken away. */
const NAME = /^tavolata-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** Makes a copy in a new file. */
export type Copy = (to: string) => Promise<void>;

/** Copies the database of a data folder in a thread of its own. */
export function copyOf(dataFolder: string): Copy {
  return (to) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./backup-worker.mjs", import.meta.url), {
        workerData: { folder: dataFolder, to },
      });
      worker.once("error", reject);
      worker.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`it ended with ${code}`))));
    });
}

/**
 * Backs the house up whenever somebody wants it, and by itself from time to time if it is told to: the first time at once
 * if there is no backup yet, or if it is due.
 */
export class Backups {
  readonly #settings: BackupSettings;
  readonly #copy: Copy;
  readonly #logger: Logger;
  readonly #timer: NodeJS.Timeout | undefined;
  #under: Promise<boolean> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(settings: BackupSettings, copy: Copy, logger: Logger) {
    this.#settings = settings;
    this.#copy = copy;
    this.#logger = logger;
    if (settings.everyMs === undefined) return;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
    this.#look();
  }

  get everyMs(): number | undefined {
    return this.#settings.everyMs;
  }

  newest(): { readonly at: number; readonly bytes: number } | undefined {
    const name = this.#names().at(-1);
    const at = name === undefined ? undefined : timeIn(name);
    if (name === undefined || at === undefined) return undefined;
    return { at, bytes: statSync(path.join(this.#settings.folder, name)).size };
  }

  count(): number {
    return this.#names().length;
  }

  isUnderWay(): boolean {
    return this.#under !== undefined;
  }

  /** Makes one, unless one is being made already. Returns whether there is a new one. */
  makeNow(): Promise<boolean> {
    this.#under ??= this.#make(Date.now()).finally(() => {
      this.#under = undefined;
    });
    return this.#under;
  }

  /** When the newest backup was made, in milliseconds since 1970; undefined if there is none. */
  last(): number | undefined {
    const newest = this.#names().at(-1);
    return newest === undefined ? undefined : timeIn(newest);
  }

  /** Waits for one that is being made. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#under;
  }

  #look(): void {
    const now = Date.now();
    const { everyMs = Number.POSITIVE_INFINITY } = this.#settings;
    const isDue = now - (this.last() ?? Number.NEGATIVE_INFINITY) >= everyMs;
    if (isDue && now - this.#failedAt >= TRY_AGAIN_AFTER_MS) void this.makeNow();
  }

  async #make(now: number): Promise<boolean> {
    const file = path.join(this.#settings.folder, nameFor(now));
    try {
      await this.#copy(file);
      this.#logger("info", "backup made", { file, bytes: statSync(file).size, ms: Date.now() - now });
      for (const name of this.#names().slice(0, -this.#settings.keep)) {
        rmSync(path.join(this.#settings.folder, name));
      }
      return true;
    } catch (fault) {
      this.#failedAt = now;
      this.#logger("error", "backup failed", faultFields(fault));
      return false;
    }
  }

  /** The oldest first. */
  #names(): string[] {
    const { folder } = this.#settings;
    return existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => NAME.test(name))
          .sort()
      : [];
  }
}

function nameFor(time: number): string {
  return `tavolata-${new Date(time).toISOString().slice(0, 19).replaceAll(":", "-")}Z.db`;
}

function timeIn(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}
