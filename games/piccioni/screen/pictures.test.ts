import { copy, heard, type Watcher, watchersOf } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";
import { type Event, HIDDEN, type Pigeon, piccioni, type View } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, type TestTable, tableWith } from "../testing/table-with.ts";
import { finaleLasts } from "./finale-pace.ts";
import { viewAfter } from "./fold.ts";
import { isSmallTalk, MOST, picturesOf } from "./pictures.ts";

interface Heard {
  readonly events: readonly Event[];
  readonly before: View | null;
  readonly after: View;
}

/** What one watcher is told in a random game, input by input. */
function* listen(seats: number, watcher: Watcher, seed: number): Generator<Heard> {
  let before: View | null = null;
  for (const transition of randomPlay({ seats, options: DEFAULTS }, seed, 260)) {
    const after = piccioni.view(transition.standing.state, watcher);
    yield { events: heard(transition.told, watcher), before, after };
    before = after;
  }
}

/** Everything that is drawn of a table, no matter whom it waits for. */
function drawn(view: View) {
  const { watcher, players, places, pigeonDeck, actionDeck, laid, hovering, current, finalPhase, discards } =
    view;
  return {
    // Only the number of cards in others' hands is drawn.
    players: players.map(({ hand, ...player }, seat) => ({
      ...player,
      hand: seat === watcher ? [...hand].sort() : hand.length,
    })),
    places,
    laid,
    hovering,
    current,
    finalPhase: finalPhase?.trigger,
    decks: [pigeonDeck.length, actionDeck.length, discards.length],
  };
}

