import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import type { Card, Pigeon } from "./cards.ts";
import { actionUntil } from "./clock.ts";
import { cardsLeft, drawCards, holds, putAway } from "./drawing.ts";
import { staysOf } from "./faces.ts";
import { makeTrophy } from "./flights.ts";
import type { Move, MoveOf } from "./moves.ts";
import { play, playOffers, refusePlay } from "./playing.ts";
import { freeHand } from "./reacting.ts";
import { refused } from "./refusals.ts";
import { HAND_LIMIT, plan, playerAt, type State } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";

type ActionMove = MoveOf<"draw" | "play" | "discard">;

/** PIC-6 */
const MOST_DRAWN = 3;

/** PIC-9: what it costs players to get rid of something in their Area. */
const PRICES = { guano: 1, montagna: 2, pigeon: 2 } as const;

/** PIC-5: the next of the two actions, or the flock. */
export function act(state: State, turn: Turn<Piccioni>): void {
  const { current: seat, actionsLeft } = state;
  if (actionsLeft === 0) {
    plan(state, { do: "flock" });
    return;
  }
  if (actionOffers(state, seat).length === 0) {
    announce(state, { type: "skips", seat }, turn);
    spendAction(state);
    return;
  }
  const until = actionUntil(state, turn.now);
  state.waiting = { is: "action", until };
  announce(state, { type: "goesOn", seat, actionsLeft, until }, turn);
}

export function refuseAction(state: State, seat: Seat, move: ActionMove): Refusal | undefined {
  switch (move.type) {
    case "draw":
      return move.count <= cardsLeft(state)
        ? undefined
        : refused("too-few-left", { cards: cardsLeft(state) });
    case "play":
      return refusePlay(state, seat, move.card);
    case "discard":
      return refuseDiscard(state, seat, move);
  }
}

function refuseDiscard(state: State, seat: Seat, move: MoveOf<"discard">): Refusal | undefined {
  const price = priceOf(state, seat, move.target);
  if (price === undefined) return refused("not-in-your-area");
  if (!holds(playerAt(state, seat).hand, move.cards)) return refused("not-in-hand");
  return move.cards.length === price ? undefined : refused("wrong-price", { cards: price });
}

function priceOf(state: State, seat: Seat, target: Card | Pigeon): number | undefined {
  const { guano, pigeons } = playerAt(state, seat);
  if (guano.includes(target)) return PRICES[staysOf(state, target)];
  return pigeons.includes(target as Pigeon) ? PRICES.pigeon : undefined;
}

export function actionOffers(state: State, seat: Seat): Offer<Move>[] {
  const draws = Math.min(MOST_DRAWN, cardsLeft(state));
  return [
    ...Array.from({ length: draws }, (_, i): Offer<Move> => ({ move: { type: "draw", count: i + 1 } })),
    ...playOffers(state, seat),
    ...discardOffers(state, seat),
  ];
}

function discardOffers(state: State, seat: Seat): Offer<Move>[] {
  const { hand, guano, pigeons } = playerAt(state, seat);
  return [...guano, ...pigeons].flatMap((target): Offer<Move>[] => {
    const price = priceOf(state, seat, target);
    if (price === undefined || hand.length < price) return [];
    return [
      {
        move: { type: "discard", target },
        open: { cards: { kind: "some", from: hand, least: price, most: price } },
      },
    ];
  });
}

export function takeAction(state: State, seat: Seat, move: ActionMove, turn: Turn<Piccioni>): void {
  spendAction(state);
  if (move.type === "draw") {
    drawCards(state, seat, move.count, turn);
    plan(state, { do: "limitHand", seat });
  } else if (move.type === "play") play(state, seat, move.card, turn);
  else discard(state, seat, move, turn);
}

function spendAction(state: State): void {
  state.waiting = null;
  state.actionsLeft -= 1;
  plan(state, { do: "act" });
}

/** PIC-9 */
function discard(state: State, seat: Seat, { cards, target }: MoveOf<"discard">, turn: Turn<Piccioni>): void {
  const { guano } = playerAt(state, seat);
  putAway(state, seat, cards);
  announce(state, { type: "paid", seat, cards, target }, turn);
  const at = guano.indexOf(target);
  if (at < 0) makeTrophy(state, seat, target as Pigeon, turn);
  else {
    guano.splice(at, 1);
    state.discards.push(target);
    announce(state, { type: "removed", card: target, seat }, turn);
  }
}

/** PIC-31: when time is up, as many cards are drawn as the hand has room for, but at least one; or the action is lost. */
export function actByClock(state: State, turn: Turn<Piccioni>): void {
  const { current: seat } = state;
  announce(state, { type: "timeUp", seats: [seat] }, turn);
  const room = HAND_LIMIT - playerAt(state, seat).hand.length;
  const count = Math.min(Math.max(1, room), MOST_DRAWN, cardsLeft(state));
  takeAction(state, seat, { type: "draw", count }, turn);
}

export function refuseThrowAway(state: State, seat: Seat, cards: readonly Card[]): Refusal | undefined {
  const { waiting } = state;
  if (waiting?.is !== "throwAway" || waiting.seat !== seat) return refused("nothing-to-throw-away");
  if (!holds(playerAt(state, seat).hand, cards)) return refused("not-in-hand");
  if (!holds(freeHand(state, seat), cards)) return refused("set-aside");
  return cards.length === waiting.cards ? undefined : refused("wrong-number", { cards: waiting.cards });
}

export function throwAwayOffers(state: State, seat: Seat): Offer<Move>[] {
  const { waiting } = state;
  if (waiting?.is !== "throwAway" || waiting.seat !== seat) return [];
  const { cards } = waiting;
  const from = freeHand(state, seat);
  return [
    { move: { type: "throwAway" }, open: { cards: { kind: "some", from, least: cards, most: cards } } },
  ];
}

export function throwAway(state: State, seat: Seat, cards: readonly Card[], turn: Turn<Piccioni>): void {
  state.waiting = null;
  putAway(state, seat, cards);
  announce(state, { type: "threwAway", seat, cards: [...cards] }, turn);
}
