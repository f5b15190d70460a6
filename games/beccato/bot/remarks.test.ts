import { describe, expect, it } from "vitest";
import type { Event } from "../rules/index.ts";
import { BOTS } from "./index.ts";
import { remarkOn } from "./remarks.ts";

const BECCATO: Extract<Event, { type: "settled" }> = {
  type: "settled",
  seat: 0,
  shout: { type: "beccato", accused: 1 },
  right: true,
  late: [2],
  tris: ["orloff"],
  gains: [],
  clause: "BEC-13",
  hands: [],
};

describe("What bots say", () => {
  it("is about what everybody has heard: who was caught, who was wrong, who was late", () => {
    const said = (event: Event) => [0, 1, 2, 3].map((seat) => remarkOn(event, seat));
    expect(said(BECCATO)).toEqual([undefined, "ouch", "no-way", undefined]);
    expect(said({ ...BECCATO, right: false, late: [] })).toEqual(["unlucky", "phew", undefined, undefined]);
    expect(said({ ...BECCATO, shout: { type: "chicchirichi" }, late: [] })).toEqual([
      undefined,
      "wow",
      "wow",
      "wow",
    ]);
    expect(said({ ...BECCATO, seat: null, shout: null })).toEqual(Array(4).fill(undefined));
  });

  it("is never said in a round, nor about anything that not everybody knows", () => {
    const secret: Event[] = [
      { type: "performs", seat: 0, what: "wink", until: 0, idle: false },
      { type: "seen", seat: 1, what: "wink" },
      { type: "heard", seat: 1, kind: "sound" },
      { type: "stirs", seat: 1 },
      { type: "dealt", seat: 0, hand: ["orloff", "orloff", "orloff"] },
      { type: "signal", team: 0, entry: null, row: ["wink"] },
      { type: "said", seat: 0, word: "change" },
      { type: "shouted", seat: 0, shout: { type: "coccode" }, at: 0 },
    ];
    for (const event of secret) expect(remarkOn(event, 0)).toBeUndefined();
    for (const bot of BOTS) expect(bot.remark).toBe(remarkOn);
  });
});
