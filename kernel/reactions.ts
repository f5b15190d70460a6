import { type Static, strictObject, Type } from "./schema.ts";
import type { Seat } from "./seat.ts";

const Milliseconds = Type.Number({ minimum: 0, maximum: 1e9 });

/**
 * What is known of one reaction. `claimed` is the client's word: from the frame that first painted the thing to the
 * touch. `elapsed` is the server's own measure, from the push to the arrival of the answer; `roundTrip` is the best
 * one measured on this line of late, `slowest` the worst, where several were measured. `held` is what the server itself took, before the push to write down what had happened and
 * after the arrival until the answer's turn came: it is counted against nobody.
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
   * Whether the claim stood as it was, or is above what is possible ("late"), or at or below it ("early"); "slow" where
   * the line at its worst explains a claim that goes beyond what is granted.
   */
  readonly bound: "none" | "early" | "slow" | "late";
}

/** Painting a frame and reading a touch take this long at the most, beyond the round trip. */
export const DEVICE_TIME = 40;

/** Nobody sees and answers faster: what came sooner answered what was there before. */
export const FASTEST_HUMAN = 120;

/**
 * SCH-21, BEC-18: a claim counts as it is, but not below elapsed - min(best round trip + 40, credit) and not above
 * elapsed. So a slow line is hardly a handicap, and a forged claim gains the credit at the most.
 */
export function judgeReaction(measured: MeasuredReaction, lagCredit: number): JudgedReaction {
  const { claimed, elapsed, roundTrip, slowest = 0 } = measured;
  const line = Math.max(0, roundTrip || 0) + DEVICE_TIME;
  const lineAtWorst = Math.max(line, (slowest || 0) + DEVICE_TIME);
  const earliest = Math.max(0, elapsed - Math.min(line, lagCredit));
  if (!(claimed <= elapsed)) return { time: elapsed, bound: "late" };
  if (claimed > earliest) return { time: claimed, bound: "none" };
  return { time: earliest, bound: claimed > Math.max(0, elapsed - lineAtWorst) ? "slow" : "early" };
}

/** SCH-21: a reaction this soon after a card appeared is judged on the line before that card. */
export function isAnticipated(time: number): boolean {
  return time < FASTEST_HUMAN;
}

/** A line that is slow or unsteady is no fault of anybody's, but a line can also be made to look so. */
export type Suspicion = "always-on-the-bound" | "too-regular" | "slow-line";

const ENOUGH_REACTIONS = 8;
const BOUND_SHARE = 0.75;
/** People's reaction times spread by 15 % and more of their mean; a script with a fixed delay hardly at all. */
const LEAST_SPREAD = 0.03;

/** SCH-21: what is flagged to the table about somebody's reactions so far, oldest first. */
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
  /** When the seat reacted: an instant, or a time since one moment common to all claims. */
  readonly time: number;
}

/** The claims that cannot be told from the first one: all within the tie window of it, earliest first. */
export function firstClaims<C extends Claim>(claims: readonly C[], tieWindow: number): C[] {
  const ordered = [...claims].sort((a, b) => a.time - b.time || a.seat - b.seat);
  const first = ordered[0];
  return first === undefined ? [] : ordered.filter((claim) => claim.time - first.time <= tieWindow);
}

/** SCH-22: the seat that more than half of the votes name, if it is one of the claimants. */
export function majority(claimants: readonly Seat[], votes: readonly Seat[]): Seat | undefined {
  return claimants.find((seat) => 2 * votes.filter((vote) => vote === seat).length > votes.length);
}

/**
 * SCH-22 and SCH-23: who was first. One seat where the times or the players' votes decide; otherwise all the
 * claimants, undecided.
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
 * BEC-18: the one claim that counts. Within the clock's uncertainty the rank decides (the lowest: which shout it
 * was), and then the seat that comes first going left from `from`, which itself comes last.
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
