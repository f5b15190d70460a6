import { type Static, strictObject, Type } from "./schema.ts";
import type { Seat } from "./seat.ts";

const Milliseconds = Type.Number({ minimum: 0, maximum: 1e9 });

/**
 * What is known about one reaction. `claimed` is what the client says: the time from the first frame that showed the
 * thing to the touch. `elapsed` is what the server measured itself, from the push to the arrival of the answer.
 * `roundTrip` is the best recent one on this connection; `slowest` is the worst, if several were measured. `held` is
 * the time that the server itself took: before the push, to write down what had happened, and after the arrival,
 * until it came to the answer. It is held against nobody.
 */
export const MeasuredReaction = strictObject({
  claimed: Milliseconds,
  elapsed: Milliseconds,
  roundTrip: Milliseconds,
  slowest: Type.Optional(Milliseconds),
  held: Type.Optional(Milliseconds),
});
export type MeasuredReaction = Static<typeof MeasuredReaction>;

export interface JudgedReaction {
  /** The reaction time that counts. */
  readonly time: number;
  /**
   * Whether the claim counts as it is ("none"), is above what is possible ("late"), or is at or below the least that
   * is granted ("early"); "slow" if the connection at its worst explains a claim below that.
   */
  readonly bound: "none" | "early" | "slow" | "late";
}

/** Painting a frame and reading a touch take at most this long, in addition to the round trip. */
export const DEVICE_TIME = 40;

/** Nobody sees and answers faster than this: an earlier answer was to what was there before. */
export const FASTEST_HUMAN = 120;

/**
 * a claim counts as it is, but not below elapsed - min(best round trip + 40, credit) and not above
 * elapsed. So a slow connection is hardly a handicap, and a forged claim gains at most the credit.
 */
export function judgeReaction(measured: MeasuredReaction, lagCredit: number): JudgedReaction {
  const { claimed, elapsed, roundTrip, slowest = 0 } = measured;
  const usual = Math.max(0, roundTrip || 0) + DEVICE_TIME;
  const worst = Math.max(usual, (slowest || 0) + DEVICE_TIME);
  const earliest = Math.max(0, elapsed - Math.min(usual, lagCredit));
  if (!(claimed <= elapsed)) return { time: elapsed, bound: "late" };
  if (claimed > earliest) return { time: claimed, bound: "none" };
  return { time: earliest, bound: claimed > Math.max(0, elapsed - worst) ? "slow" : "early" };
}

/** whether a reaction came so soon after a card appeared that it is judged by the row before that card. */
export function isAnticipated(time: number): boolean {
  return time < FASTEST_HUMAN;
}

/** Nobody is to blame for a slow or unsteady connection, but a connection can also be made to look like one. */
export type Suspicion = "always-on-the-bound" | "too-regular" | "slow-line";

const ENOUGH_REACTIONS = 8;
const BOUND_SHARE = 0.75;
/** People's reaction times spread by 15 % of their mean or more; those of a script with a fixed delay hardly do. */
const LEAST_SPREAD = 0.03;

/** what the table is warned about, given somebody's reactions so far (oldest first). */
export function suspicion(reactions: readonly JudgedReaction[]): Suspicion | undefined {
  if (reactions.length < ENOUGH_REACTIONS) return undefined;
  const mostly = (...bounds: JudgedReaction["bound"][]) =>
    reactions.filter(({ bound }) => bounds.includes(bound)).length >= BOUND_SHARE * reactions.length;
  if (mostly("early")) return "always-on-the-bound";
  if (mostly("early", "slow")) return "slow-line";
  const mean = reactions.reduce((sum, { time }) => sum + time, 0) / reactions.length;
  const variance = reactions.reduce((sum, { time }) => sum + (time - mean) ** 2, 0) / (reactions.length - 1);
  return Math.sqrt(variance) <= LEAST_SPREAD * mean ? "too-regular" : undefined;
}

export interface Claim {
  readonly seat: Seat;
  /** When the seat reacted: an instant, or a time since a moment that all claims share. */
  readonly time: number;
}

/** The claims that cannot be told apart from the first one: all within its tie window, earliest first. */
export function firstClaims<C extends Claim>(claims: readonly C[], tieWindow: number): C[] {
  const ordered = [...claims].sort((a, b) => a.time - b.time || a.seat - b.seat);
  const first = ordered[0];
  return first === undefined ? [] : ordered.filter((claim) => claim.time - first.time <= tieWindow);
}

/** the seat that more than half of the votes name, if it is one of the claimants. */
export function majority(claimants: readonly Seat[], votes: readonly Seat[]): Seat | undefined {
  return claimants.find((seat) => 2 * votes.filter((vote) => vote === seat).length > votes.length);
}

/**
 * who was first. One seat if the times or the players' votes decide; otherwise all the claimants,
 * and it stays undecided.
 */
export function decideFirst(
  claims: readonly Claim[],
  tieWindow: number,
  votes: readonly Seat[] = [],
): readonly Seat[] {
  const claimants = firstClaims(claims, tieWindow).map(({ seat }) => seat);
  const voted = majority(claimants, votes);
  return voted === undefined ? claimants : [voted];
}

/**
 * the one claim that counts. Among claims within the clock's uncertainty the lowest rank wins (it says which
 * shout it was), and then the seat that comes first going left from `from`, which itself comes last.
 */
export function earliestClaim<C extends Claim>(
  claims: readonly C[],
  uncertainty: number,
  rank: (claim: C) => number,
  from: Seat,
  seats: number,
): C | undefined {
  const distance = ({ seat }: C) => (seat - from - 1 + seats) % seats;
  return firstClaims(claims, uncertainty).sort((a, b) => rank(a) - rank(b) || distance(a) - distance(b))[0];
}
