import { type Actor, type Game, type Refusal, type Seat, shuffle, type Turn } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import {
  actByClock,
  actionOffers,
  refuseAction,
  refuseThrowAway,
  takeAction,
  throwAway,
  throwAwayOffers,
} from "./actions.ts";
import { carryOn } from "./agenda.ts";
import { answerOffers, declineByClock, giveAnswer, refuseAnswer } from "./answering.ts";
import { HIDDEN, PLACES, pigeonsFor } from "./cards.ts";
import { choiceOffers, firstChoice, refuseChoice } from "./choosing.ts";
import { takeChoice } from "./chosen.ts";
import { deckProblems } from "./deck.ts";
import { asItStands } from "./ending.ts";
import { actionCards, deckOf } from "./faces.ts";
import { minutesFor } from "./minutes.ts";
import { Move } from "./moves.ts";
import { Options } from "./options.ts";
import { freeHand } from "./reacting.ts";
import { refused } from "./refusals.ts";
import { known, onTop, playerAt, type State } from "./state.ts";
import { announce, confide } from "./telling.ts";
import { beginTurn } from "./turns.ts";
import type { Piccioni } from "./types.ts";
import { upgraded } from "./upgrading.ts";
import { imagine, sharedView, viewFor } from "./viewing.ts";

/** PIC-3 */
const FIRST_HAND = 3;

/** Piccioni. The numbers beside the rules are the clauses of RULES.md. */
export const piccioni: Game<Piccioni> = {
  name: manifest.name,
  version: 2,
  /** PIC-1 */
  seats: manifest.seats,
  options: Options,
  move: Move,

  /** PIC-30 */
  refuseStart({ options }) {
    const problem = options.deck === undefined ? undefined : deckProblems(options.deck)[0];
    return problem === undefined ? undefined : refused("bad-deck", { at: problem.path });
  },

  minutes: ({ seats }) => minutesFor(seats),

  start({ seats, options }, turn) {
    const state = freshTable(seats, options);
    shuffle(state.pigeonDeck, turn.random);
    shuffle(state.actionDeck, turn.random);
    state.current = turn.random.below(seats);
    deal(state, turn);
    beginTurn(state, turn);
    carryOn(state, turn);
    return state;
  },

  refuse(state, by, move) {
    const refusal = refuseMover(state, by);
    if (refusal !== undefined) return refusal;
    const seat = by as Seat;
    switch (move.type) {
      case "draw":
      case "play":
      case "discard":
        return refuseMoment(state, seat) ?? refuseAction(state, seat, move);
      case "throwAway":
        return refuseThrowAway(state, seat, move.cards);
      case "react":
      case "contribute":
      case "decline":
        return refuseAnswer(state, seat, move);
      default:
        return refuseChoice(state, seat, move);
    }
  },

  play(state, by, move, turn) {
    const seat = by as Seat;
    state.news = [];
    switch (move.type) {
      case "draw":
      case "play":
      case "discard":
        takeAction(state, seat, move, turn);
        break;
      case "throwAway":
        throwAway(state, seat, move.cards, turn);
        break;
      case "react":
      case "contribute":
      case "decline":
        giveAnswer(state, seat, move, turn);
        break;
      default:
        takeChoice(state, move, turn);
    }
    carryOn(state, turn);
  },

  moves(state, by) {
    if (refuseMover(state, by) !== undefined) return [];
    const seat = by as Seat;
    return [
      ...(refuseMoment(state, seat) === undefined ? actionOffers(state, seat) : []),
      ...throwAwayOffers(state, seat),
      ...answerOffers(state, seat),
      ...choiceOffers(state, seat),
    ];
  },

  awaits(state) {
    const { waiting, current } = state;
    switch (waiting?.is) {
      case "action":
        return [current];
      case "answers":
        return [...onTop(state).asked].sort((a, b) => a - b);
      case "choice":
      case "throwAway":
        return [waiting.seat];
      default:
        return [];
    }
  },

  view: viewFor,
  sharedView,
  imagine,

  alarm: ({ waiting }) => waiting?.until ?? undefined,

  /** PIC-31 */
  ring(state, turn) {
    const { waiting } = state;
    state.news = [];
    switch (waiting?.is) {
      case "action":
        actByClock(state, turn);
        break;
      case "answers":
        declineByClock(state, turn);
        break;
      case "choice":
        announce(state, { type: "timeUp", seats: [waiting.seat] }, turn);
        takeChoice(state, firstChoice(waiting.choice), turn);
        break;
      case "throwAway":
        announce(state, { type: "timeUp", seats: [waiting.seat] }, turn);
        throwAway(state, waiting.seat, freeHand(state, waiting.seat).slice(0, waiting.cards), turn);
        break;
    }
    carryOn(state, turn);
  },

  upgrade: upgraded,

  result: (state) => state.result ?? undefined,
  asItStands,

  count({ players, places, pigeonDeck, actionDeck, discards, laid, hovering }) {
    const trophies = players.flatMap((player) => player.trophies);
    const inZones = [...Object.values(places), ...players.map(({ pigeons }) => pigeons)].flat().length;
    const held = players.reduce((sum, { hand, guano }) => sum + hand.length + guano.length, 0);
    const lying = laid.filter(({ assigned }) => !assigned).length;
    const turned = trophies.filter(({ back }) => back === "pigeon").length;
    return {
      pigeons: pigeonDeck.length + inZones + turned + (hovering === null ? 0 : 1),
      actions: actionDeck.length + discards.length + held + lying + trophies.length - turned,
    };
  },
};

