import { drawOne, type Offer, pick, type Refusal, type Seat, type Turn } from "@tavolata/kernel";
import { type Card, HIDDEN, singlesIn } from "./cards.ts";
import { lowerEyes, raiseEyes } from "./eyes.ts";
import { planCover } from "./fidgets.ts";
import type { Move } from "./moves.ts";
import { refuseOutsideRound } from "./phases.ts";
import { refused } from "./refusals.ts";
import { voidRound } from "./settling.ts";
import { deadlineAfter, holderOf, known, playerAt, type State } from "./state.ts";
import { leftOf, passesToImaginary } from "./teams.ts";
import { remember } from "./trail.ts";
import type { Beccato } from "./types.ts";

/** BEC-36: a round without a shout is void after this many laps. */
export const MOST_LAPS = 12;

export function refusePass(state: State, seat: Seat, card: Card): Refusal | undefined {
  const outside = refuseOutsideRound(state, seat);
  if (outside !== undefined) return outside;
  if (state.holder !== seat) return refused("not-your-turn");
  return playerAt(state, seat).hand.includes(card) ? undefined : refused("not-your-card");
}

export function passOffers(state: State, seat: Seat): Offer<Move>[] {
  if (state.holder !== seat) return [];
  return [...new Set(playerAt(state, seat).hand)]
    .filter((card) => refusePass(state, seat, card) === undefined)
    .map((card) => ({ move: { type: "pass", card } }));
}

/** BEC-7, BEC-25 */
export function pass(state: State, card: Card, turn: Turn<Beccato>, byClock = false): void {
  const from = holderOf(state);
  const taker = leftOf(state, from);
  const to = passesToImaginary(state, from) ? "imaginary" : taker;
  const { hand } = playerAt(state, from);
  remember(state, turn.now);
  hand.splice(hand.indexOf(card), 1);
  state.passes += 1;
  state.lastPass = { from, to, card, byClock };
  state.deadline = deadlineAfter(state.options.passSeconds, turn.now);
  const passed = { type: "passed", from, to, card, byClock, deadline: state.deadline } as const;
  turn.tell.to(to === "imaginary" ? [from] : [from, to], passed, { ...passed, card: HIDDEN });
  if (to === "imaginary") drawFromImaginary(state, taker, card, turn);
  else playerAt(state, taker).hand.push(card);
  raiseEyes(state, from, turn);
  lowerEyes(state, taker, turn);
  state.holder = taker;
  if (state.passes >= MOST_LAPS * state.places.length && state.stopped === null) voidRound(state, turn);
  else if (!byClock) planCover(state, turn);
}

/** BEC-25: the card is shuffled in, and the next player draws one of the four at random. */
function drawFromImaginary(state: State, taker: Seat, card: Card, turn: Turn<Beccato>): void {
  const imaginary = known(state.imaginary, "imaginary player");
  imaginary.push(card);
  const drawn = drawOne(imaginary, turn.random);
  playerAt(state, taker).hand.push(drawn);
  turn.tell.to(
    [taker],
    { type: "drew", seat: taker, card: drawn },
    { type: "drew", seat: taker, card: HIDDEN },
  );
}

/** BEC-36: a random card that breaks no pair, if there is one. */
export function passByClock(state: State, turn: Turn<Beccato>): void {
  const { hand } = playerAt(state, holderOf(state));
  const singles = singlesIn(hand);
  pass(state, pick(singles.length > 0 ? singles : hand, turn.random), turn, true);
}
