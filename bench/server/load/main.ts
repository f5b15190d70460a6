import { setTimeout as sleep } from "node:timers/promises";
import { answerCalls } from "../calls.ts";
import { boardgameDialect } from "./boardgame.ts";
import { echoDialect } from "./echo.ts";
import { type Measured, Meter } from "./meter.ts";
import type { Dialect, LoadTable } from "./table.ts";
import { tavolataDialect } from "./tavolata.ts";

export interface OpenOrder {
  readonly language: "tavolata" | "boardgame.io" | "echo";
  readonly port: number;
  readonly tables: number;
  /** The size of a move that is sent to the echo server. */
  readonly moveBytes: number;
}

/** What the load generator can be asked to do. */
export type LoadCalls = {
  open(order: OpenOrder): Promise<void>;
  /** Lets this many of the tables play; the others stay connected. */
  startPlaying(active: number): void;
  startMeasuring(): void;
  measured(): Measured;
  stopPlaying(): Promise<void>;
  close(): void;
};

const OPENED_AT_ONCE = 16;
const CHECK_EVERY_MS = 20;
const STUCK_AFTER_MS = 10_000;

const meter = new Meter();
let tables: LoadTable[] = [];

answerCalls({
  async open({ language, port, tables: count, moveBytes }) {
    const dialect = dialectOf(language, moveBytes);
    let next = 0;
    const opener = async () => {
      while (next < count) tables.push(await dialect.open(port, next++, meter));
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, opener));
  },
  startPlaying(active) {
    for (const table of tables.slice(0, active)) table.setActive(true);
  },
  startMeasuring: () => meter.start(),
  measured: () => meter.read(),
  async stopPlaying() {
    for (const table of tables) table.setActive(false);
    const since = performance.now();
    while (!tables.every((table) => table.isQuiet())) {
      if (performance.now() - since > STUCK_AFTER_MS) throw new Error("moves were never answered");
      await sleep(CHECK_EVERY_MS);
    }
  },
  close() {
    for (const table of tables) table.close();
    tables = [];
  },
} satisfies LoadCalls);

function dialectOf(language: OpenOrder["language"], moveBytes: number): Dialect {
  if (language === "tavolata") return tavolataDialect();
  return language === "echo" ? echoDialect(moveBytes) : boardgameDialect();
}
