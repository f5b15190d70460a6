import { PHRASES, type Seat } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import type { Event } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { BOTS } from "./index.ts";

const say = (name: string, event: Event | undefined, seat: Seat) => {
  if (event === undefined) throw new Error("nothing was told");
  return BOTS.find((bot) => bot.name === name)?.remark?.(event, seat);
};

describe("What bots remark on", () => {
  it("[BES-26] a bestia, each in its own way, and never with a bestia of zero", () => {
    const hand = { hands: ["2D 2C 2B", "AS 3S RS"], trump: "4S" };
    const story = (credits: number[]) =>
      tableWith({ ...hand, credits })
        .isServed(0, 1)
        .plays("1:AS", "0:2C", "1:3S", "0:2B", "1:RS", "0:2D")
        .last("handOver");
    const over = story([500, 500]);
    const names = ["maestro", "regular", "seasoned", "bold", "wary"];
    expect(names.map((name) => say(name, over, 0))).toEqual([undefined, "ouch", "unlucky", "no-way", "ouch"]);
    expect(names.map((name) => say(name, over, 1))).toEqual([
      undefined,
      undefined,
      undefined,
      "come-on",
      undefined,
    ]);
    const free = story([500, 5]);
    expect(say("regular", free, 0)).toBe("well-played");
  });

  it("[BES-24] a pot that one alone takes, and one that stays", () => {
    const alone = tableWith({ seats: 3 }).isServed(1).passes(0, 2, 0, 2).last("handOver");
    expect([say("regular", alone, 1), say("regular", alone, 0)]).toEqual(["thanks", undefined]);
    const nobody = tableWith({ seats: 3 }).passes(1, 0, 2, 1, 0, 2).last("handOver");
    expect([say("bold", nobody, 0), say("wary", nobody, 1), say("maestro", nobody, 1)]).toEqual([
      "come-on",
      "watch-out",
      undefined,
    ]);
  });

  it("[BES-18] others who come in blind, not themselves", () => {
    const blind = tableWith({ seats: 3 })
      .passes(1)
      .isServed(0, 2)
      .comesInBlind(1)
      .heardBy("spectator")
      .find(({ type }) => type === "blind") as Event;
    expect([say("seasoned", blind, 0), say("seasoned", blind, 1)]).toEqual(["watch-out", undefined]);
  });

  it("[BES-26] a narrow escape, and somebody else's bad luck", () => {
    const hands = ["4D 5C AB", "4B 5D AC", "7C 6B AD", "2D 2C 2B"];
    const table = tableWith({ hands, trump: "6S", dealer: 3 }).isServed(1, 0, 3, 2);
    table.plays("2:AD", "1:5D", "0:4D", "3:2D", "2:7C", "1:AC", "0:5C", "3:2C");
    const over = table.plays("1:4B", "0:AB", "3:2B", "2:6B").last("handOver");
    expect([say("maestro", over, 0), say("regular", over, 0), say("wary", over, 3)]).toEqual([
      "phew",
      "unlucky",
      "ouch",
    ]);
  });

  it("[BES-33] [BES-34] who comes, and the end", () => {
    const sat: Event = { type: "sat", seat: 2, chips: 1000 };
    expect([say("maestro", sat, 1), say("maestro", sat, 2), say("bold", sat, 1)]).toEqual([
      "hello",
      undefined,
      undefined,
    ]);
    const out: Event = { type: "eliminated", seat: 2, hand: 4 };
    expect([say("bold", out, 2), say("bold", out, 1)]).toEqual(["good-game", undefined]);
  });

  it("[BES-39] are only ready phrases, about what a spectator is told", () => {
    const said = new Set<string>();
    for (const seed of [1, 2, 3]) {
      for (const { told } of randomPlay({ seats: 4, options: { ...DEFAULTS, hands: 8 } }, seed, 300)) {
        for (const { event } of told) {
          if (event === undefined) continue;
          for (const bot of BOTS) {
            const phrase = bot.remark?.(event as Event, 1);
            if (phrase !== undefined) said.add(phrase);
          }
        }
      }
    }
    expect(said.size).toBeGreaterThan(5);
    expect([...said].filter((phrase) => !(PHRASES as readonly string[]).includes(phrase))).toEqual([]);
  });
});
