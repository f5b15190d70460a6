import type { Actor, Game, Refusal, Seat } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { declarationOffers, declare, refuseDeclaration } from "./declaration.ts";
import { asItStands } from "./ending.ts";
import { houseOffers, playHouse, refuseHouse } from "./house.ts";
import { minutes } from "./minutes.ts";
import { HouseMove, Move } from "./moves.ts";
import { nextHand } from "./next-hand.ts";
import { chairs } from "./open-chairs.ts";
import { Options } from "./options.ts";
import { playCard, playOffers, refusePlay } from "./play.ts";
import { refused } from "./refusals.ts";
import { comeBack, goAway, refuseBack, refuseSitOut, sitOutNextHand, sitOutOffers } from "./sit-out.ts";
import { refuseStart, start } from "./start.ts";
import { balanceOf, isHandOn, playerAt, type State } from "./state.ts";
import type { Bestia } from "./types.ts";
import { upgrade } from "./upgrade.ts";
import { imagine, sharedView, viewFor } from "./view.ts";

/** Bestia. The numbers beside the rules are the clauses of RULES.md. */
export const bestia: Game<Bestia> = {
  name: manifest.name,
  version: 2,
  /** BES-33 */
  seats: manifest.seats,
  options: Options,
  move: Move,
  houseMove: HouseMove,
  refuseStart,
  minutes,

  start,

  refuse(state, by, move) {
    if (by === "house") return isHouseMove(move) ? refuseHouse(state, move) : refused("not-a-player");
    if (isHouseMove(move)) return refused("not-the-house");
    return refuseMover(state, by) ?? refuseMove(state, by as Seat, move);
  },

  play(state, by, move, turn) {
    if (isHouseMove(move)) return playHouse(state, move, turn);
    const seat = by as Seat;
    switch (move.type) {
      case "play":
        return playCard(state, seat, move.card, turn);
      case "sitOut":
        return sitOutNextHand(state, seat, turn);
      case "back":
        return comeBack(state, seat, turn);
      default:
        return declare(state, seat, move, turn);
    }
  },

  moves(state, by) {
    if (by === "house") return state.phase === "over" ? [] : houseOffers(state);
    if (refuseMover(state, by) !== undefined) return [];
    const seat = by as Seat;
    return [...declarationOffers(state, seat), ...playOffers(state, seat), ...sitOutOffers(state, seat)];
  },

  awaits: (state) => (state.turn === null ? [] : [state.turn]),

  view: viewFor,
  sharedView,
  imagine,

  alarm: (state) => state.deadline ?? undefined,

  /** BES-30: a player who does not answer sits out. */
  ring(state, turn) {
    if (state.turn === null) return nextHand(state, turn);
    turn.tell({ type: "timeOut", seat: state.turn });
    goAway(state, state.turn, "time", turn);
  },

  result: (state) => state.result ?? undefined,
  asItStands,

  chairs,
  upgrade,

  /** BES-27: chips at the table against those brought to it and taken from it. */
  count({ players, pot, stock, trump, trick, tricks, prizePool, prizes }) {
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    return {
      cards:
        stock.length +
        (trump === null ? 0 : 1) +
        trick.length +
        sum(tricks.map(({ laid }) => laid.length)) +
        sum(players.map(({ cards, discards }) => cards.length + discards.length)),
      chips: pot + sum(players.map(balanceOf)),
      prizes: prizePool + sum(prizes),
    };
  },
};

function refuseMover(state: State, by: Actor): Refusal | undefined {
  if (typeof by !== "number") return refused("not-a-player");
  if (state.phase === "over") return refused("game-is-over");
  const { seated, eliminatedAfter } = playerAt(state, by);
  if (seated) return undefined;
  return eliminatedAfter === null ? refused("chair-empty", { seat: by }) : refused("eliminated");
}

function refuseMove(state: State, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === "sitOut") return refuseSitOut(state, seat);
  if (move.type === "back") return refuseBack(state, seat);
  if (!isHandOn(state)) return refused("no-hand-in-play");
  if (!playerAt(state, seat).eligible) return refused("not-eligible");
  return move.type === "play" ? refusePlay(state, seat, move.card) : refuseDeclaration(state, seat, move);
}

const HOUSE_MOVES: ReadonlySet<string> = new Set<HouseMove["type"]>([
  "sit",
  "stand",
  "topUp",
  "away",
  "isBack",
  "close",
  "levels",
]);

function isHouseMove(move: Move | HouseMove): move is HouseMove {
  return HOUSE_MOVES.has(move.type);
}
