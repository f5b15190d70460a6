import { type ActionFace, type Deck, OUR_DECK, type PigeonFace, type PlaceFace } from "../rules/index.ts";

/** Our deck, but every card reveals more pigeons: a whole game takes a few turns. */
export const LIVELY: Deck = {
  ...OUR_DECK,
  actions: OUR_DECK.actions.map((face) => ({ ...face, reveals: Math.min(5, face.reveals + 3) })),
};

/*
 * The others leave little to chance (PIC-30): every pigeon glides to the Strada, where there is always room, so that
 * everybody keeps the one pigeon they began with.
 */

function both(words: string): { it: string; en: string } {
  return { it: words, en: words };
}

function pigeon(name: string): PigeonFace {
  return {
    name: both(name),
    text: both("Plana sulla Strada."),
    size: 1,
    glides: "strada",
    returns: false,
    flies: true,
  };
}

function place(name: string): PlaceFace {
  return { name: both(name), text: both("C'è sempre posto."), capacity: null, overflow: [], shelter: false };
}

function deck(name: string, actions: Deck["actions"]): Deck {
  return {
    name: both(name),
    pigeons: {
      grasso: pigeon("Grasso"),
      infame: pigeon("Infame"),
      picciona: pigeon("Picciona"),
      stupido: pigeon("Stupido"),
      zoppo: pigeon("Zoppo"),
    },
    places: {
      strada: place("Strada"),
      statua: place("Statua"),
      cavi: place("Cavi"),
      folla: place("Folla"),
    },
    actions,
  };
}

function card(face: Omit<ActionFace, "name" | "text"> & { readonly name: string }): ActionFace {
  return { ...face, name: both(face.name), text: both(`Che cosa fa ${face.name}.`) };
}

/**
 * Every card sends one pigeon from a Place back into the deck, because all Areas are tied (PIC-18), and reveals five: the
 * deck is soon empty, and a final phase stops as soon as somebody plays (PIC-14).
 */
export const WHISTLES: Deck = deck("Fischi", [
  card({
    id: "due-dita-in-bocca",
    name: "Fischio",
    count: 55,
    reveals: 5,
    effects: [{ effect: "scare", pigeons: { from: "places", choose: { least: 1, most: 1 } } }],
  }),
]);

/**
 * A third of each: soon somebody can play a Guano on a player with an Ombrello, and a third player can say no to that.
 * Only then more than one pigeon comes.
 */
export const CHAIN: Deck = deck("Catena", [
  card({
    id: "guano",
    name: "Guano",
    count: 19,
    reveals: 0,
    stays: "guano",
    effects: [{ effect: "assign", to: { zones: "others", pigeons: 1 } }],
  }),
  card({
    id: "ombrello",
    name: "Ombrello",
    count: 18,
    reveals: 0,
    effects: [],
    reaction: { effect: "redirect" },
  }),
  card({
    id: "ma-anche-no",
    name: "Ma anche no!",
    count: 18,
    reveals: 2,
    effects: [],
    reaction: { effect: "cancel" },
  }),
]);

/**
 * Every card takes the pigeon of the Statua to its player's own Area, and as a reaction scares it out of there again: the
 * first player answers their own card, and their second card has no target.
 */
export const LURES: Deck = deck("Esche", [
  card({
    id: "esca",
    name: "Esca",
    count: 55,
    reveals: 0,
    effects: [{ effect: "assign", pigeons: { from: "statua" }, to: { zones: "own" } }],
    reaction: { effect: "scare" },
  }),
]);

/** Somebody might say no to every card, so all are asked; but only one card in the deck does. */
export const ONE_NO: Deck = deck("Un solo no", [
  card({
    id: "corvo",
    name: "Corvo",
    count: 54,
    reveals: 0,
    effects: [{ effect: "draw", cards: 1 }],
  }),
  card({
    id: "ma-anche-no",
    name: "Ma anche no!",
    count: 1,
    reveals: 0,
    effects: [],
    reaction: { effect: "cancel" },
  }),
]);

/** Of our deck, the cards with which everything is asked for: whom, where to, an answer, and what to throw away. */
export const BUSY: Deck = {
  ...OUR_DECK,
  actions: OUR_DECK.actions.flatMap((face): ActionFace[] => {
    const quiet = { ...face, reveals: 0 };
    switch (face.id) {
      case "briciole":
        return [{ ...quiet, count: 30, effects: [face.effects[0]!, { effect: "draw", cards: 3 }] }];
      case "battimani":
        return [{ ...quiet, count: 10 }];
      case "ma-anche-no":
        return [{ ...quiet, count: 15 }];
      default:
        return [];
    }
  }),
};

/** So many cards with so much text that they do not fit into one message to the server. */
export const WORDY: Deck = {
  ...WHISTLES,
  actions: Array.from({ length: 50 }, (_, i) => ({
    ...WHISTLES.actions[0]!,
    id: `fischio-${String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26))}`,
    text: both("x".repeat(390)),
    count: i === 0 ? 6 : 1,
  })),
};
