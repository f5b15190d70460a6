import { type Random, shuffle } from "@tavolata/kernel";
import { type Card, colourOf, FEATURES, hasTwoWorms, type Situation } from "../rules/index.ts";

export type First = Exclude<Situation, "none">;

/** What it is like to play with a deck, where every line is taken as soon as there is something to react to. */
export interface Figures {
  /** How often each situation is what a line ends with. */
  readonly first: Readonly<Record<First, number>>;
  /** How many cards a line has then, on average, and how often how many. */
  readonly meanCards: number;
  readonly cards: Readonly<Record<string, number>>;
  /** How many lines a deck makes. */
  readonly lines: number;
}

/** So many orders of the cards, drawn once, so that decks are compared under the same ones. */
export function orders(count: number, size: number, random: Random): number[][] {
  return Array.from({ length: count }, () => shuffle([...Array(size).keys()], random));
}

const MOST_CARDS = 8;

export function measure(deck: readonly Card[], inOrders: readonly (readonly number[])[]): Figures {
  const packed = deck.map(packCard);
  const first = { twoWorms: 0, identical: 0, several: 0, one: 0 };
  const cards = Array<number>(MOST_CARDS).fill(0);
  const seen = new Uint8Array(FEATURES.length * FEATURES.length);
  const onLine = new Uint8Array(deck.length);
  let lines = 0;
  let turned = 0;
  for (const order of inOrders) {
    let line = 0;
    let matches = 0;
    seen.fill(0);
    onLine.fill(0);
    for (const at of order) {
      const card = packed[at];
      if (card === undefined) throw new RangeError(`no card ${at}`);
      const identical = onLine[card.face] === 1;
      onLine[card.face] = 1;
      for (const feature of card.features) if (++seen[feature]! === 2) matches += 1;
      line += 1;
      if (!card.twoWorms && matches === 0) continue;
      first[card.twoWorms ? "twoWorms" : identical ? "identical" : matches > 1 ? "several" : "one"] += 1;
      cards[Math.min(line, MOST_CARDS) - 1]! += 1;
      lines += 1;
      turned += line;
      line = 0;
      matches = 0;
      seen.fill(0);
      onLine.fill(0);
    }
  }
  const share = (count: number) => rounded(count / lines);
  return {
    first: {
      twoWorms: share(first.twoWorms),
      identical: share(first.identical),
      several: share(first.several),
      one: share(first.one),
    },
    meanCards: rounded(turned / lines),
    cards: Object.fromEntries(cards.map((count, i) => [i + 1, share(count)])),
    lines: rounded(lines / inOrders.length),
  };
}

interface PackedCard {
  readonly features: readonly number[];
  /** The same number for all that are identical. */
  readonly face: number;
  readonly twoWorms: boolean;
}

function packCard(card: Card, _: number, deck: readonly Card[]): PackedCard {
  return { features: packFeatures(card), face: deck.indexOf(card), twoWorms: hasTwoWorms(card) };
}

/** A number for each feature in its colour. */
function packFeatures(card: Card): number[] {
  return FEATURES.flatMap((feature, i) => {
    const colour = colourOf(card, feature);
    return colour === undefined ? [] : [i * FEATURES.length + "YGORPB".indexOf(colour)];
  });
}

/** How often the commonest and the rarest feature in one colour is on the cards. */
export function spread(deck: readonly Card[]): { least: number; most: number } {
  const counts = Array<number>(FEATURES.length ** 2).fill(0);
  for (const card of deck) for (const feature of packFeatures(card)) counts[feature]! += 1;
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
