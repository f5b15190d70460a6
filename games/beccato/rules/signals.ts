/** BEC-31: gestures are seen, talk and sounds are heard. */
export type Voice = "talk" | "sound";
export type SignalKind = "gesture" | Voice;

/** The 24 signals of the rulebook, three from its examples, six of our own. Left and right are the performer's. */
const KINDS = {
  leftElbow: "gesture",
  rightElbow: "gesture",
  noseLeftHand: "gesture",
  noseRightHand: "gesture",
  raiseLeftHand: "gesture",
  raiseRightHand: "gesture",
  chinLeftHand: "gesture",
  chinRightHand: "gesture",
  talkGames: "talk",
  talkSport: "talk",
  talkFood: "talk",
  headLeftHand: "gesture",
  rightEye: "gesture",
  leftEye: "gesture",
  tapRightHand: "gesture",
  tapLeftHand: "gesture",
  talkTelevision: "talk",
  showTwoCards: "gesture",
  showOneCard: "gesture",
  cardUpsideDown: "gesture",
  hum: "sound",
  sing: "sound",
  callMate: "talk",
  headRightHand: "gesture",
  wink: "gesture",
  leftEar: "gesture",
  rightEar: "gesture",
  tiltHeadLeft: "gesture",
  tiltHeadRight: "gesture",
  nod: "gesture",
  fanYourself: "gesture",
  whistle: "sound",
  talkWeather: "talk",
} as const satisfies Record<string, SignalKind>;

export type Signal = keyof typeof KINDS;
export const SIGNALS = Object.keys(KINDS) as readonly Signal[];

/** BEC-31: talk and sounds, and what is left without them. */
export const VOICES = SIGNALS.filter((signal) => KINDS[signal] !== "gesture");
export const GESTURES = SIGNALS.filter((signal) => KINDS[signal] === "gesture");

/** BEC-31: the signals that may be made and agreed on at a table. */
export function signalsAt({ voices }: { readonly voices: boolean }): readonly Signal[] {
  return voices ? SIGNALS : GESTURES;
}

/** BEC-31: how many signals the rulebook lists, and how many more its examples use; these come first. */
export const LISTED = 24;
export const IN_EXAMPLES = 3;

/** BEC-32: what the table itself makes players do as cover, to be seen or heard; none of these is a signal. */
const COVER = {
  stretch: "gesture",
  sway: "gesture",
  sip: "gesture",
  sortCards: "gesture",
  tugSleeve: "gesture",
  yawn: "gesture",
  chat: "talk",
  laugh: "sound",
} as const satisfies Record<string, SignalKind>;

export type Fidget = keyof typeof COVER;
const ALL_COVER = Object.keys(COVER) as readonly Fidget[];
export const FIDGETS = ALL_COVER.filter((what) => COVER[what] === "gesture");
export const CHATTER = ALL_COVER.filter((what) => COVER[what] !== "gesture");

export function kindOf(what: Signal | Fidget): SignalKind {
  return isFidget(what) ? COVER[what] : KINDS[what];
}

export function isFidget(what: Signal | Fidget): what is Fidget {
  return what in COVER;
}

/** BEC-33: everybody hears that somebody talks or makes a sound. */
export function isLoud(what: Signal | Fidget): boolean {
  return kindOf(what) !== "gesture";
}

/** BEC-22: the most signals in a row. */
export const LONGEST_ROW = 3;

/** BEC-32: which card from the left counts as the middle one. */
export function middleCard(cards: number): number {
  return Math.floor((cards - 1) / 2);
}

/** BEC-32, in milliseconds: a furtive signal, a sure one, and the rest that follows. */
export const SHORTEST_HOLD = 700;
export const LONGEST_HOLD = 2000;
export const REST_OF_HANDS = 1500;

/** BEC-33, in milliseconds. */
export const TURNING_OF_EYES = 400;
export const SHORTEST_LOOK = 600;
export const TIME_TO_SEE = 450;

/** BEC-18, in milliseconds: who lets go of a shout's button sooner has not shouted. */
export const LETS_GO_WITHIN = 260;

/** BEC-38: what members can say to their own guild. None of it is about cards. */
export const WORDS = [
  "change",
  "keep",
  "seenThrough",
  "youPropose",
  "hide",
  "wait",
  "bluff",
  "yes",
  "no",
] as const;
export type Word = (typeof WORDS)[number];
