import { copy } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import versionOne from "../testing/version-one.json" with { type: "json" };
import { bestia } from "./index.ts";

const THREE = ["4D 5C AB", "4B 5D AC", "7C 6B AD"];

describe("Sitting out and time", () => {
  it("[BES-30] by choice, from the next hand on", () => {
    const table = tableWith({ hands: THREE }).moves(0, { type: "sitOut" });
    expect(table.sitOut).toEqual([]);
    expect(table.heardBy(1)).toEqual([{ type: "willSitOut", seat: 0 }]);
    expect(table.refusal(0, { type: "sitOut" })).toMatchObject({
      code: "in-sit-out-already",
      clause: "BES-30",
    });
    table.passes(1).isServed(0).passes(2, 1, 2).rings();
    expect(table.sitOut).toEqual([0]);
    expect(table.heardBy(1)[0]).toEqual({ type: "sitsOut", seat: 0, why: "choice" });
    expect(table.state.players[0]).toMatchObject({
      sitOutNext: false,
      eligible: true,
      declaration: "pass",
      credit: 2010,
    });
  });

  it("[BES-30] a player who is in no hand sits out at once", () => {
    const table = tableWith({ seats: 3, dealt: false }).moves(0, { type: "sitOut" });
    expect(table.sitOut).toEqual([0]);
    expect(table.heardBy(1)).toEqual([{ type: "sitsOut", seat: 0, why: "choice" }]);
  });

  it("[BES-30] a table lets people think for 30 seconds, unless it says otherwise", () => {
    const table = tableWith({ hands: THREE });
    expect(bestia.alarm(table.state)).toBe(table.now + 30_000);
  });

  it("[BES-30] by not answering in time", () => {
    const table = tableWith({ hands: THREE, options: { decisionSeconds: 20 } });
    const { now } = table;
    expect(bestia.alarm(table.state)).toBe(now + 20_000);
    table.rings();
    expect(table.heardBy("spectator").slice(0, 2)).toEqual([
      { type: "timeOut", seat: 1 },
      { type: "sitsOut", seat: 1, why: "time" },
    ]);
    expect(table.sitOut).toEqual([1]);
    expect(table.state).toMatchObject({ turn: 0, deadline: table.now + 20_000 });
  });

  it("[BES-30] without a limit only the pause between hands has an alarm", () => {
    const table = tableWith({ hands: THREE, options: { decisionSeconds: 0 } });
    expect(bestia.alarm(table.state)).toBeUndefined();
    table.passes(1, 0, 2, 1, 0, 2);
    expect(bestia.alarm(table.state)).toBe(table.now + 5000);
  });

  it("[BES-30] or with a credit below the minimum at the start of a hand", () => {
    const table = tableWith({ credits: [2000, 149, 150], options: { minCredit: 150 } });
    expect(table.sitOut).toEqual([1]);
    expect(table.heardBy(0)).toContainEqual({ type: "sitsOut", seat: 1, why: "credit" });
  });

  it("[BES-30] which is told once, and of nobody who sits out already or has left", () => {
    const table = tableWith({ credits: [2000, 149, 2000, 2000], dealt: false, options: { minCredit: 150 } });
    table.house({ type: "away", seat: 1 }).house({ type: "stand", seat: 3 }).rings();
    expect(table.state.phase).toBe("declaration");
    expect(table.heardBy(0).filter(({ type }) => type === "sitsOut")).toEqual([]);
  });

  it("[BES-30] a player who the house knows is away sits out at once", () => {
    const table = tableWith({ hands: THREE }).house({ type: "away", seat: 1 });
    expect(table.state).toMatchObject({ turn: 0 });
    expect(table.heardBy(0)[0]).toEqual({ type: "sitsOut", seat: 1, why: "away" });
    expect(table.houseRefusal({ type: "away", seat: 1 })).toMatchObject({ code: "in-sit-out-already" });
  });

  it("[BES-30] which gives nobody else more time", () => {
    const table = tableWith({ hands: THREE });
    const { deadline } = table.state;
    table.house({ type: "away", seat: 0 });
    expect(table.state).toMatchObject({ turn: 1, deadline });
  });

  it("[BES-31] a player says that they are back, or comes back to the table", () => {
    const table = tableWith({ hands: THREE });
    table.house({ type: "away", seat: 0 }).house({ type: "away", seat: 2 });
    expect(table.refusal(1, { type: "back" })).toMatchObject({ code: "not-in-sit-out", clause: "BES-31" });
    expect(table.offers(0)).toEqual(["back"]);
    table.moves(0, { type: "back" });
    expect(table.heardBy(1)).toEqual([{ type: "back", seat: 0 }]);
    table.house({ type: "isBack", seat: 2 });
    expect(table.sitOut).toEqual([]);
    table.isServed(1);
    expect(table.state.turn).toBe(0);
  });

  it("[BES-31] sitting out that was only asked for is taken back the same way", () => {
    const table = tableWith({ hands: THREE }).moves(0, { type: "sitOut" }).moves(0, { type: "back" });
    table.passes(1, 0, 2, 1, 0, 2).rings();
    expect(table.sitOut).toEqual([]);
  });

  it("[BES-31] below the minimum a player must buy in first", () => {
    const table = tableWith({ credits: [2000, 149, 200], options: { minCredit: 150 } });
    expect(table.refusal(1, { type: "back" })).toEqual({
      code: "buy-in-first",
      clause: "BES-31",
      params: { least: 150 },
    });
    expect(table.offers(1)).toEqual([]);
    table.passes(0, 2, 0, 2);
    expect(table.refusal(1, { type: "back" })).toMatchObject({ code: "buy-in-first" });
    table.house({ type: "topUp", seat: 1, chips: 861 });
    expect(table.sitOut).toEqual([]);
  });

  it("[BES-31] in mid-hand it does not matter that all chips are in the pot: a player comes back", () => {
    const table = tableWith({ hands: THREE, credits: [2000, 2000, 10], options: { minCredit: 10 } });
    expect(table.credits[2]).toBe(0);
    table.isServed(1).passes(0).isServed(2).passes(0).house({ type: "away", seat: 2 });
    table.house({ type: "isBack", seat: 2 });
    expect(table.sitOut).toEqual([]);
    const asked = tableWith({ hands: THREE, credits: [2000, 2000, 10], options: { minCredit: 10 } });
    asked.house({ type: "away", seat: 2 }).moves(2, { type: "back" }).isServed(1, 0);
    expect(asked.state.turn).toBe(2);
  });

  it("[BES-31] after the hand it does", () => {
    const table = tableWith({ credits: [2000, 2000, 10], dealt: false, options: { minCredit: 10 } });
    table.rings().house({ type: "away", seat: 2 });
    while (table.state.turn !== null) table.passes(table.state.turn);
    expect(table.state).toMatchObject({ phase: "between" });
    expect(table.refusal(2, { type: "back" })).toMatchObject({ code: "buy-in-first", params: { least: 10 } });
  });

  it("[BES-31] in tournaments the minimum is zero", () => {
    const options = { table: "tournament", levelMinutes: 5, minCredit: 150, stack: 200 } as const;
    const table = tableWith({ credits: [200, 40], options, dealt: false }).house({ type: "away", seat: 1 });
    expect(table.refusal(1, { type: "back" })).toBeUndefined();
    expect(table.rings().eligible).toEqual([0, 1]);
  });

  it("[BES-32] before declaring: the player does not play the hand", () => {
    const table = tableWith({ hands: THREE, options: { decisionSeconds: 20 } })
      .isServed(1)
      .rings()
      .isServed(2);
    expect(table.state.players[0]?.declaration).toBe("pass");
    expect(table.state.phase).toBe("play");
  });

  it("[BES-32] nor are they asked for the blind, even if they are back by then", () => {
    const table = tableWith({ hands: THREE, options: { decisionSeconds: 20 } }).rings();
    expect(table.state).toMatchObject({ turn: 0 });
    table.moves(1, { type: "back" }).passes(0).isServed(2);
    expect(table.state).toMatchObject({ phase: "blind", turn: 0 });
    table.passes(0);
    expect(table.state).toMatchObject({ phase: "between", lastHand: { how: "alone" } });
  });

  it("[BES-32] a player who is back before it is their turn to speak declares like everybody", () => {
    const table = tableWith({ hands: THREE }).house({ type: "away", seat: 0 });
    table.moves(0, { type: "back" }).passes(1);
    expect(table.state).toMatchObject({ phase: "declaration", turn: 0 });
  });

  it("[BES-32] a player who let the time for the blind go by is not asked again in that hand", () => {
    const table = tableWith({ hands: THREE, options: { decisionSeconds: 20 } })
      .passes(1, 0)
      .isServed(2);
    expect(table.state).toMatchObject({ phase: "blind", turn: 1 });
    table.rings().moves(1, { type: "back" }).passes(0);
    expect(table.state).toMatchObject({ phase: "between", lastHand: { how: "alone" } });
  });

  it("[BES-32] a game of version 1 goes on by this, too", () => {
    const taken = bestia.upgrade?.(copy(versionOne), 1);
    expect(taken?.players.map(({ declinedBlind }) => declinedBlind)).toEqual([false, true, false, true]);
    expect(() => bestia.upgrade?.(copy(versionOne), 2)).toThrow(RangeError);
    const early = copy(versionOne);
    Object.assign(early, { phase: "declaration" });
    Object.assign(early.players[1] ?? {}, { declaration: null });
    const asked = bestia.upgrade?.(early, 1).players.map(({ declinedBlind }) => declinedBlind);
    expect(asked, "nobody is passed over before their turn").toEqual([false, false, false, true]);
    const between = bestia.upgrade?.({ ...copy(versionOne), phase: "between" }, 1);
    expect(between?.players.map(({ declinedBlind }) => declinedBlind)).toEqual([false, false, false, false]);
  });

  it("[BES-32] when asked for the blind: the player stays out", () => {
    const table = tableWith({ hands: THREE, options: { decisionSeconds: 20 } })
      .passes(1)
      .isServed(0, 2)
      .rings();
    expect(table.state.phase).toBe("play");
    expect(table.state.players[1]).toMatchObject({ declaration: "pass", sitOut: true });
  });

  it("[BES-32] after declaring: the first legal card of the hand is played when its turn comes", () => {
    const table = tableWith({ hands: ["4C 5C AB", "4B 5D AC", "7C 6B AD"], trump: "6S" }).isServed(1, 0, 2);
    table.house({ type: "away", seat: 0 });
    table.plays("2:7C", "1:AC");
    expect(table.heardBy("spectator")).toContainEqual({ type: "played", seat: 0, card: "4C" });
    table.plays("1:4B");
    expect(table.state.trick.at(-1)).toEqual({ seat: 0, card: "AB" });
  });

  it("[BES-32] even as the leader, by all the rules", () => {
    const table = tableWith({ hands: ["4C 5C AB", "4B 5D AC", "7C 6B AS"], trump: "6S" });
    table.isServed(1, 0, 2).house({ type: "away", seat: 2 });
    expect(table.state.trick).toEqual([{ seat: 2, card: "AS" }]);
  });

  it("[BES-32] the clock plays it for a player who is too slow, who can then take over again", () => {
    const table = tableWith({ hands: THREE, trump: "6S", options: { decisionSeconds: 20 } }).isServed(
      1,
      0,
      2,
    );
    table.rings();
    expect(table.state.trick).toEqual([{ seat: 2, card: "AD" }]);
    table.plays("1:5D", "0:4D");
    expect(table.state).toMatchObject({ turn: 1 });
    expect(table.state.tricks).toHaveLength(1);
    const back = tableWith({ hands: THREE, trump: "6S", options: { decisionSeconds: 20 } }).isServed(1, 0, 2);
    back.rings().moves(2, { type: "back" }).plays("1:5D", "0:4D");
    expect(back.state).toMatchObject({ turn: 2 });
  });

  it("[BES-32] if all who play are gone, the hand is played to its end automatically", () => {
    const table = tableWith({ hands: THREE, trump: "6S" }).isServed(1, 0, 2);
    for (const seat of [0, 1, 2]) table.house({ type: "away", seat });
    expect(table.state).toMatchObject({ phase: "between" });
    expect(table.state.lastHand?.tricks).toHaveLength(3);
  });
});
