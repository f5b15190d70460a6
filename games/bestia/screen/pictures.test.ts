import { copy, heard, type Watcher, watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { bestia, type Event, HIDDEN, type Options, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, type TestTable, tableWith } from "../testing/table-with.ts";
import { viewAfter } from "./fold.ts";
import { BESTIE, MOST, PLAYED, SHARES, TRICK } from "./pace.ts";
import { picturesOf } from "./pictures.ts";

const GAMES: [string, number, Partial<Options>][] = [
  ["a cash table", 4, { hands: 8 }],
  ["a cash table with a clock", 6, { hands: 6, decisionSeconds: 20, compulsoryHand: true }],
  ["four cards", 5, { handSize: 4, hands: 6, potSaved: true, overtrump: true, allPass: "dealer" }],
  ["a tournament", 4, { table: "tournament", stack: 60, levelMinutes: 1, decisionSeconds: 20 }],
  ["ten players", 10, { hands: 4, decisionSeconds: 20 }],
];

interface Heard {
  readonly events: readonly Event[];
  readonly before: View | null;
  readonly after: View;
}

/** What one watcher is told in a random game, input by input. */
function* listen(seats: number, options: Partial<Options>, watcher: Watcher): Generator<Heard> {
  let before: View | null = null;
  for (const { standing, told } of randomPlay({ seats, options: { ...DEFAULTS, ...options } }, 7, 300)) {
    const after = bestia.view(standing.state, watcher);
    yield { events: heard(told, watcher), before, after };
    before = after;
  }
}

/** What pictures are drawn from, without what only the last view shows: whose turn it is, and what all take home. */
function drawn(view: View) {
  const { hand, dealer, level, ante, pot, bestia: risk, compulsory, trump, trick, tricks, lastHand } = view;
  const over = view.phase === "over";
  const players = view.players.map((player) => ({
    seated: player.seated,
    credit: over ? null : player.credit,
    sitOut: player.sitOut,
    sitOutNext: player.sitOutNext,
    leaving: player.leaving,
    eligible: player.eligible,
    cards: player.cards,
    discards: player.discards,
    declaration: player.declaration,
    exchanged: player.exchanged,
    tricks: player.tricks,
    eliminatedAfter: player.eliminatedAfter,
  }));
  const facts = { hand, dealer, level, ante, pot, risk, compulsory, trump, trick, tricks, lastHand };
  return { ...facts, firstToPlay: view.firstToPlay, stock: view.stock.length, players };
}

describe.each(GAMES)("in %s", (_, seats, options) => {
  test.each(watchersOf(seats).slice(-3))("what %s hears leads from one view to the next", (watcher) => {
    for (const { events, before, after } of listen(seats, options, watcher)) {
      if (before === null) continue;
      const folded = events.reduce(viewAfter, before);
      expect(drawn({ ...folded, phase: after.phase })).toEqual(drawn(after));
    }
  });

  test("the last picture is the view itself, nothing else is changed, and nobody waits too long", () => {
    for (const told of listen(seats, options, 0)) {
      const kept = copy(told);
      const pictures = picturesOf(told);
      expect(pictures.at(-1)!.view).toBe(told.after);
      expect(told).toEqual(kept);
      expect(pictures.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(MOST);
    }
  });

  test("no picture shows a card that its watcher does not know", () => {
    for (const told of listen(seats, options, "spectator")) {
      for (const { view, scene } of picturesOf(told)) {
        const held = view.players.flatMap(({ cards, discards }) => [...cards, ...discards]);
        expect(held.every((card) => card === HIDDEN)).toBe(true);
        if (scene?.type === "discarded") expect(scene.cards.every((card) => card === HIDDEN)).toBe(true);
      }
    }
  });
});

/** One input at this table, as a watcher is told of it. */
function tell(table: TestTable, watcher: Watcher, act: () => void) {
  const before = table.view(watcher);
  act();
  return picturesOf({ before, after: table.view(watcher), events: table.heardBy(watcher) });
}

/** Seat 2 speaks and plays last here, after 1 and 0: with seat 0 as the dealer of three the order is 2, 1, 0. */
const HANDS = ["AD 3D RD", "2C 4C 5C", "6B 7B FB"];

test("chips go to the plate before the cards are dealt", () => {
  const table = tableWith({ seats: 3, dealt: false });
  const [antes, dealt, ...rest] = tell(table, 0, () => table.rings());
  expect(antes).toMatchObject({ scene: { type: "paid" }, sound: "coin" });
  expect(antes!.view.players.every(({ cards }) => cards.length === 0)).toBe(true);
  expect(antes!.view.pot).toBe(30);
  expect(dealt!.view.players.map(({ cards }) => cards.length)).toEqual([3, 3, 3]);
  expect(rest).toEqual([]);
});

test("[BES-17] cards are thrown away before others come in their stead", () => {
  const table = tableWith({ hands: HANDS, trump: "2S", stock: "AC AB" });
  const [thrown, drew] = tell(table, 1, () => table.exchanges(1, "2C 4C"));
  expect(thrown).toMatchObject({ scene: { type: "discarded", seat: 1, cards: ["2C", "4C"] } });
  expect(thrown!.view.players[1]!.cards).toEqual(["5C"]);
  expect(drew!.view.players[1]!.cards).toEqual(["5C", "AC", "AB"]);
});

test("[BES-23] all look at a trick before it goes to its taker", () => {
  const table = tableWith({ hands: HANDS, trump: "2D" }).isServed(1, 0, 2);
  const [played] = tell(table, 0, () => table.plays("2:6B"));
  expect(played).toMatchObject({ lasts: PLAYED, sound: "card" });
  table.plays("1:2C");
  const [last, taken, after] = tell(table, 0, () => table.plays("0:RD"));
  expect(last).toMatchObject({ lasts: TRICK });
  expect(last!.view.trick).toHaveLength(3);
  expect(taken).toMatchObject({ scene: { type: "taken", trick: { taker: 0 } } });
  expect(after!.view.players[0]!.tricks).toBe(1);
});

test("[BES-26] the pot is shared out before the bestie are paid, and then there is a new pot", () => {
  const table = tableWith({ hands: HANDS, trump: "2D" }).isServed(1, 0, 2);
  table.plays("2:6B", "1:2C", "0:RD", "0:3D", "2:7B", "1:4C", "0:AD", "2:FB");
  const pictures = tell(table, 1, () => table.plays("1:5C"));
  const [shares, bestie, after] = pictures.slice(-3);
  expect(shares).toMatchObject({ scene: { type: "won", won: [30, 0, 0] }, lasts: SHARES });
  expect(shares!.view.pot).toBe(0);
  expect(shares!.view.lastHand!.bestie).toEqual([]);
  expect(bestie).toMatchObject({ scene: { type: "paid", seats: [1, 2] }, lasts: BESTIE, sound: "stamp" });
  expect(bestie!.view.pot).toBe(60);
  expect(after!.view.lastHand!.bestie).toEqual([1, 2]);
});

test("[BES-11] a pot that the last one entitled takes is seen on its way there", () => {
  const table = tableWith({ seats: 3, dealt: false, pot: 50, entitled: [0, 1] });
  const pictures = tell(table, 2, () => table.house({ type: "stand", seat: 0 }));
  expect(pictures[0]).toMatchObject({ scene: { type: "won", won: [0, 50, 0] } });
});
