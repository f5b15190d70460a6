import { begin, fastChance } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { bestia } from "./index.ts";

describe("Who plays a hand", () => {
  it("[BES-10] with a clear pot everybody plays who was seated when the hand before ended", () => {
    const table = tableWith({ seats: 4, options: { allPass: "dealer" } });
    table.house({ type: "stand", seat: 2 });
    expect(table.state.turn).toBe(1);
    table.passes(1, 0, 3, 1, 0, 3);
    expect(table.state).toMatchObject({ phase: "between", pot: 0 });
    table.rings();
    expect(table.eligible).toEqual([0, 1, 3]);
  });

  it("[BES-10] a player who sits down during a hand is in the next; one who comes after its end waits one more", () => {
    const table = tableWith({ seats: 4, dealt: false, options: { allPass: "dealer" } });
    table.house({ type: "stand", seat: 2 }).house({ type: "stand", seat: 3 }).rings();
    table.house({ type: "sit", seat: 2, chips: 2000 });
    table.passes(0, 1, 0, 1).house({ type: "sit", seat: 3, chips: 2000 }).rings();
    expect(table.eligible).toEqual([0, 1, 2]);
    while (table.state.phase !== "between") table.passes(table.state.turn!);
    table.rings();
    expect(table.eligible).toEqual([0, 1, 2, 3]);
  });

  it("[BES-10] at a table's first hand, everybody seated", () => {
    const opened = begin(bestia, { seats: 5, options: DEFAULTS }, 0, fastChance(1));
    if (opened.refused !== undefined) throw new Error(opened.refused.code);
    expect(opened.standing.state.players.every(({ eligible }) => eligible)).toBe(true);
  });

  it("[BES-10] and when otherwise there would not be two", () => {
    const table = tableWith({ seats: 3, dealt: false });
    for (const seat of [1, 2]) table.house({ type: "stand", seat });
    table.house({ type: "sit", seat: 2, chips: 1500 }).rings();
    expect(table.eligible).toEqual([0, 2]);
  });

  it("[BES-10] two who were there are enough to play without those who have just come", () => {
    const table = tableWith({ seats: 3, dealt: false });
    table.house({ type: "stand", seat: 2 }).house({ type: "sit", seat: 2, chips: 1500 }).rings();
    expect(table.eligible).toEqual([0, 1]);
  });

  it("[BES-11] with a running pot only those play who paid the ante of the hand before; the others are told why not", () => {
    const table = tableWith({ seats: 4, pot: 60, entitled: [0, 1, 3] });
    expect(table.eligible).toEqual([0, 1, 3]);
    expect(table.credits).toEqual([1990, 1990, 2000, 1990]);
    expect(table.refusal(2, { type: "served" })).toMatchObject({ code: "not-eligible", clause: "BES-10" });
  });

  it("[BES-11] a newcomer waits until the pot is clear", () => {
    const table = tableWith({ seats: 3, pot: 60, dealt: false });
    table.house({ type: "stand", seat: 1 }).house({ type: "sit", seat: 1, chips: 1000 }).rings();
    expect(table.eligible).toEqual([0, 2]);
    table.passes(0, 2, 0, 2).rings();
    expect(table.eligible).toEqual([0, 2]);
    table.isServed(2).passes(0, 0).rings();
    expect(table.state.initialPot).toBe(0);
    expect(table.eligible).toEqual([0, 1, 2]);
  });

  it("[BES-11] when all but one of those entitled have stood up, the last one takes the pot at once", () => {
    const table = tableWith({ seats: 4, pot: 60, entitled: [0, 1, 3], dealt: false });
    table.house({ type: "stand", seat: 3 });
    expect(table.state.pot).toBe(60);
    table.house({ type: "stand", seat: 0 });
    expect(table.last("potTaken")).toMatchObject({ seat: 1, pot: 60 });
    expect(table.credits).toEqual([0, 2060, 2000, 0]);
    expect(table.rings().eligible).toEqual([1, 2]);
  });

  it("[BES-11] with a clear pot the last one left has nothing to take", () => {
    const table = tableWith({ seats: 2, dealt: false }).house({ type: "stand", seat: 0 });
    expect(table.story.map(({ type }) => type)).toEqual(["stood"]);
  });

  it("[BES-11] or at the start of the hand, when the others have no credit left", () => {
    const table = tableWith({ credits: [0, 400, 500], pot: 60, entitled: [0, 1] });
    expect(table.eligible).toEqual([1, 2]);
    expect(table.credits).toEqual([0, 450, 490]);
  });

  it("[BES-11] when all of them leave after one hand, the last one to go takes the pot along", () => {
    const table = tableWith({ hands: ["2D 2C 2B", "AS 3S RS"], trump: "4S" }).isServed(0, 1);
    table.house({ type: "stand", seat: 0 }).house({ type: "stand", seat: 1 });
    expect(table.state).toMatchObject({ pot: 0, phase: "between" });
    expect(table.owed).toEqual([
      { type: "chipsOut", seat: 1, chips: 2010 },
      { type: "chipsOut", seat: 0, chips: 1990 },
    ]);
  });

  it("[BES-11] when none of those entitled is left, the pot is open to all seated", () => {
    const table = tableWith({ credits: [0, 0, 500, 400, 300], pot: 60, entitled: [0, 1], dealt: false });
    // Even to a player who has only just come.
    table.house({ type: "stand", seat: 4 }).house({ type: "sit", seat: 4, chips: 1000 }).rings();
    expect(table.eligible).toEqual([2, 3, 4]);
    expect(table.state).toMatchObject({ initialPot: 60, pot: 90 });
  });

  it("[BES-11] a table that waited is not stuck on a pot that only one player can play for", () => {
    const table = tableWith({ credits: [0, 0, 500], pot: 60, entitled: [0, 1] });
    expect(table.state).toMatchObject({ phase: "waiting", pot: 60 });
    table.house({ type: "topUp", seat: 0, chips: 1000 }).rings();
    expect(table.last("potTaken")).toMatchObject({ seat: 0, pot: 60 });
    expect(table.eligible).toEqual([0, 2]);
  });

  it("[BES-12] in a tournament a player with no chips before the ante is out, even after paying a bestia", () => {
    const options = { table: "tournament", levelMinutes: 5, stack: 40, ante: 10 } as const;
    const table = tableWith({
      hands: ["2D 2C 2B", "AS 3S RS", "4B 5B 6B"],
      credits: [40, 80, 80],
      trump: "4S",
      options,
    });
    table.passes(1).isServed(0, 2).passes(1);
    while (table.state.phase === "play") {
      const seat = table.state.turn!;
      table.plays(table.offers(seat)[0]!.replace("play", String(seat)));
    }
    expect(table.last("handOver")).toMatchObject({ bestia: 30, bestie: [0] });
    expect(table.credits[0]).toBe(0);
    table.rings();
    expect(table.last("eliminated")).toMatchObject({ seat: 0, hand: 1 });
    expect(table.state.players[0]).toMatchObject({ seated: false, eliminatedAfter: 1 });
    expect(table.eligible).toEqual([1, 2]);
    expect(table.refusal(0, { type: "pass" })).toMatchObject({ code: "eliminated", clause: "BES-12" });
    expect(table.owed).toContainEqual({ type: "eliminated", seat: 0, hand: 1, chipsBefore: 40 });
  });

  it("[BES-12] one cent is enough to stay in: the ante comes down to it", () => {
    const options = { table: "tournament", levelMinutes: 5, stack: 40, ante: 10, minCredit: 30 } as const;
    const table = tableWith({ credits: [1, 80, 80], options });
    expect(table.eligible).toEqual([0, 1, 2]);
    expect(table.sitOut).toEqual([]);
    expect(table.state).toMatchObject({ ante: 1, pot: 3, bestia: 0 });
    const pot = tableWith({ credits: [1, 80, 80], pot: 50, options });
    expect(pot.eligible).toEqual([0, 1, 2]);
  });

  it("[BES-13] the first dealer is random: everybody deals first about as often", () => {
    const times = [0, 0, 0, 0];
    for (let seed = 0; seed < 1200; seed++) {
      const opened = begin(bestia, { seats: 4, options: DEFAULTS }, 0, fastChance(seed));
      if (opened.refused === undefined) times[opened.standing.state.dealer!]! += 1;
    }
    for (const count of times) expect(Math.abs(count - 300)).toBeLessThan(75);
  });

  it("[BES-13] then the deal moves to the right, past those who are not eligible", () => {
    const table = tableWith({ credits: [500, 500, 0, 500], dealer: 0 });
    const dealers = [table.state.dealer];
    for (let hand = 0; hand < 4; hand++) {
      while (table.state.phase !== "between") table.passes(table.state.turn!);
      dealers.push(table.rings().state.dealer);
    }
    expect(dealers).toEqual([0, 3, 1, 0, 3]);
  });

  it("[BES-14] those present when play stops keep their precedence as dealers", () => {
    const table = tableWith({ seats: 4, dealer: 0, dealt: false, options: { minPlayers: 3 } });
    for (const seat of [0, 3]) table.house({ type: "stand", seat });
    table.rings();
    expect(table.state).toMatchObject({ phase: "waiting", waitingFor: "players", dealer: 1 });
    // Seat 0 would be the next dealer, but came after the stop.
    table.house({ type: "sit", seat: 0, chips: 2000 }).rings();
    expect(table.state.dealer).toBe(2);
    expect(table.eligible).toEqual([0, 1, 2]);
    expect(table.state.players.map(({ precedence }) => precedence)).toEqual([false, false, false, false]);
  });

  it("[BES-14] a player who stands up loses it, even if they are back before play resumes", () => {
    const table = tableWith({ seats: 4, dealer: 0, dealt: false, options: { minPlayers: 3 } });
    for (const seat of [0, 3]) table.house({ type: "stand", seat });
    table.rings().house({ type: "stand", seat: 2 }).house({ type: "sit", seat: 2, chips: 2000 });
    expect(table.state.players.map(({ precedence }) => precedence)).toEqual([false, true, false, false]);
    table.house({ type: "sit", seat: 0, chips: 2000 }).rings();
    expect(table.state.dealer).toBe(1);
  });

  it("[BES-14] a player who comes while play is stopped has none, even if it cannot resume at once", () => {
    const table = tableWith({ seats: 4, dealer: 0, dealt: false, options: { minPlayers: 3 } });
    for (const seat of [0, 3]) table.house({ type: "stand", seat });
    table.rings().house({ type: "sit", seat: 0, chips: 2000 }).house({ type: "stand", seat: 2 }).rings();
    expect(table.state).toMatchObject({ phase: "waiting", stopped: true });
    table.house({ type: "sit", seat: 3, chips: 2000 }).rings();
    expect(table.state.dealer).toBe(1);
  });

  it("[BES-14] when nobody who has it is left, the dealer is drawn again", () => {
    const dealers = new Set<number | null>();
    for (let seed = 0; seed < 30; seed++) {
      const table = tableWith({ seats: 3, seed, dealt: false, options: { minPlayers: 2 } });
      for (const seat of [0, 1]) table.house({ type: "stand", seat });
      table.rings().house({ type: "stand", seat: 2 });
      for (const seat of [0, 1, 2]) table.house({ type: "sit", seat, chips: 1000 });
      dealers.add(table.rings().state.dealer);
    }
    expect([...dealers].sort()).toEqual([0, 1, 2]);
  });
});