function refuseMover(state: State, by: Actor): Refusal | undefined {
  if (typeof by !== "number") return refused("not-a-player");
  return state.result === null ? undefined : refused("game-is-over");
}

/** Whether this seat may begin an action now. */
function refuseMoment({ waiting, current }: State, seat: Seat): Refusal | undefined {
  if (seat !== current) return refused("not-your-turn");
  switch (waiting?.is) {
    case "choice":
      return refused("choose-first");
    case "throwAway":
      return refused("throw-away-first");
    case "answers":
      return refused("answers-first");
    default:
      return undefined;
  }
}

function freshTable(seats: number, options: Options): State {
  return {
    options,
    turn: 0,
    current: 0,
    actionsLeft: 0,
    players: Array.from({ length: seats }, () => ({ hand: [], pigeons: [], guano: [], trophies: [] })),
    places: { strada: [], statua: [], cavi: [], folla: [] },
    pigeonDeck: pigeonsFor(seats),
    actionDeck: actionCards(deckOf(options)),
    discards: [],
    laid: [],
    hovering: null,
    inPlay: [],
    agenda: [],
    waiting: null,
    finalPhase: null,
    finalPhases: 0,
    news: [],
    endedBy: null,
    result: null,
  };
}

/** PIC-3: face up, whatever is written on the pigeons. */
function deal(state: State, turn: Turn<Piccioni>): void {
  const { players, pigeonDeck, actionDeck } = state;
  const dealt = () => known(pigeonDeck.pop(), "pigeon to deal");
  const areas = players.map(dealt);
  const places = { strada: dealt(), statua: dealt(), cavi: dealt(), folla: dealt() };
  areas.forEach((pigeon, seat) => {
    playerAt(state, seat).pigeons.push(pigeon);
  });
  for (const place of PLACES) state.places[place].push(places[place]);
  announce(state, { type: "begins", first: state.current, areas, places, pigeons: pigeonDeck.length }, turn);
  players.forEach((player, seat) => {
    player.hand = actionDeck.splice(-FIRST_HAND);
    const hidden = player.hand.map(() => HIDDEN);
    confide(
      state,
      seat,
      { type: "dealt", seat, cards: [...player.hand] },
      { type: "dealt", seat, cards: hidden },
      turn,
    );
  });
}
