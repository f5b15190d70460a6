import { copy, heard, type Watcher, watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { beccato, type Event, HIDDEN, type Options, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, type TestTable, tableWith } from "../testing/table-with.ts";
import { it } from "../texts/it.ts";
import { promptOf } from "../texts/prompt.ts";
import { openView } from "./open-view.ts";
import { isReactedTo, isReaction, picturesOf } from "./pictures.ts";

const GAMES: [string, number, Partial<Options>][] = [
  ["four players", 4, {}],
  ["five, with pyramids", 5, { pyramid: true }],
  ["nine, with everything", 9, { freeSignal: true, calledChickens: true, signalChange: true }],
  ["around one table", 6, { table: "oneTable" }],
];

interface Heard {
  readonly events: readonly Event[];
  readonly before: View | null;
  readonly after: View;
}

/** What one watcher is told in a random game, input by input. */
function* listen(seats: number, options: Partial<Options>, watcher: Watcher): Generator<Heard> {
  let before: View | null = null;
  for (const transition of randomPlay({ seats, options: { ...DEFAULTS, ...options } }, 5, 250)) {
    const after = beccato.view(transition.standing.state, watcher);
    yield { events: heard(transition.told, watcher), before, after };
    before = after;
  }
}

describe.each(GAMES)("%s", (_, seats, options) => {
  test.each(watchersOf(seats).slice(-3))("the last picture for %s is the view itself", (watcher) => {
    for (const change of listen(seats, options, watcher)) {
      const kept = copy(change);
      const pictures = picturesOf(change);
      expect(pictures.at(-1)!.view).toBe(change.after);
      for (const { view } of pictures) expect(promptOf(it, view, String)).not.toBe("");
      expect(change).toEqual(kept);
    }
  });

  test("[BEC-18] what people react to is shown at once, and nothing delays what comes next", () => {
    for (const change of listen(seats, options, 0)) {
      if (!change.events.some(isReactedTo)) continue;
      expect(picturesOf(change)).toMatchObject([{ view: change.after, lasts: 0 }]);
    }
  });
});

/** The pictures of one input at this table, as a watcher is told of it. */
function tell(table: TestTable, watcher: Watcher, act: () => void) {
  const before = table.view(watcher);
  table.forget();
  act();
  return picturesOf({ events: table.heardBy(watcher), before, after: table.view(watcher) });
}

describe("A reveal", () => {
  const coccode = () => {
    const table = tableWith({ hands: ["OOGP", "", "LLL"] }).coccode(0);
    return tell(table, 1, () => table.settles());
  };

  test("has three beats: a hush, the hands one by one, and the verdict; then comes the egg", () => {
    expect(coccode().map(({ scene, sound }) => [scene?.reveal, sound])).toEqual([
      [{ opened: 0, judged: false }, undefined],
      [{ opened: 1, judged: false }, "card"],
      [{ opened: 2, judged: false }, "card"],
      [{ opened: 2, judged: true }, "stamp"],
      [undefined, "coin"],
    ]);
  });

  test("[BEC-37] shows no card before its hand is opened", () => {
    const shown = coccode().map(({ view }) => [0, 2].map((seat) => view.players[seat]!.hand));
    const [first, second] = [tableWith({ hands: ["OOGP", "", "LLL"] }).state.players[0]!.hand, "livorno"];
    expect(shown[0]!.flat()).toEqual(Array(7).fill(HIDDEN));
    expect(shown[1]![0]).toEqual(first);
    expect(shown[1]![1]).toEqual(Array(3).fill(HIDDEN));
    expect(shown[2]![1]).toEqual(Array(3).fill(second));
  });

  test("[BEC-36] does not happen where nobody has shouted", () => {
    const table = tableWith();
    while (table.state.passes < 47) table.passesOn();
    expect(tell(table, 0, () => table.passesOn()).length).toBe(1);
  });
});

describe("[BEC-33] A gesture", () => {
  test("that is not seen is a stir, and nothing else", () => {
    const table = tableWith().waits(1000);
    const [picture] = tell(table, 3, () => table.performs(2, "wink"));
    expect(picture!.scene).toEqual({ stirs: [2], seen: [], heard: [] });
    expect(picture!.sound).toBeUndefined();
  });

  test("looks and sounds the same, whichever it is, to anyone who does not see it", () => {
    const pictures = (["wink", "leftEar", "fanYourself"] as const).map((signal) => {
      const table = tableWith().waits(1000);
      return tell(table, 3, () => table.performs(2, signal));
    });
    for (const one of pictures) expect(one).toEqual(pictures[0]);
  });

  test("that is seen is no mere stir", () => {
    const table = tableWith().waits(1000).performs(2, "wink");
    const [picture] = tell(table, 1, () => table.waits(500));
    expect(picture!.scene).toEqual({ stirs: [], seen: [{ seat: 2, what: "wink" }], heard: [] });
  });

  test("that is heard has a sound", () => {
    const table = tableWith().waits(1000);
    expect(tell(table, 3, () => table.performs(2, "hum"))[0]!.sound).toBeUndefined();
    expect(tell(table, 3, () => table.waits(2000))[0]!.sound).toBeDefined();
  });
});

test("nothing that is done in a round answers a decision", () => {
  expect(isReaction({ type: "look", at: 1 })).toBe(true);
  expect(isReaction({ type: "pass", card: "orloff" })).toBe(true);
  expect(isReaction({ type: "ready" })).toBe(false);
  expect(isReaction({ type: "take", from: "deck" })).toBe(false);
});

test("[BEC-37] a game that is over can be looked at with every hand, gesture and signal open", () => {
  const table = tableWith({ signals: ["wink", "nod"] })
    .waits(1000)
    .performs(2, "leftEar");
  const open = openView(table.state.players.map((_, seat) => table.view(seat)));
  expect(open.players.flatMap(({ hand }) => hand)).not.toContain(HIDDEN);
  expect(open.players[2]!.act).toBe("leftEar");
  expect(open.teams.map(({ signal }) => signal)).toEqual([["wink"], ["nod"]]);
  expect(open.players.map(({ gaze }) => gaze)).not.toContain(HIDDEN);
});

test("what ended the game is shown before the result, and nobody is asked for anything in the meantime", () => {
  const table = tableWith({ hands: ["OOGP", "", "LLL"], eggs: ["ccccc"] }).coccode(0);
  const pictures = tell(table, 1, () => table.settles());
  const [lookedAt, result] = pictures.slice(-2);
  expect(lookedAt!.view).toMatchObject({ phase: "shouted", scores: null, result: null });
  expect(lookedAt!.lasts).toBeGreaterThan(1000);
  expect(result!.view.result).not.toBeNull();
});
