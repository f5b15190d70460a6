import { capitalized, type Result, type Seat } from "@tavolata/kernel";
import {
  type Card,
  type Deck,
  HIDDEN,
  type Hidden,
  kindOf,
  known,
  OUR_DECK,
  type PigeonKind,
  type Place,
} from "../rules/index.ts";
import type { Language } from "./shape.ts";

export { joined, placesOf } from "@tavolata/kernel";

/** Some cards have names that end a sentence by themselves: "Bang!". */
export function ended(sentence: string): string {
  return sentence.replace(/!\.$/, "!");
}

/**
 * What a pigeon, an action card or a Place is called. If only our deck is known, a card of another deck goes by its id,
 * which is a word its author chose.
 */
export function cardName(language: Language, card: Card | Place, deck: Deck = OUR_DECK): string {
  const kind = kindOf(card);
  const face =
    deck.places[card as Place] ??
    deck.actions.find(({ id }) => id === kind) ??
    deck.pigeons[kind as PigeonKind];
  return face?.name[language] ?? capitalized(kind.replaceAll("-", " "));
}

/** The cards of a hand that may be known. */
export function shownOf<Any extends Card>(cards: readonly (Any | Hidden)[]): Any[] {
  return cards.filter((card): card is Any => card !== HIDDEN);
}

export function scoreAt({ scores }: Pick<Result, "scores">, seat: Seat): number {
  return known(scores[seat], "score");
}

/** With a real minus. */
export function signed(n: number): string {
  return String(n).replace("-", "−");
}
