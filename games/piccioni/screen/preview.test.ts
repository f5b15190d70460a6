import { describe, expect, test } from "vitest";
import { type Card, kindOf, type Move, type Pigeon, piccioni, type State } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { NOTHING } from "./draft.ts";
import { landingsIn } from "./preview.ts";

const CLAPS = ["battimani-1", ""];

describe("Where scared pigeons would go", () => {
  test("[PIC-18] is the Area with the fewest pigeons, but not their own", () => {
    const table = tableWith({
      hands: [...CLAPS, ""],
      areas: ["grasso-1", "grasso-2 grasso-3", "zoppo-1 zoppo-2"],
    });
    table.plays("battimani-1");
    const from = (pigeons: Pigeon[]) => landingsIn(table.view(0), "choice", { ...NOTHING, pigeons });
    expect(from([])).toEqual([]);
    expect(from(["grasso-2", "grasso-3"])).toEqual([{ pigeons: ["grasso-2", "grasso-3"], to: 0 }]);
    expect(from(["grasso-1"])).toEqual([{ pigeons: ["grasso-1"], to: null }]);
  });

  test("[PIC-28] is the deck if they are evicted, and an Area in the final phase", () => {
    const table = tableWith({ hands: ["gufo-finto-1", ""], areas: ["grasso-1 grasso-2", ""] });
    table.plays("gufo-finto-1");
    const draft = { ...NOTHING, pigeons: ["grasso-1" as const] };
    expect(landingsIn(table.view(0), "choice", draft)).toEqual([
      { pigeons: ["grasso-1"], to: null, evicted: true },
    ]);
    table.state.finalPhase = { trigger: 1, turnsLeft: 1 };
    expect(landingsIn(table.view(0), "choice", draft)).toEqual([{ pigeons: ["grasso-1"], to: 1 }]);
  });

  test("[PIC-6] is not said any more when the card has been done and too many cards were drawn", () => {
    const table = tableWith({
      hands: ["gufo-finto-1 blam-1 blam-2 blam-3 blam-4", ""],
      areas: ["grasso-1 grasso-2", ""],
    });
    table.plays("gufo-finto-1").choosesPigeons(0, "grasso-1");
    expect(table.state.waiting?.is).toBe("throwAway");
    expect(landingsIn(table.view(0), "throwAway", NOTHING)).toEqual([]);
  });

  test("[PIC-28] is shown for a Reaction that is looked at, from the Area they are sent to", () => {
    const table = tableWith({
      hands: ["briciole-1", "battimani-1 blam-1", ""],
      areas: ["grasso-1", "grasso-2", "grasso-3 grasso-4"],
      places: { statua: "stupido-1" },
    });
    table.plays("briciole-1").choosesPigeons(0, "stupido-1").choosesZone(0, 1);
    const looking = (card: Card) => landingsIn(table.view(1), "answer", { ...NOTHING, cards: [card] });
    expect(looking("battimani-1")).toEqual([{ pigeons: ["stupido-1"], to: 0 }]);
    expect(looking("blam-1")).toEqual([]);
    expect(landingsIn(table.view(1), "answer", NOTHING)).toEqual([]);
  });

  test("[PIC-26] is nowhere for those that cannot fly", () => {
    const table = tableWith({ hands: CLAPS, areas: ["", "zoppo-1 grasso-1"] });
    table.plays("battimani-1");
    expect(landingsIn(table.view(0), "choice", { ...NOTHING, pigeons: ["zoppo-1"] })).toEqual([]);
  });
});

/** The state after this, if everybody lets the card pass. */
function unanswered(state: State, seat: number, move: Move) {
  const table = tableWith({ hands: state.players.map(() => "") });
  table.state = structuredClone(state);
  table.moves(seat, move);
  while (table.state.waiting?.is === "answers") table.declines(table.awaited[0]!);
  return table;
}

test("[PIC-18] [PIC-19] is where they go, if nothing comes between, in any game", () => {
  let compared = 0;
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    for (const { standing } of randomPlay({ seats: 4, options: DEFAULTS }, seed, 500)) {
      const { state } = standing;
      const { waiting, inPlay } = state;
      if (waiting?.is !== "choice" || waiting.choice.kind !== "pigeons") continue;
      // Cards that do something else in between are not for this test.
      if (waiting.choice.purpose !== "scare" || inPlay.length !== 1 || inPlay[0]!.reaction) continue;
      if (!["battimani", "blam"].includes(kindOf(inPlay[0]!.card))) continue;
      const { seat, choice } = waiting;
      const pigeons = choice.groups[0]!.pigeons.slice(0, choice.most);
      const view = piccioni.view(state, seat);
      const [landing] = landingsIn(view, "choice", { ...NOTHING, pigeons });
      const told = unanswered(state, seat, { type: "choosePigeons", pigeons }).all("scared");
      expect(told[0]).toEqual({ type: "scared", pigeons, to: landing?.to });
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(10);
});
