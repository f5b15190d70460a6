import { type Card, hasTwoWorms, isDetail, OUR_DECK } from "../rules/index.ts";

/** A deck in the mix of SCH-1 that has only these pheasants with one worm, and only this detail. */
function deckOf(pheasants: readonly Card[], detail: Card): readonly Card[] {
  return OUR_DECK.map((card, i) => {
    if (hasTwoWorms(card)) return card;
    return isDetail(card) ? detail : pheasants[i % pheasants.length]!;
  });
}

/** Any two cards are something to react to, and each of the four situations comes often. */
export const EVENTFUL = deckOf(["YRGOPB", "YRBGOP", "YRPBGO"], "-R----");

/** Any two cards are something to react to, and never several matches: one alone can win. */
export const DECISIVE = deckOf(["YRGOPB", "GROPBY", "ORPBYG", "PRBYGO", "BRYGOP"], "-R----");
