import { drawMove, fastRandom, pick, refuseSetup } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { bestia, type Move, prizesFor } from "./index.ts";

const TOURNAMENT = { table: "tournament", levelMinutes: 10, stack: 100, ante: 10 } as const;

describe("Tournaments", () => {
  it("[BES-34] levels must rise, and a tournament begins with a fixed stack", () => {
    const options = { ...DEFAULTS, ...TOURNAMENT, levelMinutes: 0 };
    expect(refuseSetup(bestia, { seats: 4, options })).toMatchObject({
      code: "levels-must-rise",
      clause: "BES-34",
    });
    const from = { chairs: [null, null, null, null], dealer: null, elapsed: 0, compulsoryNext: false };
    const start = (manyTables: boolean, seats: number) =>
      refuseSetup(bestia, { seats, options: { ...options, levelMinutes: 5, manyTables, from } })?.code;
    expect([start(false, 4), start(true, 4), start(true, 3)]).toEqual([
      "tournament-begins-anew",
      undefined,
      "not-this-table",
    ]);
    const table = tableWith({ seats: 4, options: TOURNAMENT, dealt: false });
    expect(table.credits).toEqual([100, 100, 100, 100]);
    for (const move of [
      { type: "topUp", seat: 0, chips: 10 },
      { type: "stand", seat: 0 },
      { type: "close" },
    ] as const) {
      expect(table.houseRefusal(move)).toMatchObject({ code: "fixed-stack", clause: "BES-34" });
    }
  });

  it("[BES-34] the last one left wins; in the same hand more chips before it rank higher", () => {
    const table = tableWith({
      credits: [10, 20, 300],
      pot: 90,
      options: { ...TOURNAMENT, ante: 10 },
      dealt: false,
    });
    table.state.players.forEach((player, seat) => {
      player.credit = [0, 0, 330][seat]!;
      player.creditBefore = [10, 20, 300][seat]!;
    });
    table.state.players[2]!.broughtIn = 400;
    table.state.players[0]!.broughtIn = 20;
    table.state.players[1]!.broughtIn = 0;
    table.state.hand = 7;
    table.rings();
    expect(table.state).toMatchObject({ phase: "over", endedBy: "lastLeft", pot: 0 });
    expect(table.state.result).toEqual({ places: [3, 2, 1], scores: [0, 0, 420] });
  });

  it("[BES-34] a player who is eliminated later ranks higher, whatever they had", () => {
    const table = tableWith({ credits: [100, 5, 300], options: TOURNAMENT });
    table.passes(1, 0).isServed(2).passes(1, 0).rings();
    expect(table.state.players[1]?.eliminatedAfter).toBe(1);
    while (table.state.phase !== "over") {
      const { turn } = table.state;
      table.now += 60_000;
      if (turn === null) table.rings();
      else table.moves(turn, simplest(table, turn));
    }
    const { places, scores } = table.state.result!;
    expect(places[1]).toBe(3);
    expect(scores[places.indexOf(1)]).toBe(405);
  });

  it("[BES-34] even if one who went out earlier had more chips before that hand", () => {
    const table = tableWith({ credits: [0, 0, 330], options: TOURNAMENT, dealt: false });
    const [earlier, later] = table.state.players;
    Object.assign(earlier!, { seated: false, eliminatedAfter: 3, creditBefore: 90 });
    Object.assign(later!, { creditBefore: 20 });
    table.state.hand = 7;
    expect(table.rings().state.result).toEqual({ places: [3, 2, 1], scores: [0, 0, 330] });
  });

  it("[BES-34] prizes in play chips for the first places; players who share a place share the prizes", () => {
    expect(prizesFor(1000, "one", [2, 1, 3])).toEqual([0, 1000, 0]);
    expect(prizesFor(1000, "one", [1, 3, 1])).toEqual([500, 0, 500]);
    expect(prizesFor(1000, "two", [2, 1, 3])).toEqual([300, 700, 0]);
    expect(prizesFor(1000, "three", [2, 1, 3, 4])).toEqual([300, 500, 200, 0]);
    expect(prizesFor(1000, "three", [2, 1, 2, 4])).toEqual([250, 500, 250, 0]);
    expect(prizesFor(101, "two", [1, 1, 3])).toEqual([51, 50, 0]);
    expect(prizesFor(101, "three", [1, 2])).toEqual([71, 30]);
  });

  it("[BES-9] players whose chips are all in the pot had the same before the hand, so those left share the place", () => {
    const ended = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const random = fastRandom(seed, 3);
      const handSize = pick([3, 4] as const, random);
      const seats = 2 + random.below(5);
      const options = { ...TOURNAMENT, handSize, potSaved: true, ante: pick([1, 10], random) };
      // Few chips: with some luck all of them are in the pot at once.
      const credits = Array.from({ length: seats }, () =>
        pick([options.ante, options.ante, 2 * options.ante], random),
      );
      const table = tableWith({ credits, options, seed });
      for (let moves = 0; table.state.phase !== "over" && moves < 200; moves++) {
        const { turn } = table.state;
        if (turn !== null) table.moves(turn, drawMove(pick(table.openTo(turn), random), random) as Move);
        else {
          const { lastHand, players } = table.state;
          const had = new Set(players.flatMap(({ seated, creditBefore }) => (seated ? [creditBefore] : [])));
          table.rings();
          if (table.last("potSplit") === undefined) continue;
          ended.add(lastHand?.how ?? "before any hand");
          expect(had.size, `seed ${seed}`).toBe(1);
        }
      }
      if (table.state.endedBy !== "deserted") continue;
      const stayed = table.state.players.flatMap(({ eliminatedAfter }, seat) =>
        eliminatedAfter === null ? [seat] : [],
      );
      expect(stayed.map((seat) => table.state.result?.places[seat])).toEqual(stayed.map(() => 1));
      ended.add("deserted");
    }
    expect([...ended].sort()).toEqual(["deserted", "nobody", "saved"]);
  });

  it("[BES-34] the entries make the prizes", () => {
    const options = { ...TOURNAMENT, stack: 10, entry: 250, prizes: "two" } as const;
    const table = tableWith({ credits: [10, 10], options });
    table.passes(0).isServed(1).passes(0).rings();
    expect(table.state).toMatchObject({ phase: "over", prizes: [150, 350], prizePool: 0 });
    expect(table.owed.filter(({ type }) => type === "prize")).toEqual([
      { type: "prize", seat: 0, chips: 150 },
      { type: "prize", seat: 1, chips: 350 },
    ]);
    expect(table.last("gameOver")).toMatchObject({ endedBy: "lastLeft", prizes: [150, 350] });
  });

  it("[BES-34] nobody is paid a prize of nothing, and the chips of the table are worth nothing outside it", () => {
    const options = { ...TOURNAMENT, stack: 10, entry: 250 } as const;
    const table = tableWith({ credits: [10, 10], options })
      .passes(0)
      .isServed(1)
      .passes(0)
      .rings();
    expect(table.owed).toEqual([
      { type: "eliminated", seat: 0, hand: 1, chipsBefore: 10 },
      { type: "prize", seat: 1, chips: 500 },
    ]);
    expect(table.state.carriesOver).toBeNull();
  });

  it("[BES-34] no table of many ends after a number of hands", () => {
    const options = { ...TOURNAMENT, manyTables: true, hands: 1 };
    const table = tableWith({ seats: 2, options }).passes(0).isServed(1).passes(0);
    expect(table.state).toMatchObject({ phase: "between", hand: 1, pot: 0 });
  });

  it("[BES-34] with many tables people are moved only between hands and with a clear pot", () => {
    const options = { ...TOURNAMENT, manyTables: true, buyInLeast: 1, buyInMost: 1000 };
    const running = tableWith({ seats: 4, pot: 30, options, dealt: false });
    for (const move of [{ type: "stand", seat: 0 }, { type: "close" }] as const) {
      expect(running.houseRefusal(move)).toMatchObject({ code: "pot-not-clear", clause: "BES-34" });
    }
    expect(tableWith({ seats: 4, options }).houseRefusal({ type: "stand", seat: 0 })).toMatchObject({
      code: "pot-not-clear",
    });
    const clear = tableWith({ seats: 4, options, dealt: false }).house({ type: "stand", seat: 0 });
    expect(clear.owed).toEqual([{ type: "chipsOut", seat: 0, chips: 100 }]);
    clear.house({ type: "sit", seat: 0, chips: 33_333 });
    expect(clear.credits[0]).toBe(33_333);
    clear.house({ type: "close" });
    expect(clear.state).toMatchObject({ phase: "over", endedBy: "closed" });
    expect(clear.state.result?.places, "the ranking is not the table's affair").toEqual([0, 0, 0, 0]);
  });

  it("[BES-34] a player who would be moved with no chips left is out instead", () => {
    const options = { ...TOURNAMENT, stack: 10, manyTables: true };
    const table = tableWith({ credits: [10, 10, 500], options });
    // All the chips of two of them are in the pot, and the third takes it alone.
    table.passes(1).passes(0).isServed(2).passes(1).passes(0);
    expect(table.state).toMatchObject({ phase: "between", pot: 0 });
    table.house({ type: "stand", seat: 0 });
    expect(table.owed.at(-1)).toEqual({
      type: "eliminated",
      seat: 0,
      hand: 1,
      chipsBefore: 10,
      by: [{ seat: 2, chips: 30 }],
    });
    expect(table.houseRefusal({ type: "stand", seat: 0 })).toMatchObject({ code: "chair-empty" });
    expect(table.state.players[0]).toMatchObject({ seated: false, eliminatedAfter: 1 });
  });

  it("[BES-34] those who took the pot of the hand have put somebody out, each by what they took, if they still sit there", () => {
    const options = { ...TOURNAMENT, stack: 10, manyTables: true };
    const table = tableWith({ credits: [10, 10, 500, 300], options });
    table.passes(2).passes(1).passes(0).isServed(3).passes(2).passes(1).passes(0);
    table.state.lastHand!.won = [0, 0, 11, 29];
    table.house({ type: "stand", seat: 3 }).house({ type: "stand", seat: 0 });
    expect(table.owed.at(-1)).toMatchObject({ type: "eliminated", seat: 0, by: [{ seat: 2, chips: 11 }] });
    table.rings();
    expect(table.owed.at(-1)).toMatchObject({ type: "eliminated", seat: 1, by: [{ seat: 2, chips: 11 }] });
  });

  it("[BES-34] the house keeps the levels of many tables: held, they do not rise, and they go on where it says", () => {
    const options = { ...TOURNAMENT, levelMinutes: 10, manyTables: true };
    const table = tableWith({ seats: 3, options, dealt: false });
    const { chairs } = bestia;
    const time = () => chairs!.levelsTime(table.state, table.now);
    table.house({ type: "levels", elapsed: 10 * 60_000 - 1, held: true });
    expect(table.heardBy(0)).toEqual([{ type: "levels", elapsed: 10 * 60_000 - 1, held: true }]);
    table.now += 60 * 60_000;
    table.rings();
    expect(table.state).toMatchObject({ level: 0, phase: "declaration" });
    expect(time()).toEqual({ elapsed: 10 * 60_000 - 1, held: true });
    table.passes(1).passes(0).isServed(2).passes(1).passes(0);
    table.house({ type: "levels", elapsed: 20 * 60_000, held: false });
    expect(time()).toEqual({ elapsed: 20 * 60_000, held: false });
    table.rings();
    expect(table.state.level).toBe(2);
    const alone = tableWith({ seats: 3, options: TOURNAMENT });
    expect(alone.houseRefusal({ type: "levels", elapsed: 0, held: true })).toMatchObject({
      code: "levels-of-one-table",
      clause: "BES-34",
    });
    const later = chairs!.opening({ ...DEFAULTS, ...options }, [null, 100, 100], 600_000);
    expect(later.from?.elapsed).toBe(600_000);
  });

  it("[BES-34] chips that were bought come to a table of many between hands", () => {
    const table = tableWith({ seats: 3, options: { ...TOURNAMENT, manyTables: true } });
    expect(table.houseRefusal({ type: "topUp", seat: 0, chips: 5 })).toMatchObject({ code: "hand-in-play" });
    table.passes(1).passes(0).isServed(2).passes(1).passes(0);
    const before = table.credits[0]!;
    table.house({ type: "topUp", seat: 0, chips: 5 });
    expect(table.credits[0]).toBe(before + 5);
    expect(table.owed.at(-1)).toEqual({ type: "chipsIn", seat: 0, chips: 5 });
  });

  it("[BES-34] a player left alone with a pot to which nobody left was entitled takes it before anybody comes or goes", () => {
    const options = { ...TOURNAMENT, manyTables: true };
    const alone = () => {
      const table = tableWith({ credits: [100, 50, 0], options, dealt: false });
      // A newcomer waits for a pot that all others have lost their chips to.
      Object.assign(table.state, { phase: "waiting", waitingFor: "players", pot: 50 });
      for (const seat of [1, 2]) Object.assign(table.state.players[seat]!, { seated: false, credit: 0 });
      return table;
    };
    const moved = alone().house({ type: "stand", seat: 0 });
    expect(moved.owed).toEqual([{ type: "chipsOut", seat: 0, chips: 150 }]);
    expect(moved.heardBy(0)[0]).toEqual({ type: "potTaken", seat: 0, pot: 50 });
    const joined = alone().house({ type: "sit", seat: 1, chips: 30 });
    expect([joined.credits.slice(0, 2), joined.state.pot]).toEqual([[150, 30], 0]);
    const closed = alone().house({ type: "close" });
    expect(closed.owed).toEqual([{ type: "chipsOut", seat: 0, chips: 150 }]);
    const two = alone();
    Object.assign(two.state.players[1]!, { seated: true, credit: 10 });
    expect(two.houseRefusal({ type: "stand", seat: 0 })).toMatchObject({ code: "pot-not-clear" });
  });

  it("[BES-34] and a table of many with one left waits to be filled or broken", () => {
    const options = { ...TOURNAMENT, manyTables: true };
    const table = tableWith({ credits: [0, 100], options });
    expect(table.state).toMatchObject({ phase: "waiting", waitingFor: "players" });
    expect(table.owed).toContainEqual({ type: "eliminated", seat: 0, hand: 0, chipsBefore: 100, by: [] });
  });
});

/** Plays with any cards. */
function simplest(table: ReturnType<typeof tableWith>, seat: number): Move {
  const offers = bestia.moves(table.state, seat, { now: table.now, actedAt: table.now });
  const served = offers.find(({ move }) => move.type === "served");
  return (served ?? offers[0]!).move as Move;
}
