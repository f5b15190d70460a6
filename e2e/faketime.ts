import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export const FAKETIME_PACKAGE = "libfaketime";

/** The library that makes a process believe in another time; undefined if it is not installed. */
export function findFaketime(): string | undefined {
  if (!existsSync("/usr/lib")) return undefined;
  return readdirSync("/usr/lib")
    .map((folder) => `/usr/lib/${folder}/faketime/libfaketimeMT.so.1`)
    .find((place) => existsSync(place));
}

/** The clock of a machine, for processes that are started with its environment. Their stopwatches run as ever. */
export class SettableClock {
  private constructor(
    private readonly folder: string,
    private readonly library: string,
  ) {}

  static async make(): Promise<SettableClock> {
    const library = findFaketime();
    if (library === undefined) throw new Error(`this needs Debian's ${FAKETIME_PACKAGE}`);
    const clock = new SettableClock(await mkdtemp(path.join(tmpdir(), "tavolata-clock-")), library);
    await clock.set(0);
    return clock;
  }

  get env(): Record<string, string> {
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
  }

  /** Sets it to so many seconds after the real time. */
  async set(seconds: number): Promise<void> {
    await writeFile(this.file, `${seconds < 0 ? "" : "+"}${seconds}\n`);
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  private get file(): string {
    return path.join(this.folder, "offset");
  }
}
