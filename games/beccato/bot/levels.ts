/** How a player uses their eyes, and how fast they are; each time is drawn evenly between two, in milliseconds. */
export interface Senses {
  /** How often they turn to a player whom they noticed moving. */
  readonly notices: number;
  /** How often their eyes wander when nothing happens, and what share of that goes to mates. */
  readonly wanders: number;
  readonly toMates: number;
  readonly glance: Span;
  readonly dwell: Span;
  readonly shout: Span;
  readonly pass: Span;
}

export type Span = readonly [least: number, most: number];

/** What equally attentive people have in common, however they play. */
export const ATTENTIVE: Senses = {
  notices: 0.5,
  wanders: 0.4,
  toMates: 0.5,
  glance: [200, 450],
  dwell: [600, 2200],
  shout: [450, 900],
  pass: [1200, 2800],
};

/** Slow enough for somebody who plays for the first time to look around and to be the first to shout. */
const ABSENT: Senses = {
  ...ATTENTIVE,
  notices: 0.25,
  wanders: 0.3,
  shout: [2500, 5000],
  pass: [2400, 4500],
};

export interface Level {
  readonly senses: Senses;
  /** How likely a mate's tris must be for Coccodé, and a rival's for Beccato; above 1 for a bot that never shouts it. */
  readonly coccode: number;
  readonly beccato: number;
  /**
   * For how many passed cards it waits for a mate's eyes, to signal furtively: a rival who turns round for it comes too
   * late. 0 for a bot that does not care.
   */
  readonly patience: number;
  /** How often it feigns something when its hands are free, and with how many gestures; 0 for any. */
  readonly feigns: number;
  readonly repertoire: number;
  /** BEC-21: how often its team must be caught before it asks for another signal; 0 for a bot that never does. */
  readonly changes: number;
  /** Where it has to choose, it keeps what brings an egg of its own guild. */
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
