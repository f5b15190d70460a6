import type { Seat } from "@tavolata/kernel";
import type { Answer } from "./choices.ts";
import { reactionOf } from "./faces.ts";
import type { InPlay, State } from "./state.ts";
import type { ActionFace, Deck, Effect } from "./vocabulary.ts";

/** A card in play as version 1 had it: one round of answers from all the others, and accomplices served first. */
type OldInPlay = Omit<InPlay, "asked" | "afterwards"> & { accomplices: Seat[] };
type OldEffect = Effect & { back?: boolean };
type OldFace = Omit<ActionFace, "reveals" | "effects"> & { richiamo: number; effects: OldEffect[] };
type OldDeck = Omit<Deck, "actions"> & { actions: OldFace[] };
type OldState = Omit<State, "inPlay" | "options"> & {
  inPlay: OldInPlay[];
  options: Omit<State["options"], "deck"> & { deck?: OldDeck };
};

/** Takes a game over from version 1: what it was asking for is asked on, and then goes by the rules of today. */
export function upgraded(state: unknown): State {
  const { inPlay, options: old, ...rest } = state as OldState;
  const { deck, ...others } = old;
  const options = deck === undefined ? others : { ...others, deck: upgradedDeck(deck) };
  return {
    ...rest,
    options,
    inPlay: inPlay.map((one) => upgradedCard(one, options)),
    // It tells of events that are told in other words now.
    news: [],
  };
}

function upgradedCard(old: OldInPlay, options: State["options"]): InPlay {
  const { accomplices, contributors, answers, answered, settled, ...rest } = old;
  const asked = answers.flatMap((answer, seat) => (answer === null && seat !== old.by ? [seat] : []));
  const waits = (answer: Answer | null, seat: Seat) =>
    answered && !settled.includes(seat) && answer?.type === "react"
      ? reactionOf({ options }, answer.card) === "scare"
      : false;
  return {
    ...rest,
    asked: answered ? [] : asked,
    answers: answers.map((answer, seat) => (waits(answer, seat) ? null : answer)),
    answered,
    settled,
    afterwards: answers.flatMap((answer, seat) =>
      answer?.type === "react" && waits(answer, seat) ? [{ seat, card: answer.card }] : [],
    ),
    contributors: [...new Set([...accomplices, ...contributors])],
  };
}

function upgradedDeck({ actions, ...rest }: OldDeck): Deck {
  return {
    ...rest,
    actions: actions.map(({ richiamo, effects, ...face }) => ({
      ...face,
      reveals: richiamo,
      effects: effects.map(
        ({ back, ...effect }): Effect =>
          effect.effect === "scare" && back === true ? { ...effect, effect: "evict" } : effect,
      ),
    })),
  };
}
