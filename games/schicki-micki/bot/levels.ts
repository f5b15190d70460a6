/**
 * How long somebody takes to see what is on the line: a part that grows with what they have to look at, which varies like
 * a bell, and one more that is mostly short and now and then long (an ex-Gaussian). All in milliseconds.
 */
export interface Pace {
  /** To see that a card has come, and to move. */
  readonly start: number;
  readonly perCard: number;
  readonly perFeature: number;
  /** How much all that varies. */
  readonly sigma: number;
  /** The mean of the part with the long tail: where the eyes begin to look is luck. */
  readonly tau: number;
}

/** How often somebody errs, each of the lines on which they can. */
export interface Slips {
  /** Lets a line pass on which there is something. */
  readonly lapses: number;
  /** One match: says the name of another feature. */
  readonly misnames: number;
  /** One match: believes in a second one, and takes a blue pawn. */
  readonly takesBlue: number;
  /** Several matches: sees one of them only, and calls it. */
  readonly missesMatch: number;
  /** Identical cards: sees several matches, and takes a blue pawn. */
  readonly missesTwin: number;
  /** Two worms: sees one, and does what would be right then. */
  readonly missesWorm: number;
  /** Nothing but a feature in two colours that are alike: calls it. */
  readonly nearMatch: number;
}

export interface Level {
  readonly pace: Pace;
  readonly slips: Slips;
}

/**
 * Everybody looks elsewhere now and then, and looks again at the next card. Nearly all that sets the levels apart is the
 * long tail: the player who is quicker in every single line would win every game, and nobody likes to play against that.
 */
export const LEVELS = {
  easy: {
    pace: { start: 240, perCard: 30, perFeature: 5, sigma: 90, tau: 1465 },
    slips: {
      lapses: 0.16,
      misnames: 0.03,
      takesBlue: 0.024,
      missesMatch: 0.12,
      missesTwin: 0.12,
      missesWorm: 0.09,
      nearMatch: 0.03,
    },
  },
  normal: {
    pace: { start: 230, perCard: 27, perFeature: 4, sigma: 80, tau: 957 },
    slips: {
      lapses: 0.155,
      misnames: 0.025,
      takesBlue: 0.02,
      missesMatch: 0.1,
      missesTwin: 0.1,
      missesWorm: 0.075,
      nearMatch: 0.025,
    },
  },
  strong: {
    pace: { start: 220, perCard: 24, perFeature: 4, sigma: 70, tau: 636 },
    slips: {
      lapses: 0.15,
      misnames: 0.021,
      takesBlue: 0.017,
      missesMatch: 0.084,
      missesTwin: 0.084,
      missesWorm: 0.063,
      nearMatch: 0.021,
    },
  },
  expert: {
    pace: { start: 210, perCard: 22, perFeature: 3, sigma: 60, tau: 428 },
    slips: {
      lapses: 0.145,
      misnames: 0.018,
      takesBlue: 0.014,
      missesMatch: 0.072,
      missesTwin: 0.072,
      missesWorm: 0.054,
      nearMatch: 0.018,
    },
  },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;

/** From the weakest to the strongest. */
export const LEVEL_NAMES = Object.keys(LEVELS) as readonly LevelName[];
