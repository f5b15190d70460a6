import { copy, heard, type Watcher, watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { type Event, ilContoPrego, type Options, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { wholeBill } from "./bill-beats.ts";
import { viewAfter } from "./fold.ts";
import { CALLED, DISCARDED } from "./pace.ts";
import { picturesOf } from "./pictures.ts";

const GAMES: [string, number, Partial<Options>][] = [
  ["the base game", 3, { hands: 4 }],
  ["a clock", 4, { hands: 4, turnSeconds: 20 }],
  ["all rules", 5, { oste: true, saldo: true, omaggi: true, turnSeconds: 30 }],
  ["eight with five cards", 8, { handSize: 5, saldo: true, oste: true }],
];
/** More than this in one go and the stage would hurry through it. */
const PATIENCE = 7000;

interface Heard {
  readonly events: readonly Event[];
  readonly before: View | null;
  readonly after: View;
}

/** What one watcher is told in a random game, input by input. */
function* listen(seats: number, options: Partial<Options>, watcher: Watcher): Generator<Heard> {
  let before: View | null = null;
  for (const { standing, told } of randomPlay({ seats, options: { ...DEFAULTS, ...options } }, 7, 300)) {
    const after = ilContoPrego.view(standing.state, watcher);
    yield { events: heard(told, watcher), before, after };
    before = after;
  }
}

/** What pictures are drawn from; clocks and debts are shown when all has been told. */
function drawn({ hand, dealer, opener, turn, dishes, calls, oste, lastBill, players }: View) {
  const seen = players.map(({ owed, ...player }) => player);
  return {
    hand,
    dealer,
    opener,
    turn,
    dishes,
    calls,
    oste,
    lastBill,
    players: seen,
  };
}

describe.each(GAMES)("in %s", (_, seats, options) => {
  test.each(watchersOf(seats).slice(-3))("what %s hears leads from one view to the next", (watcher) => {
    for (const { events, before, after } of listen(seats, options, watcher)) {
      if (before === null) continue;
      expect(drawn(events.reduce(viewAfter, before))).toEqual(drawn(after));
    }
  });

  test("the last picture is the view itself, nothing else is changed, and nobody waits too long", () => {
    for (const told of listen(seats, options, 0)) {
      const kept = copy(told);
      const pictures = picturesOf(told);
      expect(pictures.at(-1)!.view).toBe(told.after);
      expect(told).toEqual(kept);
      expect(pictures.slice(1).reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(PATIENCE);
    }
  });
});

/** One input at this table, as a watcher is told of it. */
function tell(table: ReturnType<typeof tableWith>, watcher: Watcher, act: () => void) {
  const before = table.view(watcher);
  act();
  return { before, after: table.view(watcher), events: table.heardBy(watcher) };
}

test("a call lies on the table before the next player takes their card back", () => {
  const table = tableWith({ hands: ["2 6 7 T Q Q", "4 4 T T K W", "3 5 7 J J A"] });
  table.orders(0, "Q").orders(1, "K");
  const told = tell(table, "spectator", () => table.spices(2, "first", "A"));
  const [called, after] = picturesOf(told);
  expect(called).toMatchObject({ lasts: CALLED, sound: "card" });
  expect(called!.view.players.map(({ shown }) => shown?.[0])).toEqual(["Q", "K", "A"]);
  expect(called!.view.turn).toBe(0);
  expect(after!.view.players.map(({ shown }) => shown?.[0])).toEqual([undefined, "K", "A"]);
});

test("the first hand is dealt onto an empty table", () => {
  const table = tableWith({ seats: 3 });
  const after = table.view(1);
  const { dealer, opener } = after;
  const pictures = picturesOf({
    before: null,
    after,
    events: [{ type: "handBegins", hand: 1, dealer, opener }, ...dealt(after)],
  });
  expect(pictures).toHaveLength(2);
  expect(pictures[0]!.view.players.every(({ cards }) => cards.length === 0)).toBe(true);
  expect(pictures[1]).toMatchObject({ sound: "card" });
});

function dealt({ players }: View): Event[] {
  return players.map(({ cards }, seat) => ({ type: "dealt", seat, cards }));
}

test("after the bill the counts change when somebody pays, and then the next hand is dealt", () => {
  const table = tableWith({ hands: ["2 6 7 T Q Q", "4 4 T T K W", "3 5 7 J J A"], options: { oste: true } });
  table.orders(0, "Q");
  const pictures = picturesOf(tell(table, 1, () => table.asksForTheBill(1)));
  const scenes = pictures.filter(({ scene }) => scene !== undefined);
  for (const { scene, view } of scenes) {
    expect(view.players[1]!.losses).toBe(scene!.beat.paid ? 1 : 0);
    expect(scene!.aftermath.map(({ type }) => type)).toEqual(["oste"]);
  }
  const [cleared, after] = pictures.slice(scenes.length);
  expect(cleared!.view.players.every(({ cards, shown }) => cards.length === 0 && shown === null)).toBe(true);
  expect(after!.scene).toBeUndefined();
});

test("the last bill of a game stays on the table", () => {
  const table = tableWith({ hands: ["2 6 7 T Q Q", "4 4 T T K W", "3 5 7 J J A"], options: { hands: 1 } });
  table.orders(0, "Q");
  const told = tell(table, 1, () => table.asksForTheBill(1));
  const last = picturesOf(told).at(-1)!;
  expect(last.view).toBe(told.after);
  expect(last.scene).toMatchObject({ type: "bill", beat: wholeBill(told.after.lastBill!) });
});

test("discards are one short picture", () => {
  const table = tableWith({ seats: 3, options: { saldo: true } });
  Object.assign(table.state, { phase: "discards" });
  Object.assign(table.state.players[0]!, { owed: 1, saldi: 1 });
  Object.assign(table.state.players[1]!, { owed: 1, saldi: 1 });
  const [card] = table.state.players[0]!.cards;
  const told = tell(table, 0, () => table.moves(0, { type: "discard", cards: [card!] }));
  expect(picturesOf(told)).toEqual([{ view: told.after, lasts: DISCARDED }]);
});
