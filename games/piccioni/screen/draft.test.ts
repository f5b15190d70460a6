import { describe, expect, test } from "vitest";
import { type Choice, piccioni } from "../rules/index.ts";
import { type TableSettings, tableWith } from "../testing/table-with.ts";
import {
  askedFor,
  choiceMove,
  discardable,
  discardableKinds,
  discardFor,
  drawn,
  isOffered,
  NOTHING,
  priceOf,
  toggled,
  togglePigeon,
} from "./draft.ts";

function offersAt(
  settings: TableSettings,
  act: (table: ReturnType<typeof tableWith>) => void = () => {},
  seat = 0,
) {
  const table = tableWith(settings);
  act(table);
  return piccioni.moves(table.state, seat, { now: table.now, actedAt: table.now });
}

describe("What is asked", () => {
  test("[PIC-5] [PIC-9] is an action: cards to draw, cards to play, and what can be cleaned away at what price", () => {
    const offers = offersAt({
      hands: ["blam-1 ombrello-1", ""],
      areas: ["grasso-1 guano-1 montagna-di-guano-1"],
    });
    expect(askedFor(offers)).toBe("action");
    expect(drawn(offers)).toEqual([1, 2, 3]);
    expect(isOffered(offers, "play", "blam-1")).toBe(true);
    expect(isOffered(offers, "play", "ombrello-1")).toBe(false);
    expect(discardable(offers, "cleaning")).toEqual([
      { target: "guano-1", price: 1 },
      { target: "montagna-di-guano-1", price: 2 },
    ]);
    expect(discardable(offers, "trophy")).toEqual([{ target: "grasso-1", price: 2 }]);
    expect(priceOf(offers, { mode: "trophy", target: "grasso-1" })).toBe(2);
    expect(priceOf(offers, { mode: "cleaning", target: "guano-1" })).toBe(1);
    expect(priceOf(offers, { mode: "cleaning", target: null })).toBe(0);
  });

  test("[PIC-9] for a Trophy takes the only kind of pigeon there is, and asks where there are several", () => {
    const hands = ["blam-1 blam-2", ""];
    const two = offersAt({ hands, areas: ["grasso-1 grasso-2"] });
    expect(discardFor(two, "trophy")).toEqual({ ...NOTHING, mode: "trophy", target: "grasso-1" });
    expect(discardable(two, "trophy").map(({ target }) => target)).toEqual(["grasso-1", "grasso-2"]);
    expect(discardableKinds(two, "trophy").map(({ target }) => target)).toEqual(["grasso-1"]);
    const kinds = offersAt({ hands, areas: ["grasso-1 zoppo-1"] });
    expect(discardable(kinds, "trophy").map(({ target }) => target)).toEqual(["grasso-1", "zoppo-1"]);
    expect(discardFor(kinds, "trophy").target).toBe(null);
    expect(discardable(kinds, "cleaning")).toEqual([]);
    expect(discardFor(kinds, "cleaning").target).toBe(null);
  });

  test("[PIC-5] in a lesson only what it teaches can be drawn", () => {
    expect(drawn([{ move: { type: "draw", count: 2 } }])).toEqual([2]);
  });

  test("[PIC-21] is an answer, with what it costs to contribute", () => {
    const offers = offersAt(
      { hands: ["automobile-1", "complice-1 guano-1"], places: { strada: "zoppo-1 zoppo-2" } },
      (table) => table.plays("automobile-1"),
      1,
    );
    expect(askedFor(offers)).toBe("answer");
    expect(isOffered(offers, "react", "complice-1")).toBe(true);
    expect(priceOf(offers, { mode: "contributing", target: null })).toBe(2);
  });

  test("[PIC-6] is to throw away cards that are too many", () => {
    const hands = ["blam-1 blam-2 blam-3 blam-4 blam-5", ""];
    const offers = offersAt({ hands }, (table) => table.draws(2));
    expect(askedFor(offers)).toBe("throwAway");
    expect(priceOf(offers, NOTHING)).toBe(2);
  });

  test("is nothing while the game waits for others", () => {
    expect(askedFor(offersAt({ hands: ["", ""] }, undefined, 1))).toBe(null);
  });
});

describe("A draft", () => {
  test("takes one more or one fewer, and lets the first go if there is no room", () => {
    expect(toggled(["a"], "b", 2)).toEqual(["a", "b"]);
    expect(toggled(["a", "b"], "c", 2)).toEqual(["b", "c"]);
    expect(toggled(["a", "b"], "a", 2)).toEqual(["b"]);
    expect(toggled(["a"], "b", 0)).toEqual(["b"]);
  });

  const choice: Choice = {
    purpose: "scare",
    kind: "pigeons",
    groups: [
      { zone: "statua", pigeons: ["stupido-1", "stupido-2"] },
      { zone: 1, pigeons: ["grasso-1"] },
    ],
    least: 1,
    most: 2,
  };

  test("keeps to one Zone if all must be of one", () => {
    expect(togglePigeon(choice, ["stupido-1"], "stupido-2")).toEqual(["stupido-1", "stupido-2"]);
    expect(togglePigeon(choice, ["stupido-1"], "grasso-1")).toEqual(["grasso-1"]);
    expect(togglePigeon(choice, ["stupido-1"], "zoppo-1")).toEqual(["stupido-1"]);
  });

  test("becomes a move once enough is chosen", () => {
    expect(choiceMove(choice, NOTHING)).toBe(null);
    expect(choiceMove(choice, { ...NOTHING, pigeons: ["grasso-1"] })).toEqual({
      type: "choosePigeons",
      pigeons: ["grasso-1"],
    });
    expect(choiceMove({ ...choice, least: 0 }, NOTHING)).toEqual({ type: "choosePigeons", pigeons: [] });
    const zones: Choice = { purpose: "receiver", kind: "zone", zones: ["statua", 0] };
    expect(choiceMove(zones, { ...NOTHING, zone: 0 })).toEqual({ type: "chooseZone", zone: 0 });
    const guano: Choice = { purpose: "trophy", kind: "guano", cards: ["guano-1", "guano-2"] };
    expect(choiceMove(guano, { ...NOTHING, guano: "guano-2" })).toEqual({
      type: "chooseGuano",
      card: "guano-2",
    });
  });
});
