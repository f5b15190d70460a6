import type { Actor, Game, Refusal, Seat } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { alarm, turnsByClock } from "./clock.ts";
import { asItStands, endGame } from "./ending.ts";
import { minutes } from "./minutes.ts";
import { Move, ScreenMove } from "./moves.ts";
import { Options } from "./options.ts";
import { refused } from "./refusals.ts";
import { whyOf } from "./settling.ts";
import { refuseStart, start } from "./start.ts";
import { isAroundOneTable, type State, voteOf } from "./state.ts";
import {
  noteShown,
  reachForCard,
  refuseShown,
  refuseTurn,
  shownOffers,
  turnByClock,
  turnOffers,
} from "./turning.ts";
import type { SchickiMicki } from "./types.ts";
import { upgrade } from "./upgrade.ts";
import { imagine, sharedView, viewFor } from "./view.ts";
import { castVote, closeVote, refuseVote, voteOffers } from "./voting.ts";
import { closeWindow, react, reactionOffers, refuseReaction } from "./window.ts";

/** What lets bots look at a table. */
type Looks = Required<Pick<Game<SchickiMicki>, "looksAt" | "sharedView">>;

/** Schicki Micki. The numbers beside the rules are the clauses of RULES.md. */
export const schickiMicki: Game<SchickiMicki> & Looks = {
  name: manifest.name,
  version: 2,
  /** SCH-1 */
  seats: manifest.seats,
  options: Options,
  move: Move,
  screenMove: ScreenMove,
  refuseStart,
  minutes,

  start,

  refuse(state, by, move, when) {
    if (move.type === "shown") return by === "screen" ? refuseShown(state, move) : refused("not-the-screen");
    const refusal = refuseMover(state, by);
    if (refusal !== undefined) return refusal;
    const seat = by as Seat;
    switch (move.type) {
      case "turn":
        return refuseTurn(state, seat);
      case "vote":
        return refuseVote(state, seat, move.seat);
      default:
        return refuseReaction(state, seat, move.type, when);
    }
  },

  play(state, by, move, turn) {
    const seat = by as Seat;
    switch (move.type) {
      case "shown":
        return noteShown(state, move, turn);
      case "turn":
        return reachForCard(state, seat, turn);
      case "vote":
        return castVote(state, seat, move.seat, turn);
      case "call":
        return react(state, seat, { kind: "call", what: move.feature }, turn);
      case "hand":
        return react(state, seat, { kind: "hand", what: move.does }, turn);
    }
  },

  moves(state, by, when) {
    if (by === "screen") return shownOffers(state);
    if (refuseMover(state, by) !== undefined) return [];
    const seat = by as Seat;
    return [...turnOffers(state, seat), ...reactionOffers(state, seat, when), ...voteOffers(state, seat)];
  },

  awaits(state) {
    if (state.phase === "vote") {
      return voteOf(state).votes.flatMap((vote, seat) => (vote === null ? [seat] : []));
    }
    const dealerTurns = state.phase === "turning" && state.lastCall === null && !turnsByClock(state);
    return dealerTurns && !state.reaching ? [state.dealer] : [];
  },

  view: viewFor,
  sharedView,
  imagine,

  alarm,

  ring(state, turn) {
    if (state.phase === "window") closeWindow(state, turn);
    else if (state.phase === "vote") closeVote(state, turn);
    else if (state.lastCall === null) turnByClock(state, turn);
    else endGame(state, "lastCard", whyOf(state), turn);
  },

  upgrade,

  result: (state) => state.result ?? undefined,
  asItStands,

  count: ({ deck, line, players }) => ({
    cards: players.reduce((cards, { pile }) => cards + pile.length, deck.length + line.length),
  }),

  lagCredit: ({ options }) => options.lagCreditMs,
  needsScreen: (options) => isAroundOneTable({ options }),
  looksAt: (state, seat) => (isAroundOneTable(state) ? "screen" : seat),
};

function refuseMover(state: State, by: Actor): Refusal | undefined {
  if (typeof by !== "number") return refused("not-a-player");
  return state.phase === "over" ? refused("game-is-over") : undefined;
}
