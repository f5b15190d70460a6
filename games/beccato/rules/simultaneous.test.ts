import {
  alarmOf,
  begin,
  enter,
  fastChance,
  type Standing,
  type Transition,
  type Watcher,
  watchersOf,
} from "@tavolata/kernel";
import type { MeasuredReaction } from "@tavolata/kernel/reactions";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { type Beccato, beccato } from "./index.ts";

describe("Of several shouts", () => {
  it("[BEC-18] the first ends the round, and everything stops when it is heard", () => {
    const table = tableWith().performs(2, "wink").coccode(3);
    table.settles();
    expect(table.state.players.every(({ gaze, act }) => gaze === null && act === null)).toBe(true);
    for (const move of [
      { type: "pass", card: "orloff" },
      { type: "perform", signal: "wink" },
      { type: "look", at: 1 },
      { type: "coccode" },
    ] as const) {
      expect(table.refusal(0, move)).toEqual({ code: "between-rounds", clause: "BEC-8" });
    }
    for (const watcher of watchersOf(4)) {
      const heard = table.heardBy(watcher).filter(({ type }) => type === "shouted");
      expect(heard).toMatchObject([{ seat: 3, shout: { type: "coccode" } }]);
    }
  });

  it("[BEC-18] nobody but the caller knows of one before all that count have come in", () => {
    const others: Watcher[] = [0, 1, 2, "spectator", "screen"];
    const [shouted, quiet] = [tableWith().waits(700).coccode(3), tableWith().waits(700)];
    const seenBy = ({ state, now }: typeof quiet, watcher: Watcher) => ({
      view: beccato.view(state, watcher),
      offers: beccato.moves(state, watcher as number, { now, actedAt: now }),
      refusal: beccato.refuse(
        state,
        watcher as number,
        { type: "beccato", accused: 3 },
        { now, actedAt: now },
      ),
    });
    for (const watcher of others) {
      expect(seenBy(shouted, watcher)).toEqual(seenBy(quiet, watcher));
      expect(shouted.heardBy(watcher)).toEqual(quiet.heardBy(watcher));
    }
    // They go on as if nothing were the matter.
    shouted.performs(1, "nod").passesOn();
    quiet.performs(1, "nod").passesOn();
    for (const watcher of others) expect(shouted.view(watcher)).toEqual(quiet.view(watcher));
    expect(shouted.view(3)).toMatchObject({ phase: "shouted", shouts: [{ seat: 3 }] });
    expect(shouted.offers(3)).toEqual(["takeBack"]);
  });

  it("[BEC-18] later ones are void, one from each player", () => {
    const table = tableWith().coccode(3);
    table.now += 31;
    table.chicchirichi(1);
    expect(table.refusal(3, { type: "chicchirichi" })).toMatchObject({ code: "shouted-already" });
    expect(table.refusal(1, { type: "beccato", accused: 0 })).toMatchObject({ code: "shouted-already" });
    expect(table.refusal(3, { type: "look", at: 1 })).toEqual({ code: "shout-on", clause: "BEC-18" });
    expect(table.settles()).toMatchObject({ seat: 3, late: [1] });
  });

  it("[BEC-18] the earlier shout counts, even if it comes in later", () => {
    const table = tableWith().waits(1000).beccato(3, 0);
    table.now += 60;
    table.chicchirichi(1, 120);
    expect(table.settles()).toMatchObject({ seat: 1, shout: { type: "chicchirichi" }, late: [3] });
  });

  it("[BEC-18] within the uncertainty Beccato goes before Coccodé before Chicchirichì", () => {
    const all = tableWith().chicchirichi(0).coccode(1);
    all.now += 30;
    all.beccato(3, 2);
    expect(all.settles()).toMatchObject({ seat: 3, late: [0, 1] });
    const two = tableWith().chicchirichi(0);
    two.now += 30;
    two.coccode(1);
    expect(two.settles()).toMatchObject({ seat: 1 });
  });

  it("[BEC-18] then the seat nearest to the dealer's left wins, and the dealer comes last", () => {
    const shouters = (dealer: number, ...seats: number[]) => {
      const table = tableWith({ dealer });
      for (const seat of seats) table.coccode(seat);
      return table.settles().seat;
    };
    expect(shouters(1, 0, 1, 2, 3)).toBe(2);
    expect(shouters(1, 0, 1, 3)).toBe(3);
    expect(shouters(1, 1, 0)).toBe(0);
  });

  it("[BEC-18] where seating was drawn, nearest means as people sit", () => {
    const table = tableWith({ seats: 6, options: { teams: "drawn" }, seed: 6, dealer: 2 });
    for (const seat of [0, 1, 2, 3, 4, 5]) table.coccode(seat);
    const { places } = table.state;
    expect(table.settles().seat).toBe(places[(places.indexOf(2) + 1) % 6]);
  });

  it("[BEC-18] hands count as they were when the shout was made, however late it comes in", () => {
    const passed = () =>
      tableWith({ hands: ["OOOG"] })
        .waits(1000)
        .passes("O");
    const before = passed();
    before.now += 60;
    before.coccode(2, undefined, 61);
    expect(before.settles()).toMatchObject({ right: true, tris: ["orloff"] });
    expect(before.state).toMatchObject({ passes: 0, lastPass: null });
    const after = passed();
    after.now += 60;
    after.coccode(2, undefined, 60);
    expect(after.settles(), "a card passed in the same millisecond has changed hands").toMatchObject({
      right: false,
    });
    expect(after.state.passes).toBe(1);
  });

  it("[BEC-18] of two shouts, the hands of the one that counts", () => {
    const table = tableWith({ hands: ["OOOG"] })
      .waits(1000)
      .passes("O");
    table.now += 60;
    table.beccato(1, 2);
    table.now += 40;
    table.coccode(2, undefined, 101);
    expect(table.settles()).toMatchObject({ seat: 2, right: true });
  });

  it("[BEC-18] nothing is kept of cards that were passed too long ago for any shout", () => {
    const table = tableWith().waits(1000).passesOn(3);
    expect(table.state.trail).toHaveLength(3);
    table.waits(250).passesOn();
    expect(table.state.trail).toHaveLength(4);
    table.waits(1).passesOn();
    expect(table.state.trail).toHaveLength(2);
    for (const watcher of watchersOf(4)) expect(table.view(watcher)).not.toHaveProperty("trail");
  });

  it("[BEC-18] a card that goes into the imaginary hand while a shout is held comes back", () => {
    const table = tableWith({ seats: 5, dealer: 4, hands: ["", "", "", "", "OGPL"], imaginary: "SSM" }).waits(
      1000,
    );
    const before = {
      hands: table.state.players.map(({ hand }) => [...hand]),
      imaginary: ["sultano", "sultano", "moroseta"],
    };
    table.coccode(1);
    table.now += 1;
    table.passes("O");
    expect(table.state.lastPass).toMatchObject({ to: "imaginary" });
    table.settles();
    expect(table.state.imaginary).toEqual(before.imaginary);
    expect(table.state.players.map(({ hand }) => hand)).toEqual(before.hands);
    expect(table.state).toMatchObject({ passes: 0, lastPass: null });
  });

  it("[BEC-18] cards passed after it has come in count as not passed", () => {
    const table = tableWith({ hands: ["OOOG"] })
      .waits(1000)
      .coccode(2);
    const before = table.state.players.map(({ hand }) => [...hand]);
    table.now += 1;
    table.passes("O");
    expect(table.settles()).toMatchObject({ right: true, tris: ["orloff"] });
    expect(table.state.players.map(({ hand }) => hand)).toEqual(before);
    expect(table.state).toMatchObject({ passes: 0, lastPass: null });
  });

  it("[BEC-18] [BEC-36] a round in which somebody has shouted cannot become void", () => {
    const table = tableWith();
    while (table.state.passes < 12 * 4 - 1) table.passesOn();
    table.coccode(0).passesOn();
    expect(table.state.phase).toBe("round");
    expect(table.settles()).toMatchObject({ seat: 0 });
  });

  it("[BEC-18] what was shouted before the deal is no shout", () => {
    const table = tableWith();
    expect(table.refusal(1, { type: "coccode" }, table.now - 1)).toEqual({
      code: "before-the-deal",
      clause: "BEC-18",
    });
    expect(table.refusal(1, { type: "coccode" }, table.now)).toBeUndefined();
  });

  it("[BEC-18] around one table only the connection's way back is made good", () => {
    const table = tableWith({ options: { table: "oneTable" } });
    table.now += 1000;
    table.coccode(1);
    table.now += 60;
    table.coccode(2, undefined, 100);
    expect(table.state.shouts[1]!.at - table.state.shouts[0]!.at).toBe(10);
    expect(table.settles().seat).toBe(1);
  });
});

