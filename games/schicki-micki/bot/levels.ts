import type { Pace } from "./reaction-time.ts";

/** How often somebody errs, as a share of the lines on which that error is possible. */
export interface Slips {
  /** Lets a line pass on which there is something. */
  readonly lapses: number;
  /** One match: says the name of another feature. */
  readonly misnames: number;
  /** One match: believes in a second one, and takes a blue pawn. */
  readonly takesBlue: number;
  /** Several matches: sees only one of them, and calls it. */
  readonly missesMatch: number;
  /** Identical cards: sees several matches, and takes a blue pawn. */
  readonly missesTwin: number;
  /** Two worms: sees one, and does what would be right then. */
  readonly missesWorm: number;
  /** Nothing but a feature in two colours that are alike: calls it. */
  readonly nearMatch: number;
}

/** How somebody plays. */
export interface Level {
  readonly pace: Pace;
  readonly slips: Slips;
}

/**
 * Everybody looks elsewhere now and then, and looks again at the next card. Nearly all that sets the levels apart is the
 * long tail: a player who was quicker on every single line would win every game, and nobody likes to play against that.
 */
export const LEVELS = {
  easy: {
    pace: { choice: 680, perCard: 50, perFeature: 14, sigma: 160, tau: 1950 },
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
    pace: { choice: 650, perCard: 46, perFeature: 13, sigma: 150, tau: 1330 },
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
    pace: { choice: 620, perCard: 42, perFeature: 12, sigma: 140, tau: 900 },
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
    pace: { choice: 590, perCard: 38, perFeature: 11, sigma: 130, tau: 610 },
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
