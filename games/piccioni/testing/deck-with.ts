import {
  type ActionFace,
  type Deck,
  deckProblems,
  OUR_DECK,
  type PigeonFace,
  type Place,
  type PlaceFace,
} from "../rules/index.ts";
import { type TableSettings, tableWith } from "./table-with.ts";

/** A table whose Blam! does this instead. */
export function withBlam(face: Partial<ActionFace>, settings: TableSettings = {}) {
  const actions = OUR_DECK.actions.map((one) => (one.id === "blam" ? { ...one, ...face } : one));
  return withDeck({ actions }, { hands: ["blam-1", "", ""], ...settings });
}

export function withDeck(change: Partial<Deck>, settings: TableSettings) {
  const deck = { ...OUR_DECK, ...change };
  const problems = deckProblems(deck);
  if (problems.length > 0) throw new Error(`not a deck: ${JSON.stringify(problems)}`);
  return tableWith({ ...settings, options: { ...settings.options, deck } });
}

export function withGrasso(face: Partial<PigeonFace>, settings: TableSettings) {
  const pigeons = { ...OUR_DECK.pigeons, grasso: { ...OUR_DECK.pigeons.grasso, ...face } };
  return withDeck({ pigeons }, { hands: ["", "", ""], pigeonDeck: "grasso-1", ...settings })
    .draws(1)
    .draws(1);
}

export function withPlace(place: Place, face: Partial<PlaceFace>, settings: TableSettings) {
  const places = { ...OUR_DECK.places, [place]: { ...OUR_DECK.places[place], ...face } };
  return withDeck({ places }, { hands: ["", "", ""], ...settings })
    .draws(1)
    .draws(1);
}