describe("A shout that is taken back", () => {
  it("[BEC-18] has never been made, and its caller must draw breath for a second", () => {
    const table = tableWith().waits(1000).coccode(3);
    table.now += 200;
    table.moves(3, { type: "takeBack" });
    expect(table.state).toMatchObject({ phase: "round", shouts: [], stopped: null });
    expect(table.view(3)).toMatchObject({ phase: "round", own: { hushedUntil: table.now + 1000 } });
    expect(table.refusal(3, { type: "chicchirichi" })).toEqual({ code: "out-of-breath", clause: "BEC-18" });
    expect(table.offers(3)).not.toContain("coccode");
    table.waits(1000);
    expect(table.refusal(3, { type: "chicchirichi" })).toBeUndefined();
    for (const watcher of [0, 1, 2, "spectator"] as const) {
      expect(table.heardBy(watcher).filter(({ type }) => type === "shouted" || type === "tookBack")).toEqual(
        [],
      );
    }
  });

  it("[BEC-18] leaves the cards as they went on", () => {
    const table = tableWith().waits(1000).coccode(3).passesOn();
    table.now += 100;
    table.moves(3, { type: "takeBack" }).waits(5000);
    expect(table.state.passes).toBe(1);
  });

  it("[BEC-18] leaves those of others, which are settled in their own time", () => {
    const table = tableWith().waits(1000).coccode(3);
    table.now += 100;
    table.coccode(1);
    const at = table.now;
    table.now += 50;
    table.moves(3, { type: "takeBack" });
    expect(table.alarm).toBe(at + 260 + 30 + 150 + 100);
    expect(table.settles()).toMatchObject({ seat: 1, late: [] });
  });

  it("[BEC-18] only by its caller, and only for a moment", () => {
    const NOTHING = { code: "nothing-to-take-back", clause: "BEC-18" };
    const table = tableWith().waits(1000);
    expect(table.refusal(3, { type: "takeBack" })).toEqual(NOTHING);
    table.coccode(3);
    expect(table.refusal(1, { type: "takeBack" })).toEqual(NOTHING);
    table.now += 260 + 150 + 100;
    expect(table.refusal(3, { type: "takeBack" })).toBeUndefined();
    table.now += 1;
    expect(table.refusal(3, { type: "takeBack" })).toEqual(NOTHING);
  });
});

