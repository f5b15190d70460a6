import { copy } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { EARLIER } from "../testing/earlier.ts";
import { deckProblems, OUR_DECK, piccioni, type State } from "./index.ts";

type Old = Record<string, unknown> & { inPlay: Record<string, unknown>[] };

/** The game of version 1 whose card in play is this one. */
function played(card: string): Old {
  const found = EARLIER.find(({ state }) => (state as Old).inPlay[0]?.card === card);
  return copy(found!.state) as Old;
}

function upgrade(state: object): State {
  return piccioni.upgrade!(state, 1);
}

describe("A game of version 1", () => {
  it("[PIC-7] waits for the same answers as before", () => {
    const state = upgrade(played("blam-2"));
    expect(piccioni.awaits(state)).toEqual([0]);
    expect(state.inPlay.map(({ asked }) => asked)).toEqual([[], [0]]);
    expect(state.inPlay[1]!.answers).toEqual([null, null, { type: "decline" }]);
  });

  it("[PIC-7] keeps a reaction that waits for the effects", () => {
    const old = played("briciole-4");
    Object.assign(old.inPlay[0]!, { settled: [] });
    const [card] = upgrade(old).inPlay;
    expect(card!.afterwards).toEqual([{ seat: 0, card: "battimani-4" }]);
    expect(card!.answers).toEqual([null, { type: "decline" }, null]);
    expect(card!.asked).toEqual([]);
    const cancel = { type: "react", card: "ma-anche-no-1" };
    const other = upgrade({
      ...old,
      inPlay: [{ ...old.inPlay[0]!, answers: [cancel, { type: "decline" }, null] }],
    });
    expect(other.inPlay[0]).toMatchObject({ answers: [cancel, { type: "decline" }, null], afterwards: [] });
    Object.assign(old.inPlay[0]!, { answered: false });
    expect(upgrade(old).inPlay[0]!.afterwards).toEqual([]);
  });

  it("[PIC-21] counts everybody who contributed once", () => {
    const old = played("blam-2");
    Object.assign(old.inPlay[0]!, { accomplices: [1], contributors: [2, 1] });
    expect(upgrade(old).inPlay[0]!.contributors).toEqual([1, 2]);
    expect(upgrade(old).inPlay[0]).not.toHaveProperty("accomplices");
  });

  it("[PIC-30] has a deck of its own in the words of today", () => {
    const old = played("gufo-finto-2");
    const actions = OUR_DECK.actions.map(({ reveals, effects, ...face }) => ({
      ...face,
      richiamo: reveals,
      effects: effects.map((one) => (one.effect === "evict" ? { ...one, effect: "scare", back: true } : one)),
    }));
    const { options } = upgrade({
      ...old,
      options: { ...(old.options as object), deck: { ...OUR_DECK, actions } },
    });
    expect(options.deck).toEqual(OUR_DECK);
    expect(deckProblems(options.deck)).toEqual([]);
    expect(upgrade(old).options).not.toHaveProperty("deck");
  });

  it("[PIC-32] repeats nothing that was told in other words", () => {
    expect(upgrade({ ...played("blam-2"), news: [{ type: "skips", seat: 0 }] }).news).toEqual([]);
  });
});
