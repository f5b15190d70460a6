/*
 * Everybody sees who has answered before they see what (PIC-32), so the moment at which somebody answers must not tell
 * what they hold. Where people pass by hand it does: somebody without a Reaction passes at once, somebody with one
 * hesitates. Here the moment is drawn by chance when the question comes, before the hand is looked at. Those who hold
 * nothing that fits pass at that moment; whatever somebody else has decided until then, to pass or to react, also
 * leaves at that moment, and not before. So up to it both look alike: a decision that is ready by then is sent at a time
 * that depends on nothing but chance.
 *
 * What a screen cannot hide is that somebody takes longer. That does not prove a Reaction, either: the moment has a long
 * tail, and people may pass by hand, for one question or for good, and take as long as they like about it. Reading and
 * thinking takes most people less than the moment, so few answers come later at all.
 */

/** Milliseconds: nobody answers sooner, since nobody could have read the card. */
const SOONEST = 1200;
/** How much longer it takes on average. */
const LONGER = 1200;
const LATEST = 7000;
/** Where there is a clock, an answer must never be late for it. */
const SHARE_OF_CLOCK = 0.6;

/** When an answer leaves, in milliseconds after the question; `chance` is from 0 to below 1, `limit` the clock's. */
export function answerAfter(chance: number, limit: number | null): number {
  const wanted = Math.min(SOONEST - Math.log(1 - chance) * LONGER, LATEST);
  return Math.round(limit === null ? wanted : Math.min(wanted, limit * SHARE_OF_CLOCK));
}
