import type { AnyBot, Pause } from "@tavolata/bots";
import type { AnyGame } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import type { GameAtTables } from "../table-game.ts";
import { botTurns } from "./due.ts";
import type { TableState } from "./state.ts";
import type { Pace } from "./thinking-time.ts";

const SINCE = 1_000_000;
const SLOW: Pause = { least: 8000, most: 9000 };

/** What a spectator sees is all that the bot goes by. */
const rules = {
  version: 1,
  view: (state: object, watcher: unknown) => ({ ...state, watcher }),
} as unknown as AnyGame;

const bot = {
  name: "plain",
  levels: ["easy", "strong"],
  pauseAt: ({ watcher, begins }: { watcher: unknown; begins: boolean }, level: string) =>
    watcher === "spectator" && begins && level === "easy" ? SLOW : undefined,
} as unknown as AnyBot;

/** How long the table waits for a bot on the only seat. */
function waits(name: string, pace: Pace, { begins = true, version = 1 } = {}): number {
  const state = {
    room: { chairs: [{ bot: name }], settings: { pace } },
    play: {
      begun: { id: "game", chairs: [0] },
      standing: { version, state: { begins }, clock: { pausedAt: null } },
      over: false,
      decisions: [3],
      awaitedSince: [SINCE],
    },
  } as unknown as TableState;
  const [turn] = botTurns(state, { rules, bots: [bot] } as GameAtTables);
  if (turn === undefined) throw new Error("nobody is waited for");
  return turn.at - SINCE;
}

describe("How long a table waits for a bot", () => {
  it("is what the bot says of what a spectator sees, by its level", () => {
    expect(waits("plain:easy", "human")).toBeGreaterThanOrEqual(SLOW.least);
    expect(waits("plain:easy", "human")).toBeLessThanOrEqual(SLOW.most);
    expect(waits("plain:strong", "human")).toBeLessThanOrEqual(4000);
  });

  it("is the usual time where the bot says nothing, at a quick table, and before a game in play is taken over", () => {
    expect(waits("plain:easy", "human", { begins: false })).toBeLessThanOrEqual(4000);
    expect(waits("plain:easy", "quick")).toBeLessThanOrEqual(400);
    expect(waits("plain:easy", "human", { version: 0 })).toBeLessThanOrEqual(4000);
  });
});
