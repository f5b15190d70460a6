import { type Card, kindOf, type Pigeon, type PigeonKind } from "./cards.ts";
import { OUR_DECK } from "./our-deck.ts";
import { known } from "./state.ts";
import type { ActionFace, Deck, PigeonFace, ReactionEffect, Stays } from "./vocabulary.ts";

/** The deck being played with: the table's own, or ours. */
export function deckOf({ deck }: { readonly deck?: Deck }): Deck {
  return deck ?? OUR_DECK;
}

interface WithOptions {
  readonly options: { readonly deck?: Deck };
}

const OUR_FACES = new Map(OUR_DECK.actions.map((face) => [face.id, face]));

export function faceOf({ options: { deck } }: WithOptions, card: Card): ActionFace {
  const id = kindOf(card);
  const face = deck === undefined ? OUR_FACES.get(id) : deck.actions.find((other) => other.id === id);
  if (face === undefined) throw new RangeError(`no card ${card} in this deck`);
  return face;
}

/** PIC-9, PIC-15: as what a card lies in an Area. */
export function staysOf(from: WithOptions, card: Card): Stays {
  return known(faceOf(from, card).stays, "card that stays");
}

export function reactionOf(from: WithOptions, card: Card): ReactionEffect {
  return known(faceOf(from, card).reaction, "reaction").effect;
}

export function pigeonFace({ options }: WithOptions, pigeon: Pigeon): PigeonFace {
  return deckOf(options).pigeons[kindOf(pigeon) as PigeonKind];
}

/** All 55 cards, "blam-1" to "complice-2". */
export function actionCards(deck: Deck): Card[] {
  return deck.actions.flatMap(({ id, count }) => Array.from({ length: count }, (_, i) => `${id}-${i + 1}`));
}
