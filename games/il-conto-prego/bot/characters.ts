import type { Random } from "@tavolata/kernel";
import { meritsByTheBook } from "./by-the-book.ts";
import { type Judgement, STEPS } from "./judgement.ts";
import { type Leaning, Manner } from "./manner.ts";
import { Misjudging } from "./misjudging.ts";
import { MOST_CALLS } from "./packed.ts";
import { wordAt } from "./readers.ts";

/** A kind of player to sit with. Nobody is sure which kinds the others are: what they call tells. */
export interface Character {
  /** How common the kind is before anything is known. */
  readonly share: number;
  /** How they weigh what they can do; without it, they do not count cards but go by what players say (CON-29). */
  readonly manner?: Manner | Misjudging;
  /** The share of their calls that are bolder than they need to be. */
  readonly bluffs?: number;
}

/** Somebody who plays like the maestro: fitted to games among maestros. */
const LIKE_ITSELF: Leaning = {
  logChance: 4.4,
  chance: -5.2,
  more: 0.55,
  sameRank: 0.4,
  doubt: { always: 4.9, chance: -16.2, logChance: 0.8, best: -1.4 },
};

/** Somebody who believes what is called, raises for long and doubts late: fitted to a player that rolls out hands. */
const TRUSTING: Leaning = {
  logChance: 4.1,
  chance: -1.9,
  more: 0.35,
  sameRank: 0.7,
  doubt: { always: 1.6, chance: -10.1, logChance: 0.15, best: -3.6 },
};

/** Somebody who makes the likeliest call, and doubts when that is likelier still to be right; all about so far off. */
function counting(off: number): Leaning {
  const strict = 1 / off;
  return {
    logChance: 0,
    chance: strict,
    more: 0,
    sameRank: 0,
    doubt: { always: (1 - FLATTERING * off) * strict, chance: -strict, logChance: 0, best: -strict },
  };
}

/** Somebody who counts, and doubts below a chance that never changes, whatever they could call. */
function patient(doubtsBelow: number): Leaning {
  const strict = 1 / EXACT;
  return {
    ...counting(0.025),
    doubt: { always: doubtsBelow * strict, chance: -strict, logChance: 0, best: 0 },
  };
}

/** The likeliest of many calls looks better than it is to somebody who is off: by about so many times as much. */
const FLATTERING = 1.4;

/** Even the exact player is modelled a little softly, because the model is not exact. */
const EXACT = 0.015;

/**
 * Calls say much about the cards of a player who makes the likeliest one, and little about those of a player who
 * raises whatever comes. Who believed everybody would be led by the nose, so both are thought of.
 */
export const CHARACTERS: readonly Character[] = [
  { share: 0.28, manner: new Manner(LIKE_ITSELF) },
  { share: 0.28, manner: new Manner(TRUSTING) },
  { share: 0.12, manner: new Manner(counting(EXACT)) },
  { share: 0.08, manner: new Manner(counting(EXACT)), bluffs: 0.35 },
  { share: 0.06, manner: new Misjudging(0.2) },
  { share: 0.06, manner: new Misjudging(0.5) },
  // Whose calls say next to nothing.
  { share: 0.02, manner: new Manner(counting(1.5)) },
  { share: 0.04 },
  { share: 0.06, manner: new Manner(patient(0.1)) },
];

/** How the maestro thinks that it will go on itself. */
export const OWN_KIND = 0;

/** How much less likely than the likeliest call a bold one may be, in steps. */
const BOLDNESS = 0.35 * STEPS;
/** Anybody does anything now and then: no call rules a hand out. */
const SLIPS = 0.02;
const FINE = 1024;

/** The chance that somebody of this kind, with this judgement, makes the call at `chosen` among those open to them. */
export function likelihood(character: Character, judgement: Judgement, chosen: number): number {
  const slip = SLIPS / (judgement.count + 1);
  const calls = 1 - chanceOfDoubt(character, judgement);
  return slip + (1 - SLIPS) * calls * shareOfCall(character, judgement, chosen);
}

/** The chance that somebody of this kind, with this judgement, asks for the bill. */
export function chanceOfBill(character: Character, judgement: Judgement): number {
  return SLIPS / (judgement.count + 1) + (1 - SLIPS) * chanceOfDoubt(character, judgement);
}

const merits = new Int32Array(MOST_CALLS);

/** The chance that somebody of this kind means to ask for the bill. */
export function chanceOfDoubt({ manner }: Character, judgement: Judgement): number {
  if (judgement.doubt < 0) return 0;
  if (judgement.count === 0) return 1;
  if (manner !== undefined) return manner.doubts(judgement);
  return meritsByTheBook(judgement, merits) < 0 ? 1 : 0;
}

/** Which share of their calls this one is, where they call. */
function shareOfCall({ manner, bluffs = 0 }: Character, judgement: Judgement, chosen: number): number {
  if (manner === undefined) return shareByTheBook(judgement, chosen);
  const careful = (1 - bluffs) * manner.share(judgement, chosen);
  const { steps, count } = judgement;
  const least = boldest(judgement);
  if (bluffs === 0 || wordAt(steps, chosen) < least) return careful;
  return careful + bluffs / countAbove(steps, count, least);
}

function shareByTheBook(judgement: Judgement, chosen: number): number {
  const best = meritsByTheBook(judgement, merits);
  if (best < 0 || wordAt(merits, chosen) < best) return 0;
  return 1 / countAbove(merits, judgement.count, best);
}

/** Which of their calls somebody of this kind makes who does not ask for the bill; there must be one. */
export function chooseCall({ manner, bluffs = 0 }: Character, judgement: Judgement, random: Random): number {
  const { steps, count } = judgement;
  if (manner === undefined) return anyAbove(merits, count, meritsByTheBook(judgement, merits), random);
  const isBold = bluffs > 0 && random.below(FINE) < bluffs * FINE;
  return isBold ? anyAbove(steps, count, boldest(judgement), random) : manner.call(judgement, random);
}

function boldest({ best }: Judgement): number {
  return best * STEPS - BOLDNESS;
}

/** Anything up to so much, either way. */
export function error(most: number, random: Random): number {
  return most === 0 ? 0 : (most * (random.below(2 * FINE + 1) - FINE)) / FINE;
}

function countAbove(values: Int32Array, count: number, least: number): number {
  let above = 0;
  for (let i = 0; i < count; i++) if (wordAt(values, i) >= least) above += 1;
  return above;
}

/** Any of the calls that have at least so much. */
function anyAbove(values: Int32Array, count: number, least: number, random: Random): number {
  let skip = random.below(countAbove(values, count, least));
  for (let i = 0; i < count; i++) if (wordAt(values, i) >= least && skip-- === 0) return i;
  return -1;
}
