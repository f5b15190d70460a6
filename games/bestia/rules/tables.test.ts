import { fits, nodeOf, refuseSetup, type SchemaNode } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { bestia, type Options } from "./index.ts";

const setup = (seats: number, options: Partial<Options> = {}) =>
  refuseSetup(bestia, { seats, options: { ...DEFAULTS, ...options } })?.code;

/** All words, both answers, and of numbers the ends of the range and what is around the default. */
function valuesOf(node: SchemaNode): unknown[] {
  if (node.enum !== undefined) return [...node.enum];
  if (node.anyOf !== undefined) return node.anyOf.map((one) => one.const);
  if (node.type === "boolean") return [false, true];
  const { minimum = 0, maximum = 0 } = node;
  const usual = node.default as number;
  return [minimum, usual - 1, usual, usual + 1, maximum].filter((one) => one >= minimum && one <= maximum);
}

describe("Cash tables", () => {
  it("[BES-33] two to ten chairs with three cards, two to eight with four", () => {
    expect([1, 2, 10, 11].map((seats) => setup(seats))).toEqual([
      "wrong-player-count",
      undefined,
      undefined,
      "wrong-player-count",
    ]);
    expect([2, 8, 9].map((seats) => setup(seats, { handSize: 4 }))).toEqual([
      undefined,
      undefined,
      "too-many-for-four-cards",
    ]);
  });

  it("[BES-33] options that make no table are refused", () => {
    expect(setup(4, { minPlayers: 5 })).toBe("not-enough-chairs");
    expect(setup(4, { manyTables: true })).toBe("one-table-only");
    const from = { chairs: [null, null], dealer: null, elapsed: 0, compulsoryNext: false };
    expect(setup(4, { from })).toBe("not-this-table");
    expect(setup(2, { from: { ...from, dealer: 2 } })).toBe("not-this-table");
  });

  it("[BES-33] everybody begins with the stack, whatever the range for those who come later", () => {
    const options = { stack: 300, buyInLeast: 1000, buyInMost: 5000 };
    const table = tableWith({ seats: 3, dealt: false, options });
    expect(table.credits).toEqual([300, 300, 300]);
    expect(table.rings().sitOut).toEqual([]);
    const rich = tableWith({ seats: 3, dealt: false, options: { stack: 9000, buyInMost: 5000 } });
    expect(rich.houseRefusal({ type: "topUp", seat: 0, chips: 1 })).toEqual({
      code: "credit-full",
      clause: "BES-33",
      params: { most: 5000 },
    });
  });

  it("[BES-33] a maximum below the minimum counts as the minimum", () => {
    const options = { buyInLeast: 3000, buyInMost: 500 };
    const table = tableWith({ seats: 3, dealt: false, options }).house({ type: "stand", seat: 1 });
    for (const chips of [2999, 3001]) {
      expect(table.houseRefusal({ type: "sit", seat: 1, chips })).toMatchObject({
        code: "buy-in-out-of-range",
        params: { least: 3000, most: 3000 },
      });
    }
    expect(table.houseRefusal({ type: "sit", seat: 1, chips: 3000 })).toBeUndefined();
  });

  it("[BES-33] a minimum residual credit above the least buy-in or the stack counts as the lower of these", () => {
    const options = { stack: 700, buyInLeast: 600, minCredit: 5000 };
    expect(tableWith({ credits: [700, 600, 599], options }).sitOut).toEqual([2]);
    const small = { stack: 500, buyInLeast: 600, minCredit: 5000 };
    expect(tableWith({ credits: [700, 500, 499], options: small }).sitOut).toEqual([2]);
  });

  it("[BES-33] [BES-34] no single choice clashes with the defaults, with what it brings", () => {
    const counts = Array.from({ length: 9 }, (_, i) => i + 2);
    let tried = 0;
    for (const [name, node] of Object.entries(nodeOf(bestia.options).properties ?? {})) {
      if (node.byHouse || node.default === undefined) continue;
      for (const value of valuesOf(node)) {
        const options = { ...DEFAULTS, ...node.brings?.[String(value)], [name]: value };
        expect(fits(bestia.options, options)).toBe(true);
        const starts = counts.some((seats) => refuseSetup(bestia, { seats, options }) === undefined);
        expect(starts, `${name}: ${value}`).toBe(true);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(40);
    expect(nodeOf(bestia.options).properties?.table?.brings).toEqual({ tournament: { levelMinutes: 5 } });
  });

  it("[BES-33] buying in is within the range, on an empty chair", () => {
    const table = tableWith({ seats: 3, dealt: false }).house({ type: "stand", seat: 1 });
    expect(table.owed).toEqual([{ type: "chipsOut", seat: 1, chips: 2000 }]);
    expect(table.houseRefusal({ type: "sit", seat: 1, chips: 999 })).toEqual({
      code: "buy-in-out-of-range",
      clause: "BES-33",
      params: { least: 1000, most: 5000 },
    });
    expect(table.houseRefusal({ type: "sit", seat: 0, chips: 1000 })).toMatchObject({ code: "chair-taken" });
    expect(table.houseRefusal({ type: "sit", seat: 3, chips: 1000 })).toMatchObject({
      code: "no-such-chair",
    });
    expect(table.houseRefusal({ type: "stand", seat: 1 })).toMatchObject({ code: "chair-empty" });
    expect(table.refusal(1, { type: "sitOut" })).toEqual({
      code: "chair-empty",
      clause: "BES-33",
      params: { seat: 1 },
    });
    table.house({ type: "sit", seat: 1, chips: 5000 });
    expect(table.owed.at(-1)).toEqual({ type: "chipsIn", seat: 1, chips: 5000 });
    expect(table.credits).toEqual([2000, 5000, 2000]);
  });

  it("[BES-33] at the start everybody's stack is brought to the table", () => {
    const owed: object[] = [];
    const random = { below: () => 0 };
    const tell = Object.assign(() => {}, { to: () => {} });
    const turn = { now: 0, actedAt: 0, random, tell, effect: (effect: object) => void owed.push(effect) };
    bestia.start({ seats: 2, options: DEFAULTS }, turn);
    expect(owed).toEqual([
      { type: "chipsIn", seat: 0, chips: 2000 },
      { type: "chipsIn", seat: 1, chips: 2000 },
    ]);
  });

  it("[BES-33] chips are added between hands, up to the top of the range", () => {
    const table = tableWith({ credits: [4500, 300, 5000] });
    expect(table.houseRefusal({ type: "topUp", seat: 0, chips: 100 })).toMatchObject({
      code: "hand-in-play",
    });
    table.passes(1, 0, 2, 1, 0, 2);
    expect(table.houseRefusal({ type: "topUp", seat: 0, chips: 511 })).toMatchObject({
      code: "buy-in-out-of-range",
      params: { least: 1, most: 510 },
    });
    expect(table.houseRefusal({ type: "topUp", seat: 1, chips: 500 })).toMatchObject({
      params: { least: 710, most: 4710 },
    });
    table.house({ type: "topUp", seat: 0, chips: 510 });
    expect(table.credits[0]).toBe(5000);
    expect(table.houseRefusal({ type: "topUp", seat: 0, chips: 1 })).toMatchObject({ code: "credit-full" });
  });

  it("[BES-33] a player who stands up during a hand plays on automatically and leaves after it", () => {
    const hands = ["4C 5C AB", "4B 5D AC", "7C 6B AD"];
    const table = tableWith({ hands, trump: "6S" }).isServed(1, 0, 2).house({ type: "stand", seat: 0 });
    expect(table.state.players[0]).toMatchObject({ seated: true, sitOut: true, leaving: true });
    expect(table.refusal(0, { type: "back" })).toMatchObject({ code: "leaving-already", clause: "BES-33" });
    expect(table.houseRefusal({ type: "stand", seat: 0 })).toMatchObject({ code: "leaving-already" });
    table.plays("2:7C", "1:AC", "1:5D", "2:AD", "2:6B", "1:4B");
    expect(table.state.players[0]).toMatchObject({ seated: false, credit: 0 });
    expect(table.state.pot).toBe(0);
    expect(table.last("stood")).toMatchObject({ seat: 0, chips: 2000 });
  });

  it("[BES-33] a player who stands up on their turn, before declaring, passes", () => {
    const table = tableWith({ seats: 3 }).house({ type: "stand", seat: 1 });
    expect(table.state).toMatchObject({ turn: 0 });
    expect(table.state.players[1]?.declaration).toBe("pass");
  });

  it("[BES-33] below the fewest players seated no hand is dealt", () => {
    const table = tableWith({ seats: 3, dealt: false, options: { minPlayers: 3 } });
    table.house({ type: "stand", seat: 2 }).rings();
    expect(table.state).toMatchObject({ phase: "waiting", waitingFor: "players", hand: 0 });
    expect(table.refusal(0, { type: "pass" })).toMatchObject({ code: "no-hand-in-play" });
    table.house({ type: "sit", seat: 2, chips: 1000 });
    expect(table.heardBy(0)).toEqual([{ type: "sat", seat: 2, chips: 1000 }, { type: "resumes" }]);
    expect(table.state).toMatchObject({ phase: "between", deadline: table.now + 5000 });
    expect(table.rings().state.hand).toBe(1);
  });

  it("[BES-33] with a running pot, those who wait for it to clear count as seated", () => {
    const table = tableWith({ seats: 3, pot: 50, entitled: [0, 1], options: { minPlayers: 3 } });
    expect(table.state.phase).toBe("declaration");
    expect(table.eligible).toEqual([0, 1]);
  });

  it("[BES-33] the game ends after its number of hands, as soon as the pot is clear", () => {
    const table = tableWith({ seats: 2, options: { hands: 1 } }).passes(0, 1, 0, 1);
    expect(table.state).toMatchObject({ phase: "between", pot: 20 });
    table.rings().isServed(1).passes(0, 0);
    expect(table.state).toMatchObject({ phase: "over", endedBy: "hands", hand: 2 });
    expect(table.state.result).toEqual({ places: [2, 1], scores: [-20, 20] });
    expect(table.owed).toEqual([
      { type: "chipsOut", seat: 0, chips: 1980 },
      { type: "chipsOut", seat: 1, chips: 2020 },
    ]);
    expect(table.refusal(0, { type: "back" })).toMatchObject({ code: "game-is-over" });
  });

  it("[BES-33] the house may ask for its end: at once between hands, or when the pot is clear", () => {
    expect(tableWith({ seats: 2, dealt: false }).house({ type: "close" }).state.endedBy).toBe("closed");
    const table = tableWith({ seats: 2 }).house({ type: "close" });
    expect(table.heardBy(0)).toEqual([{ type: "closing" }]);
    expect(table.houseRefusal({ type: "close" })).toMatchObject({ code: "closing-already" });
    table.passes(0, 1, 0, 1);
    expect(table.state.phase).toBe("between");
    table.rings().isServed(1).passes(0, 0);
    expect(table.state.endedBy).toBe("closed");
  });

  it("[BES-33] how it ended is told to all, and only those with chips take some along", () => {
    const table = tableWith({ credits: [0, 0, 2000], dealt: false }).house({ type: "stand", seat: 0 });
    expect(table.last("stood")).toEqual({ type: "stood", seat: 0, chips: 0 });
    table.house({ type: "close" });
    expect(table.owed).toEqual([{ type: "chipsOut", seat: 2, chips: 2000 }]);
    expect(table.last("gameOver")).toEqual({
      type: "gameOver",
      endedBy: "closed",
      prizes: [0, 0, 0],
      ...table.state.result,
    });
  });

  it("[BES-33] standing up can clear the pot, and with it end the game", () => {
    const table = tableWith({ seats: 3, pot: 60, dealt: false }).house({ type: "close" });
    table.house({ type: "stand", seat: 0 }).house({ type: "stand", seat: 1 });
    expect(table.state).toMatchObject({ phase: "over", endedBy: "closed" });
    expect(table.owed.at(-1)).toEqual({ type: "chipsOut", seat: 2, chips: 2060 });
  });

  it("[BES-33] the next game goes on where this one left off", () => {
    const options = { ...DEFAULTS, levelMinutes: 1, compulsoryHand: true, hands: 1 };
    const table = tableWith({ seats: 3, options, dealt: false }).house({ type: "stand", seat: 0 }).rings();
    table.now += 125_000;
    table.isServed(2).passes(1, 1);
    const from = table.state.carriesOver!;
    expect(from).toMatchObject({
      chairs: [null, { credit: 1990, sitOut: false }, { credit: 2010, sitOut: false }],
      dealer: table.state.dealer,
      compulsoryNext: true,
    });
    const tell = Object.assign(() => {}, { to: () => {} });
    const turn = { now: 7, actedAt: 7, random: { below: () => 0 }, tell, effect: () => {} };
    const next = bestia.start({ seats: 3, options: { ...options, from } }, turn);
    expect(next).toMatchObject({ hand: 1, level: 2, ante: 30, compulsory: true, pot: 60 });
    expect(next.dealer).toBe(table.state.dealer === 1 ? 2 : 1);
    expect(next.players.map(({ credit }) => credit)).toEqual([0, 1960, 1980]);
  });

  it("[BES-33] moves that are not one's own are refused, with the reason", () => {
    const { state } = tableWith();
    const when = { now: 0, actedAt: 0 };
    expect(bestia.refuse(state, "house", { type: "pass" }, when)).toMatchObject({ code: "not-a-player" });
    expect(bestia.refuse(state, "screen", { type: "pass" }, when)).toMatchObject({ code: "not-a-player" });
    expect(bestia.refuse(state, 1, { type: "close" }, when)).toMatchObject({ code: "not-the-house" });
    expect(bestia.moves(state, "screen", when)).toEqual([]);
  });
});
