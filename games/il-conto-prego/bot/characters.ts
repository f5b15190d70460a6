import type { Random } from "@tavolata/kernel";
import { meritsByTheBook } from "./by-the-book.ts";
import type { Judgement } from "./judgement.ts";
import { MOST_CALLS } from "./packed.ts";
import { doubleAt, wordAt } from "./readers.ts";

/** A kind of player to sit with. Nobody is sure which kinds the others are: what they call tells. */
export interface Character {
  /** How common the kind is before anything is known. */
  readonly share: number;
  /** How far off their judgement of a chance may be, either way. */
  readonly misjudges: number;
  /** The share of their calls that are bolder than they need to be. */
  readonly bluffs: number;
  /** Does not count cards at all, but goes by what players say (CON-29). */
  readonly byTheBook?: true;
}

export const CHARACTERS: readonly Character[] = [
  { share: 0.35, misjudges: 0.01, bluffs: 0 },
  { share: 0.25, misjudges: 0.01, bluffs: 0.35 },
  { share: 0.15, misjudges: 0.2, bluffs: 0 },
  { share: 0.1, misjudges: 0.5, bluffs: 0 },
  // Whose calls say next to nothing.
  { share: 0.05, misjudges: 3, bluffs: 0 },
  { share: 0.1, misjudges: 0, bluffs: 0, byTheBook: true },
];

/** How much less likely than the likeliest call a bold one may be. */
const BOLDNESS = 0.35;
/** Anybody does anything now and then: no call rules a hand out. */
const SLIPS = 0.02;
/** A softmax is about as spread as the best of several chances, each misjudged by up to one, at this temperature. */
const TEMPERATURE = 0.5;
/** Even the exact player is modelled a little softly, because the model is not exact. */
const SOFTEST = 0.015;

/** The chance that somebody of this kind, with this judgement, makes the call at `chosen` among those open to them. */
export function likelihood(character: Character, judgement: Judgement, chosen: number): number {
  const slip = SLIPS / (judgement.count + 1);
  if (character.byTheBook) return slip + (1 - SLIPS) * likelihoodByTheBook(judgement, chosen);
  return slip + (1 - SLIPS) * likelihoodByCounting(character, judgement, chosen);
}

const merits = new Int32Array(MOST_CALLS);

function likelihoodByTheBook(judgement: Judgement, chosen: number): number {
  const best = meritsByTheBook(judgement, merits);
  if (best < 0 || wordAt(merits, chosen) < best) return 0;
  let equals = 0;
  for (let i = 0; i < judgement.count; i++) if (merits[i] === best) equals += 1;
  return 1 / equals;
}

function likelihoodByCounting(
  { misjudges, bluffs }: Character,
  judgement: Judgement,
  chosen: number,
): number {
  const { chances, count, best, doubt } = judgement;
  const softness = Math.max(SOFTEST, TEMPERATURE * misjudges);
  let total = 0;
  let bold = 0;
  for (let i = 0; i < count; i++) {
    const behind = doubleAt(chances, i) - best;
    if (behind > -8 * softness) total += Math.exp(behind / softness);
    if (behind >= -BOLDNESS) bold += 1;
  }
  const behind = doubleAt(chances, chosen) - best;
  const careful = Math.exp(behind / softness) / total;
  const daring = behind >= -BOLDNESS ? 1 / bold : 0;
  const calls = doubt < 0 ? 1 : 1 / (1 + Math.exp((doubt - best) / softness));
  return calls * ((1 - bluffs) * careful + bluffs * daring);
}

const FINE = 1024;

/** Which of their calls somebody of this kind makes; -1 when they ask for the bill. */
export function act(character: Character, judgement: Judgement, random: Random): number {
  const { misjudges, bluffs } = character;
  const { chances, count, best, doubt } = judgement;
  if (count === 0) return -1;
  if (character.byTheBook) {
    const most = meritsByTheBook(judgement, merits);
    return most < 0 ? -1 : anyAbove(merits, count, most, random);
  }
  if (misjudges < SOFTEST) {
    if (doubt >= 0 && doubt + error(misjudges, random) > best) return -1;
    const isBold = bluffs > 0 && random.below(FINE) < bluffs * FINE;
    return anyAbove(chances, count, isBold ? best - BOLDNESS : best, random);
  }
  let chosen = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const judged = doubleAt(chances, i) + error(misjudges, random);
    if (judged > most) {
      most = judged;
      chosen = i;
    }
  }
  return doubt >= 0 && doubt + error(misjudges, random) > most ? -1 : chosen;
}

/** Anything up to so much, either way. */
export function error(most: number, random: Random): number {
  return most === 0 ? 0 : (most * (random.below(2 * FINE + 1) - FINE)) / FINE;
}

/** Any of the calls that are at least so likely. */
function anyAbove(chances: Float64Array | Int32Array, count: number, least: number, random: Random): number {
  let likely = 0;
  for (let i = 0; i < count; i++) if (chances[i]! >= least) likely += 1;
  let skip = random.below(likely);
  for (let i = 0; i < count; i++) if (chances[i]! >= least && skip-- === 0) return i;
  return -1;
}
