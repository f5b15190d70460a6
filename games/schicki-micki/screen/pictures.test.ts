import { copy, heard, type Watcher, watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { type Event, HIDDEN, type Options, schickiMicki, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, type TestTable, tableWith } from "../testing/table-with.ts";
import { LAST_LOOK, REVEALED } from "./pace.ts";
import { isReactedTo, isReaction, picturesOf, whenPainted } from "./pictures.ts";

const GAMES: [string, number, Partial<Options>][] = [
  ["by hand", 4, {}],
  ["with the clock", 7, { turning: "clock" }],
  ["around one table", 3, { table: "oneTable", tieMs: 200 }],
];

interface Heard {
  readonly events: readonly Event[];
  readonly before: View | null;
  readonly after: View;
}

/** What one watcher is told in a random game, input by input. */
function* listen(seats: number, options: Partial<Options>, watcher: Watcher): Generator<Heard> {
  let before: View | null = null;
  for (const { standing, told } of randomPlay({ seats, options: { ...DEFAULTS, ...options } }, 7, 200)) {
    const after = schickiMicki.view(standing.state, watcher);
    yield { events: heard(told, watcher), before, after };
    before = after;
  }
}

describe.each(GAMES)("%s", (_, seats, options) => {
  test.each(watchersOf(seats).slice(-3))("the last picture for %s is the view itself", (watcher) => {
    for (const told of listen(seats, options, watcher)) {
      const kept = copy(told);
      expect(picturesOf(told).at(-1)!.view).toBe(told.after);
      expect(told).toEqual(kept);
    }
  });

  test("[SCH-5] a card that is turned is seen at once, and nothing keeps the next one from being so", () => {
    for (const told of listen(seats, options, 0)) {
      const pictures = picturesOf(told);
      if (told.events.some(isReactedTo))
        expect(pictures).toEqual([{ view: told.after, lasts: 0, sound: "card" }]);
      const lasts = pictures.reduce((sum, picture) => sum + picture.lasts, 0);
      if (told.after.result === null) expect(lasts).toBeLessThan(told.after.options.restSeconds * 1000);
    }
  });
});

test("[SCH-22] around one table no picture on a phone shows a card of the line", () => {
  for (const told of listen(3, { table: "oneTable", tieMs: 200 }, 0)) {
    for (const { view } of picturesOf(told))
      expect(view.line.every(({ card }) => card === HIDDEN)).toBe(true);
  }
});

/** One input at this table, as a watcher is told of it. */
function tell(table: TestTable, watcher: Watcher, act: () => void) {
  const before = table.view(watcher);
  act();
  return picturesOf({ before, after: table.view(watcher), events: table.heardBy(watcher) });
}

test("[SCH-11] a sound tells nobody what another hand did", () => {
  const sounds = (["knock", "blue", "red"] as const).map((does) => {
    const table = tableWith({ line: "YGORPB BPRGOY" });
    return tell(table, 0, () => table.reacts(2, { type: "hand", does }, 500)).map(({ sound }) => sound);
  });
  expect(sounds).toEqual([["paper"], ["paper"], ["paper"]]);
  const table = tableWith({ line: "YGORPB BPRGOY" });
  expect(tell(table, 2, () => table.knocks(2, 500))[0]).toMatchObject({ sound: "knock" });
  expect(tell(table, 1, () => table.takes("blue", 1, 600))[0]).toMatchObject({ sound: "pawn" });
});

test("[SCH-11] hands are opened before it is told what they bring", () => {
  const table = tableWith({ line: "YGORPB BPRGOYY" }).knocks(2, 500).takes("blue", 1, 600);
  const [reveal, verdict, ...rest] = tell(table, 0, () => table.rings());
  expect(reveal).toMatchObject({ scene: { type: "reveal" }, lasts: REVEALED, sound: "knock" });
  expect(reveal!.view.window!.reactions.map(({ what }) => what)).toEqual(["knock", "blue"]);
  expect(reveal!.view.players.map(({ pile }) => pile.length)).toEqual([0, 0, 0, 0]);
  expect(verdict).toMatchObject({ lasts: 0, sound: "coin" });
  expect(verdict!.view.players[2]!.pile).toHaveLength(2);
  expect(rest).toEqual([]);
});

test("[SCH-24] the last settling is looked at before the game is over", () => {
  const table = tableWith({ line: "YGORPB YPBGRO", left: 0 }).calls(1, "umbrella", 500);
  const pictures = tell(table, 0, () => table.rings());
  expect(pictures[0]).toMatchObject({ lasts: LAST_LOOK, view: { result: null } });
  expect(pictures.at(-1)!.view.result).not.toBeNull();
});

test("[SCH-5] the shared screen says which card it has painted, and of nothing else", () => {
  const table = tableWith({ options: { table: "oneTable" } }).turnsUp();
  const turned = table.heardBy("screen").find(({ type }) => type === "turned")!;
  const told = whenPainted(turned)!;
  expect(told).toEqual({ type: "shown", card: 1 });
  expect(table.refusal("screen", told)).toBeUndefined();
  expect(whenPainted({ type: "windowOpens", closesAt: 0 })).toBeUndefined();
});

test("[SCH-21] calls and moves of the hand are judged by how soon they were made, and nothing else is", () => {
  expect(isReaction({ type: "call", feature: "hat" })).toBe(true);
  expect(isReaction({ type: "hand", does: "knock" })).toBe(true);
  expect(isReaction({ type: "turn" })).toBe(false);
  expect(isReaction({ type: "vote", seat: 1 })).toBe(false);
});
