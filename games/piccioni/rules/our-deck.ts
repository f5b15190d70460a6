import ours from "./our-deck.json" with { type: "json" };
import type { Deck } from "./vocabulary.ts";

/** PIC-22 to PIC-28 */
export const OUR_DECK = ours as Deck;