describe("Over the wire", () => {
  const CHANCE = fastChance(4);

  interface Arriving {
    at: number;
    by: number;
    reaction?: MeasuredReaction;
  }

  function taken(transition: ReturnType<typeof begin<Beccato>>): Transition<Beccato> {
    if (transition.refused !== undefined) throw new Error(`refused: ${transition.refused.code}`);
    return transition;
  }

  function shouts(...all: Arriving[]): Standing<Beccato> {
    let { standing } = taken(begin(beccato, { seats: 4, options: DEFAULTS }, 0, CHANCE));
    for (const { at, by, reaction } of all) {
      const input = { seq: standing.seq + 1, at, by, move: { type: "coccode" } } as const;
      const measured = reaction === undefined ? input : { ...input, reaction };
      standing = taken(enter(beccato, standing, measured, CHANCE)).standing;
    }
    while (standing.state.outcome === null) {
      const at = alarmOf(beccato, standing)!;
      const ring = { seq: standing.seq + 1, at, by: "clock", move: { type: "ring" } } as const;
      standing = taken(enter(beccato, standing, ring, CHANCE)).standing;
    }
    return standing;
  }

  it("[BEC-18] a claim that the connection's delay can explain counts as it is", () => {
    const { state } = shouts(
      { at: 5000, by: 1 },
      { at: 5040, by: 2, reaction: { claimed: 880, elapsed: 1000, roundTrip: 110 } },
    );
    expect(state.outcome).toMatchObject({ seat: 2, late: [1] });
  });

  it("[BEC-18] a forged claim gains no more than the credit", () => {
    const { state } = shouts(
      { at: 5000, by: 1 },
      { at: 5140, by: 2, reaction: { claimed: 1, elapsed: 1000, roundTrip: 9000 } },
    );
    expect(state.shouts.map(({ at }) => at)).toEqual([5000, 4990]);
  });

  it("[BEC-18] what the house held back counts against nobody", () => {
    const { state } = shouts(
      { at: 5000, by: 1 },
      { at: 5200, by: 2, reaction: { claimed: 850, elapsed: 1000, roundTrip: 200, held: 120 } },
    );
    expect(state.outcome).toMatchObject({ seat: 2, late: [1] });
  });

  it("[BEC-18] the table waits only as long as an earlier shout may still come in", () => {
    const table = tableWith({ options: { table: "oneTable" } }).coccode(1);
    expect(table.alarm! - table.now).toBe(260 + DEFAULTS.tieMs + DEFAULTS.lagCreditMs + 100);
  });
});