describe.each([2, 4, 6])("At a table of %i", (seats) => {
  const watchers = watchersOf(seats).slice(-3);

  test.each(watchers)(
    "the last picture for %s is the view itself, and nothing told is changed",
    (watcher) => {
      for (const change of listen(seats, watcher, 7)) {
        const kept = copy(change);
        expect(picturesOf(change).at(-1)!.view).toBe(change.after);
        expect(change).toEqual(kept);
      }
    },
  );

  test.each(watchers)("what happens leads %s from one view to the next", (watcher) => {
    for (const { events, before, after } of listen(seats, watcher, 11)) {
      if (before === null || after.result !== null) continue;
      expect(drawn(events.reduce(viewAfter, before))).toEqual(drawn(after));
    }
  });

  test("no picture shows more than the view and what was told", () => {
    for (const change of listen(seats, 0, 3)) {
      for (const { view } of picturesOf(change)) {
        for (const { trophies } of view.result === null ? view.players.slice(1) : []) {
          expect(trophies.every(({ card }) => card === HIDDEN)).toBe(true);
        }
        expect(view.pigeonDeck.every((card) => card === HIDDEN)).toBe(true);
        expect(view.actionDeck.every((card) => card === HIDDEN)).toBe(true);
      }
    }
  });

  test("every pigeon that goes somewhere and every Reaction is seen, however much is waiting to be shown", () => {
    for (const change of listen(seats, 0, 5)) {
      const gone = change.events.filter(({ type }) =>
        ["glided", "moved", "scared", "evicted", "trophy", "returned", "reacted"].includes(type),
      );
      if (change.before === null) continue;
      const kept = picturesOf(change).filter(({ isKept }) => isKept);
      expect(kept.map(({ scene }) => scene?.type)).toEqual(gone.map(({ type }) => type));
    }
  });

  test("nothing that happens in one go takes longer than people's patience", () => {
    for (const change of listen(seats, 0, 5)) {
      const told = picturesOf(change).filter(
        ({ scene, view }) => scene?.type !== "gameOver" && view.result === null,
      );
      expect(told.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(MOST);
    }
  });
});

/** What one input shows to a watcher. */
function shown(table: TestTable, act: () => void, watcher: Watcher = 1) {
  const before = table.view(watcher);
  act();
  return picturesOf({ before, after: table.view(watcher), events: table.heardBy(watcher) });
}

describe("The flock", () => {
  test("[PIC-11] comes one pigeon at a time: each hovers, and then glides", () => {
    const table = tableWith({
      hands: ["gufo-finto-1", "", ""],
      areas: ["grasso-1"],
      pigeonDeck: "grasso-2 zoppo-1",
    });
    table.draws(1);
    const [flock, hovers, glides, ...more] = shown(table, () => table.draws(1)).filter(
      ({ scene }) => scene !== undefined,
    );
    expect(flock!.scene).toMatchObject({ type: "flock", pigeons: 1 });
    expect(hovers).toMatchObject({
      scene: { type: "revealed", nth: 1, of: 1 },
      view: { hovering: "grasso-2" },
    });
    expect(glides!.scene).toMatchObject({ type: "glided", pigeon: "grasso-2", to: 0 });
    expect(glides!.view.players[0]!.pigeons).toContain("grasso-2");
    expect(more).toEqual([]);
  });

  test("[PIC-27] a Place that overflows is seen before what comes of it", () => {
    const table = tableWith({
      hands: ["", "", ""],
      places: { strada: "zoppo-1 zoppo-2 zoppo-3" },
      pigeonDeck: "zoppo-4",
    });
    table.draws(1);
    const scenes = shown(table, () => table.draws(1)).map(({ scene }) => scene?.type);
    expect(scenes.indexOf("overflows")).toBeGreaterThan(scenes.indexOf("revealed"));
    expect(scenes.indexOf("trophy")).toBeGreaterThan(scenes.indexOf("overflows"));
  });
});

describe("The end", () => {
  test("[PIC-15] is counted before the table is shown as it is, with every Trophy face up, and never for too long", () => {
    const table = tableWith({
      hands: ["", "", ""],
      areas: ["grasso-1", "", ""],
      trophies: ["zoppo-1 zoppo-2", "zoppo-3", ""],
      pigeonsLeft: 0,
      current: 2,
    });
    table.state.finalPhase = { trigger: 0, turnsLeft: 1 };
    table.draws(1);
    const [finale, settled] = shown(table, () => table.draws(1)).slice(-2);
    expect(finale!.scene).toMatchObject({ type: "gameOver" });
    expect(JSON.stringify(finale!.view.players)).toContain("zoppo-3");
    expect(settled).toMatchObject({ sound: "win" });
    expect(settled!.scene).toBeUndefined();
    // Four cards and three sums, and then a moment to celebrate.
    expect(finale!.lasts).toBe(7 * 380 + 3200);
    const pigeons: Pigeon[] = Array.from({ length: 30 }, (_, i) => `grasso-${i}` as const);
    const many = { ...finale!.view, players: finale!.view.players.map((one) => ({ ...one, pigeons })) };
    expect(finaleLasts(many)).toBe(13_000 + 3200);
  });
});

describe("Answers", () => {
  test("[PIC-32] are seen by the others once all have answered", () => {
    const table = tableWith({
      hands: ["gufo-finto-1", "ma-anche-no-1", "blam-1"],
      areas: ["grasso-1 infame-1 zoppo-1"],
    });
    table.plays("gufo-finto-1");
    if (table.state.waiting?.is === "choice")
      table.moves(0, { type: "choosePigeons", pigeons: ["grasso-1"] });
    const before = shown(table, () => table.reacts(1, "ma-anche-no-1"), 0);
    expect(JSON.stringify(before.map(({ view }) => view.inPlay))).not.toContain("ma-anche-no");
    const after = shown(table, () => table.declines(2), 0);
    expect(after[0]).toMatchObject({ scene: { type: "answers" } });
    expect(JSON.stringify(after[0]!.view.inPlay)).toContain("ma-anche-no");
  });
});

test("what is not said aloud is seen", () => {
  const said = (type: Event["type"]) => !isSmallTalk({ type } as Event);
  expect(said("answered")).toBe(false);
  expect(said("played") && said("glided") && said("trophy") && said("flock")).toBe(true);
});
