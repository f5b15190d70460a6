import { fastRandom, type Random, shuffle } from "@tavolata/kernel";
import { type Card, COLOURS, FEATURES } from "../rules/index.ts";
import { type Figures, measure, orders, spread } from "./figures.ts";

/**
 * What the search aims at (SCH-3). Two pheasants always share 0.9 features on average; what can be chosen is how these are
 * spread. Few pairs share several, so that one match is the most common situation, and every pheasant with one worm has a
 * twin, so that the red pawn is needed about once in a game. How often two worms come first follows from the length of
 * the lines.
 */
export const AIMS = { one: 0.44, several: 0.26, identical: 0.042, meanCards: 2.65 } as const;
/** Every colour of every feature is on about as many cards: nobody can play by odds alone. */
const EVEN_SPREAD = { least: 8, most: 10 } as const;

interface Search {
  readonly seed: number;
  readonly tries: number;
  /** How many orders of the cards each deck is tried with. */
  readonly orders: number;
}

export const SEARCH: Search = { seed: 7, tries: 4000, orders: 160 };
export const MEASURE = { seed: 46, orders: 20_000 } as const;

/** Six faces come three times and fourteen twice: the 46 pheasants with one worm. */
const THREEFOLD = 6;
const TWOFOLD = 14;
const WITH_ONE_WORM = 3 * THREEFOLD + 2 * TWOFOLD;
const WITH_TWO_WORMS = 6;

/** The faces that are looked for, each once. */
interface Draft {
  readonly oneWorm: string[];
  readonly twoWorms: string[];
}

/** Always the same deck for the same seed. The search accepts changes for the worse, but less and less often. */
export function searchDeck({ seed, tries, orders: count }: Search): Card[] {
  const random = fastRandom(seed);
  const details = drawDetails(random);
  const inOrders = orders(count, WITH_ONE_WORM + WITH_TWO_WORMS + details.length, random);
  const draft: Draft = { oneWorm: drawFaces(THREEFOLD + TWOFOLD, random), twoWorms: drawTwoWorms(random) };
  const costOf = () => cost(assemble(draft, details), inOrders);
  let current = costOf();
  let best = { cost: current, deck: assemble(draft, details) };
  for (let attempt = 0; attempt < tries; attempt++) {
    const faces = random.below(8) === 0 ? draft.twoWorms : draft.oneWorm;
    const at = random.below(faces.length);
    const before = faces[at];
    if (before === undefined) throw new RangeError("there are no faces to vary");
    const face = varied(before, faces === draft.twoWorms, random);
    if (draft.oneWorm.includes(face) || draft.twoWorms.includes(face)) continue;
    faces[at] = face;
    const next = costOf();
    const warmth = 0.02 * (1 - attempt / tries) + 1e-6;
    if (next <= current || random.below(2 ** 20) < 2 ** 20 * Math.exp((current - next) / warmth))
      current = next;
    else faces[at] = before;
    if (current < best.cost) best = { cost: current, deck: assemble(draft, details) };
  }
  return best.deck;
}

/** How far a deck is from the aims; a tenth of a card in the mean weighs as much as a point and a half in a share. */
function cost(deck: readonly Card[], inOrders: readonly (readonly number[])[]): number {
  const { first, meanCards } = measure(deck, inOrders);
  const off = (value: number, aim: number, unit: number) => ((value - aim) / unit) ** 2;
  const { least, most } = spread(deck);
  const uneven = Math.max(0, EVEN_SPREAD.least - least) + Math.max(0, most - EVEN_SPREAD.most);
  return (
    0.01 * off(first.one, AIMS.one, 0.015) +
    0.01 * off(first.several, AIMS.several, 0.015) +
    0.01 * off(first.identical, AIMS.identical, 0.005) +
    0.01 * off(meanCards, AIMS.meanCards, 0.1) +
    0.1 * uneven
  );
}

function assemble({ oneWorm, twoWorms }: Draft, details: readonly string[]): Card[] {
  const doubled = twoWorms.map((face) => `${face}${face.at(-1)}`);
  return [...oneWorm, ...oneWorm, ...oneWorm.slice(0, THREEFOLD), ...doubled, ...details] as Card[];
}

function drawFaces(count: number, random: Random): string[] {
  const faces = new Set<string>();
  while (faces.size < count) faces.add(shuffle([...COLOURS], random).join(""));
  return [...faces];
}

/** Their worms are of all six colours. */
function drawTwoWorms(random: Random): string[] {
  return COLOURS.map((worm) => {
    const others = COLOURS.filter((colour) => colour !== worm);
    return `${shuffle(others, random).join("")}${worm}`;
  });
}

/** SCH-3: every feature twice, every colour twice, all different. */
function drawDetails(random: Random): string[] {
  const colours = shuffle([...COLOURS], random);
  const shifted = [...colours.slice(1), ...colours.slice(0, 1)];
  return [colours, shifted].flatMap((order) =>
    order.map((colour, i) => FEATURES.map((_, at) => (at === i ? colour : "-")).join("")),
  );
}

/** Two features change their colours; a worm that must stay stays. */
function varied(face: string, keepsWorm: boolean, random: Random): string {
  const free = keepsWorm ? FEATURES.length - 1 : FEATURES.length;
  const [one, other] = [random.below(free), random.below(free)];
  return [...face]
    .map((colour, i) => (i === one ? face.charAt(other) : i === other ? face.charAt(one) : colour))
    .join("");
}

/** The figures that are kept with a deck. */
export function figuresOf(deck: readonly Card[]): Figures & { least: number; most: number } {
  const inOrders = orders(MEASURE.orders, deck.length, fastRandom(MEASURE.seed));
  return { ...measure(deck, inOrders), ...spread(deck) };
}
