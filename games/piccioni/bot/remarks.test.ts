import { heard, PHRASES } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import type { Event } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { BOTS } from "./index.ts";
import { remark } from "./remarks.ts";

describe("What bots say", () => {
  it("is about what happens to them, or to everybody", () => {
    const both = (event: Event) => [remark(event, 0), remark(event, 1)];
    expect(both({ type: "scared", pigeons: ["grasso-1"], to: 1 })).toEqual([undefined, "ouch"]);
    expect(both({ type: "scared", pigeons: ["grasso-1"], to: null })).toEqual([undefined, undefined]);
    expect(both({ type: "glided", pigeon: "grasso-1", to: 0 })).toEqual(["unlucky", undefined]);
    expect(both({ type: "assigned", card: "guano-1", seat: 1 })).toEqual([undefined, "no-way"]);
    expect(both({ type: "redirected", card: "guano-1", to: 0 })).toEqual(["no-way", undefined]);
    expect(both({ type: "returned", seat: 1, pigeon: "infame-1" })).toEqual([undefined, "lucky"]);
    expect(both({ type: "finalPhase", trigger: 0 })).toEqual([undefined, "come-on"]);
    expect(both({ type: "finalPhaseStops" })).toEqual(["phew", "phew"]);
    expect(both({ type: "overflows", place: "strada" })).toEqual(["wow", "wow"]);
    const flock = (pigeons: number) => remark({ type: "flock", seat: 0, pigeons }, 1);
    expect([flock(3), flock(4)]).toEqual([undefined, "watch-out"]);
    expect(
      both({ type: "gameOver", endedBy: "finalPhase", trophies: [], places: [2, 1], scores: [1, 2] }),
    ).toEqual(["well-played", "good-game"]);
  });

  it("is one of the phrases, said by every bot now and then, and not all the time", () => {
    const said: string[] = [];
    let told = 0;
    for (const { told: events } of randomPlay({ seats: 3, options: DEFAULTS }, 6, 2000)) {
      for (const event of heard(events, "spectator")) {
        told += 1;
        const phrase = BOTS[0]!.remark?.(event, 1);
        if (phrase !== undefined) said.push(phrase);
      }
    }
    expect(PHRASES).toEqual(expect.arrayContaining([...new Set(said)]));
    expect(said).toContain("hello");
    expect(said.length).toBeGreaterThan(5);
    expect(said.length).toBeLessThan(told / 4);
    for (const bot of BOTS) expect(bot.remark).toBe(remark);
  });
});
