import type { Mind } from "@tavolata/bots";
import type { Random } from "@tavolata/kernel";
import { decide, reactWith } from "../bot/doorkeeper.ts";
import type { Slips } from "../bot/levels.ts";
import { type Pace, reactionTime } from "../bot/reaction-time.ts";
import type { Card, SchickiMicki } from "../rules/index.ts";

interface Person {
  readonly slips: Slips;
  /** How long they take: as a person does, or anything between two times. */
  readonly takes: Pace | { readonly least: number; readonly most: number };
}

const FAULTLESS: Slips = {
  lapses: 0,
  misnames: 0,
  takesBlue: 0,
  missesMatch: 0,
  missesTwin: 0,
  missesWorm: 0,
  nearMatch: 0,
};
const USUAL: Slips = {
  lapses: 0.1,
  misnames: 0.03,
  takesBlue: 0.03,
  missesMatch: 0.12,
  missesTwin: 0.12,
  missesWorm: 0.08,
  nearMatch: 0.03,
};
const MANY: Slips = {
  lapses: 0.2,
  misnames: 0.08,
  takesBlue: 0.08,
  missesMatch: 0.3,
  missesTwin: 0.3,
  missesWorm: 0.2,
  nearMatch: 0.1,
};

/**
 * Simulated people, to see how bots play with them: on the lines of a game they take 1.0, 1.5, 2.2, 3.1, 1.8, 2 and 2 s.
 * A beginner makes no mistakes, a faltering one makes many.
 */
export const PEOPLE = {
  fast: { takes: { choice: 500, perCard: 30, perFeature: 10, sigma: 120, tau: 300 }, slips: USUAL },
  middle: { takes: { choice: 650, perCard: 60, perFeature: 20, sigma: 200, tau: 500 }, slips: USUAL },
  slow: { takes: { choice: 900, perCard: 100, perFeature: 30, sigma: 300, tau: 700 }, slips: USUAL },
  hesitant: { takes: { choice: 1200, perCard: 150, perFeature: 40, sigma: 400, tau: 1000 }, slips: USUAL },
  errorProne: { takes: { choice: 700, perCard: 80, perFeature: 25, sigma: 250, tau: 600 }, slips: MANY },
  beginner: { takes: { least: 1300, most: 2700 }, slips: FAULTLESS },
  faltering: { takes: { least: 1300, most: 2700 }, slips: MANY },
} as const satisfies Readonly<Record<string, Person>>;

export type PersonName = keyof typeof PEOPLE;
export const PERSON_NAMES = Object.keys(PEOPLE) as readonly PersonName[];

export function personMind(name: PersonName): Mind<SchickiMicki> {
  const { takes, slips }: Person = PEOPLE[name];
  const timeFor = (cards: readonly Card[], head: Random) =>
    "least" in takes ? takes.least + head.below(takes.most - takes.least) : reactionTime(takes, cards, head);
  return { decide, react: (decision) => reactWith(slips, decision, timeFor) };
}
