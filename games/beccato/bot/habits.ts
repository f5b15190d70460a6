import { known } from "../rules/index.ts";

/**
 * What a reader assumes of everybody at a table with a given number of players. These are the likeliest numbers for what
 * bots saw at tables of their own, so that what the reader believes is true as often as it says.
 */
export interface Habits {
  /** How often a card that a player gets in the first lap completes a tris, for each breed that is possible. */
  readonly completes: number;
  /** How much more often with each lap, because cards come together; and the upper limit. */
  readonly more: number;
  readonly most: number;
  /** How much more often a card of a known breed does, if the reader has none of that breed. */
  readonly known: number;
  /** How often a tris is shouted about before the next card is passed: one that is new, and one that is older. */
  readonly shoutedAtOnce: number;
  readonly shouted: number;
  /** The same for a mate's tris, about which the reader is the one to shout. */
  readonly shoutedOfMate: number;
  /** How often a tris is signalled before the next card is passed: to eyes that stay, and to eyes that come or go. */
  readonly shows: number;
  readonly glimpsed: number;
  /** How much less often players make any gesture when they have no tris. */
  readonly feigns: number;
  /** How often a gesture is the team's signal when its maker has a tris, and when they have none. */
  readonly signals: number;
  readonly bluffs: number;
  /** How much is assumed of what a player feigns before anything was seen: the less, the sooner favourites stand out. */
  readonly familiar: number;
  /**
   * How often it was really so when the reader would have believed it to 0, 10 … 100 %: a reader who has misread a signal
   * goes on misreading it, and is surer than they should be.
   */
  readonly soOften: readonly number[];
}

const OF_ALL = {
  known: 0.66,
  shoutedAtOnce: 0.006,
  shows: 0.69,
  glimpsed: 0.39,
  feigns: 0.34,
  signals: 0.83,
  bluffs: 0.00002,
  familiar: 0.3,
};

const BY_SEATS: Readonly<Record<number, Habits>> = {
  4: {
    ...OF_ALL,
    shouted: 0.36,
    shoutedOfMate: 0.2,
    completes: 0.0579,
    more: 1.47,
    most: 0.225,
    soOften: [0, 0.111, 0.208, 0.293, 0.39, 0.475, 0.51, 0.665, 0.725, 0.83, 1],
  },
  5: {
    ...OF_ALL,
    shouted: 0.36,
    shoutedOfMate: 0.2,
    completes: 0.011,
    more: 0.69,
    most: 0.137,
    soOften: [0, 0.102, 0.24, 0.35, 0.43, 0.5, 0.55, 0.67, 0.73, 0.85, 1],
  },
  6: {
    ...OF_ALL,
    shouted: 0.36,
    shoutedOfMate: 0.2,
    completes: 0.0067,
    more: 1.7,
    most: 0.155,
    soOften: [0, 0.112, 0.214, 0.355, 0.43, 0.45, 0.47, 0.62, 0.8, 0.907, 1],
  },
  7: {
    ...OF_ALL,
    shouted: 0.36,
    shoutedOfMate: 0.2,
    completes: 0.0055,
    more: 0.94,
    most: 0.12,
    soOften: [0, 0.108, 0.243, 0.341, 0.385, 0.4, 0.47, 0.647, 0.71, 0.882, 1],
  },
  8: {
    ...OF_ALL,
    shouted: 0.36,
    shoutedOfMate: 0.2,
    completes: 0.0026,
    more: 1.2,
    most: 0.15,
    soOften: [0, 0.111, 0.204, 0.271, 0.32, 0.44, 0.548, 0.667, 0.766, 0.903, 1],
  },
  9: {
    ...OF_ALL,
    shouted: 0.36,
    shoutedOfMate: 0.2,
    completes: 0.0017,
    more: 0.87,
    most: 0.15,
    soOften: [0, 0.115, 0.2, 0.32, 0.42, 0.49, 0.52, 0.72, 0.8, 0.917, 1],
  },
};

export function habitsAt(seats: number): Habits {
  return known(BY_SEATS[seats], `table of ${seats}`);
}

/** How often something is really so that the reader would believe to this degree. */
export function soberly({ soOften }: Habits, believed: number): number {
  const intervals = soOften.length - 1;
  const below = Math.min(intervals - 1, Math.floor(believed * intervals));
  const low = known(soOften[below], "belief so small");
  const high = known(soOften[below + 1], "belief so great");
  return low + (believed * intervals - below) * (high - low);
}
