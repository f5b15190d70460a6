/** How somebody uses his eyes and how fast he is; all times in milliseconds, each drawn evenly between two. */
export interface Senses {
  /** How often he turns to somebody of whom he has noticed a movement. */
  readonly notices: number;
  /** How often he lets his eyes wander when nothing happens, and what share of that goes to his mates. */
  readonly wanders: number;
  readonly toMates: number;
  readonly glance: Span;
  readonly dwell: Span;
  readonly shout: Span;
  readonly pass: Span;
}

export type Span = readonly [least: number, most: number];

/** What people of the same attention have in common, however they play. */
export const ATTENTIVE: Senses = {
  notices: 0.5,
  wanders: 0.4,
  toMates: 0.5,
  glance: [200, 450],
  dwell: [600, 2200],
  shout: [450, 900],
  pass: [1200, 2800],
};

const ABSENT: Senses = {
  ...ATTENTIVE,
  notices: 0.25,
  wanders: 0.3,
  shout: [900, 2200],
  pass: [1500, 3500],
};

export interface Level {
  readonly senses: Senses;
  /** How likely a mate's tris must be for Coccodé, and a rival's for Beccato; above 1 for somebody who never does. */
  readonly coccode: number;
  readonly beccato: number;
  /**
   * While so many cards are passed it waits for a mate's eyes, to signal furtively: whoever turns round for it comes too
   * late. 0 for who does not care.
   */
  readonly patience: number;
  /** How often he feigns something when he is at leisure, and with how many gestures; 0 for any. */
  readonly feigns: number;
  readonly repertoire: number;
  /** BEC-21: how often his team must have been caught for him to ask for another signal; 0 for who never does. */
  readonly changes: number;
  /** Keeps what brings an egg of his own guild, where he has to choose. */
  readonly choosy: boolean;
}

export const LEVELS = {
  easy: {
    senses: ABSENT,
    coccode: 0.6,
    beccato: 2,
    patience: 0,
    feigns: 0.01,
    repertoire: 0,
    changes: 0,
    choosy: false,
  },
  normal: {
    senses: { ...ATTENTIVE, notices: 0.4, shout: [600, 1300] },
    coccode: 0.6,
    beccato: 0.75,
    patience: 0,
    feigns: 0.04,
    repertoire: 0,
    changes: 2,
    choosy: true,
  },
  strong: {
    // Its eyes are no better than others', but it knows where it is wanted.
    senses: { ...ATTENTIVE, toMates: 0.7 },
    coccode: 0.6,
    beccato: 0.6,
    patience: 1,
    feigns: 0.06,
    repertoire: 2,
    changes: 1,
    choosy: true,
  },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof LEVELS;

/** From the weakest to the strongest. */
export const LEVEL_NAMES = Object.keys(LEVELS) as readonly LevelName[];
