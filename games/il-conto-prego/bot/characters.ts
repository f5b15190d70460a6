import type { Random } from "@tavolata/kernel";
import { meritsByTheBook } from "./by-the-book.ts";
import type { Judgement } from "./judgement.ts";
import { type Keen, keenCall, keenDoubt, keenShare } from "./keen.ts";
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
  /** Asks for the bill below this chance, whatever they could call; without it, when that is likelier to be right. */
  readonly doubtsBelow?: number;
  /** Does not count cards at all, but goes by what players say (CON-29). */
  readonly byTheBook?: true;
  /** Weighs everything, and goes neither by the likeliest call nor by any threshold. */
  readonly keen?: Keen;
}

/** Somebody who plays like the maestro: fitted to games among maestros. */
const LIKE_ITSELF: Keen = {
  logChance: 3.7,
  chance: -1.2,
  more: 0.65,
  sameRank: 0.4,
  doubt: { always: -2.3, chance: -1.8, logChance: -1.4, best: -5.2 },
};

/** Somebody who believes what is called, raises for long and doubts late: fitted to a player that rolls out hands. */
const TRUSTING: Keen = {
  logChance: 3.6,
  chance: -1.1,
  more: 0.4,
  sameRank: 0.75,
  doubt: { always: -2.2, chance: -2.5, logChance: -1.05, best: -2.65 },
};

/**
 * Calls say much about the cards of a player who makes the likeliest one, and little about those of a player who
 * raises whatever comes. Who believed everybody would be led by the nose, so both are thought of.
 */
export const CHARACTERS: readonly Character[] = [
  { share: 0.4, misjudges: 0, bluffs: 0, keen: LIKE_ITSELF },
  { share: 0.2, misjudges: 0, bluffs: 0, keen: TRUSTING },
  { share: 0.12, misjudges: 0.01, bluffs: 0 },
  { share: 0.08, misjudges: 0.01, bluffs: 0.35 },
  { share: 0.05, misjudges: 0.2, bluffs: 0 },
  { share: 0.025, misjudges: 0.5, bluffs: 0 },
  // Whose calls say next to nothing.
  { share: 0.025, misjudges: 3, bluffs: 0 },
  { share: 0.04, misjudges: 0, bluffs: 0, byTheBook: true },
  { share: 0.06, misjudges: 0.05, bluffs: 0, doubtsBelow: 0.1 },
];

/** How the maestro thinks that it will go on itself. */
export const OWN_KIND = 0;

/** How much less likely than the likeliest call a bold one may be. */
const BOLDNESS = 0.35;
/** Anybody does anything now and then: no call rules a hand out. */
const SLIPS = 0.02;
/** A softmax is about as spread as the best of several chances, each misjudged by up to one, at this temperature. */
const TEMPERATURE = 0.5;
/** Even the exact player is modelled a little softly, because the model is not exact. */
const SOFTEST = 0.015;

function softnessOf({ misjudges }: Character): number {
  return Math.max(SOFTEST, TEMPERATURE * misjudges);
}

/** The chance that somebody of this kind, with this judgement, makes the call at `chosen` among those open to them. */
export function likelihood(character: Character, judgement: Judgement, chosen: number): number {
  const slip = SLIPS / (judgement.count + 1);
  const calls = 1 - chanceOfDoubt(character, judgement);
  return slip + (1 - SLIPS) * calls * shareOfCall(character, judgement, chosen);
}

const merits = new Int32Array(MOST_CALLS);

/** The chance that somebody of this kind asks for the bill. */
export function chanceOfDoubt(character: Character, judgement: Judgement): number {
  const { best, doubt, count } = judgement;
  if (doubt < 0) return 0;
  if (count === 0) return 1;
  if (character.keen) return keenDoubt(character.keen, judgement);
  if (character.byTheBook) return meritsByTheBook(judgement, merits) < 0 ? 1 : 0;
  const { doubtsBelow } = character;
  return doubtsBelow === undefined
    ? 1 / (1 + Math.exp((best - doubt) / softnessOf(character)))
    : 1 / (1 + Math.exp((1 - doubtsBelow - doubt) / SOFTEST));
}

/** Which share of their calls this one is, where they call. */
function shareOfCall(character: Character, judgement: Judgement, chosen: number): number {
  if (character.keen) return keenShare(character.keen, judgement, chosen);
  if (character.byTheBook) return shareByTheBook(judgement, chosen);
  const { bluffs } = character;
  const { chances, count, best } = judgement;
  const softness = softnessOf(character);
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
  return (1 - bluffs) * careful + bluffs * daring;
}

function shareByTheBook(judgement: Judgement, chosen: number): number {
  const best = meritsByTheBook(judgement, merits);
  if (best < 0 || wordAt(merits, chosen) < best) return 0;
  let equals = 0;
  for (let i = 0; i < judgement.count; i++) if (merits[i] === best) equals += 1;
  return 1 / equals;
}

const FINE = 1024;

/** Which of their calls somebody of this kind makes who does not ask for the bill; there must be one. */
export function chooseCall(character: Character, judgement: Judgement, random: Random): number {
  const { misjudges, bluffs } = character;
  const { chances, count, best } = judgement;
  if (character.keen) return keenCall(character.keen, judgement, random);
  if (character.byTheBook) return anyAbove(merits, count, meritsByTheBook(judgement, merits), random);
  if (misjudges < SOFTEST) {
    const isBold = bluffs > 0 && random.below(FINE) < bluffs * FINE;
    return anyAbove(chances, count, isBold ? best - BOLDNESS : best, random);
  }
  let chosen = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const judged = doubleAt(chances, i) + error(misjudges, random);
    if (judged > most) {
      most = judged;
      chosen = i;
    }
  }
  return chosen;
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
