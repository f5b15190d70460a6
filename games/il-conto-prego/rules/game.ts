import type { Actor, Game, Offer, Refusal, Seat } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { askForTheBill, refuseBill } from "./bill.ts";
import { call, callOffers, refuseCall } from "./calls.ts";
import { wholeDeck } from "./cards.ts";
import { dealHand } from "./deal.ts";
import { discard, discardOffers, refuseDiscard } from "./discards.ts";
import { hasLimit, resultOf } from "./ending.ts";
import { minutes } from "./minutes.ts";
import { Move } from "./moves.ts";
import { Options } from "./options.ts";
import { isIn, playerAt } from "./players.ts";
import { refused } from "./refusals.ts";
import { timeOut } from "./time-out.ts";
import type { IlConto, Player, State } from "./types.ts";
import { upgrade } from "./upgrade.ts";
import { imagine, sharedView, viewFor } from "./view.ts";

/** CON-2 */
const FIVE_CARDS_FROM = 6;

/** Il Conto, Prego! The numbers beside the rules are the clauses of RULES.md. */
export const ilContoPrego: Game<IlConto> = {
  name: manifest.name,
  version: 2,
  /** CON-1 */
  seats: manifest.seats,
  options: Options,
  move: Move,

  refuseStart({ seats, options }) {
    return options.handSize === 5 && seats < FIVE_CARDS_FROM
      ? refused("hand-of-five-below-six-players", { seats })
      : undefined;
  },

  start({ seats, options }, turn) {
    const state: State = {
      options,
      hand: 0,
      phase: "calls",
      dealer: 0,
      opener: 0,
      turn: 0,
      deck: wholeDeck(),
      players: Array.from({ length: seats }, newPlayer),
      dishes: [],
      calls: [],
      oste: null,
      lastBill: null,
      deadline: null,
      anybodyThere: false,
      desertedHands: 0,
      endedBy: null,
      result: null,
    };
    // CON-4: the first dealer is random.
    dealHand(state, turn.random.below(seats), turn);
    return state;
  },

  refuse(state, by, move) {
    const refusal = refuseMover(state, by);
    if (refusal !== undefined) return refusal;
    const seat = by as Seat;
    if (move.type === "discard") return refuseDiscard(state, seat, move.cards);
    if (state.phase === "discards") return refused("discards-first");
    if (state.turn !== seat) return refused("not-your-turn");
    return move.type === "bill" ? refuseBill(state) : refuseCall(state, seat, move);
  },

  play(state, by, move, turn) {
    const seat = by as Seat;
    state.anybodyThere = true;
    if (move.type === "discard") discard(state, seat, move.cards, turn);
    else if (move.type === "bill") askForTheBill(state, seat, turn);
    else call(state, seat, move, turn);
  },

  moves(state, by): Offer<Move>[] {
    if (refuseMover(state, by) !== undefined) return [];
    const seat = by as Seat;
    if (state.phase === "discards") return discardOffers(state, seat);
    if (state.turn !== seat) return [];
    const offers = callOffers(state, seat);
    if (refuseBill(state) === undefined) offers.push({ move: { type: "bill" } });
    return offers;
  },

  awaits(state) {
    if (state.phase === "calls") return [state.turn];
    // When the game is over nobody owes anything.
    return state.players.flatMap(({ owed }, seat) => (owed > 0 ? [seat] : []));
  },

  view: viewFor,
  sharedView,
  imagine,

  minutes,
  upgrade,

  alarm: (state) => state.deadline ?? undefined,
  ring: timeOut,

  result: (state) => state.result ?? undefined,
  asItStands: (state) => resultOf(state, hasLimit(state) ? "hands" : "deserted"),
  count: ({ deck, players }) => ({
    cards: players.reduce((sum, player) => sum + cardsOf(player), deck.length),
  }),
};

function refuseMover(state: State, by: Actor): Refusal | undefined {
  if (typeof by !== "number") return refused("not-a-player");
  if (state.phase === "over") return refused("game-is-over");
  return isIn(playerAt(state, by)) ? undefined : refused("eliminated");
}

function newPlayer(): Player {
  return {
    cards: [],
    shown: null,
    discards: [],
    owed: 0,
    losses: 0,
    saldi: 0,
    omaggi: 0,
    eliminatedAfter: null,
  };
}

function cardsOf({ cards, discards, shown }: Player): number {
  return cards.length + discards.length + (shown === null ? 0 : 1);
}
