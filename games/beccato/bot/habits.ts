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
  known: 0.7,
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
    completes: 0.0579,
    more: 1.3,
    most: 0.214,
    shouted: 0.294,
    shoutedOfMate: 0.0626,
    soOften: [0, 0.109, 0.212, 0.3, 0.411, 0.556, 0.561, 0.688, 0.779, 0.84, 1],
  },
  5: {
    ...OF_ALL,
    completes: 0.011,
    more: 0.778,
    most: 0.137,
    shouted: 0.333,
    shoutedOfMate: 0.208,
    soOften: [0, 0.095, 0.244, 0.249, 0.349, 0.447, 0.479, 0.545, 0.859, 0.904, 1],
  },
  6: {
    ...OF_ALL,
    completes: 0.00904,
    more: 1.26,
    most: 0.175,
    shouted: 0.333,
    shoutedOfMate: 0.252,
    soOften: [0, 0.107, 0.208, 0.262, 0.368, 0.442, 0.534, 0.681, 0.742, 0.901, 1],
  },
  7: {
    ...OF_ALL,
    completes: 0.00524,
    more: 1.27,
    most: 0.135,
    shouted: 0.349,
    shoutedOfMate: 0.288,
    soOften: [0, 0.095, 0.212, 0.223, 0.343, 0.41, 0.498, 0.595, 0.806, 0.882, 1],
  },
  8: {
    ...OF_ALL,
    completes: 0.0026,
    more: 1.35,
    most: 0.15,
    shouted: 0.388,
    shoutedOfMate: 0.22,
    soOften: [0, 0.103, 0.204, 0.259, 0.367, 0.438, 0.488, 0.618, 0.83, 0.935, 1],
  },
  9: {
    ...OF_ALL,
    completes: 0.00229,
    more: 0.913,
    most: 0.15,
    shouted: 0.402,
    shoutedOfMate: 0.313,
    soOften: [0, 0.095, 0.175, 0.254, 0.284, 0.409, 0.577, 0.766, 0.858, 0.984, 1],
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
