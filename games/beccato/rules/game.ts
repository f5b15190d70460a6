import { type Actor, type Game, type Refusal, type Seat, shuffle } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { BREEDS, flockOf } from "./cards.ts";
import {
  ask,
  changeOffers,
  confirm,
  decline,
  refuseConfirm,
  refuseDecline,
  refuseRequest,
} from "./change.ts";
import { choiceOffers, choosersOf } from "./choices.ts";
import { alarm, ring } from "./clock.ts";
import { place, refusePlace, refuseTake, take } from "./debts.ts";
import { allEggs, guildOf } from "./eggs.ts";
import { asItStands } from "./ending.ts";
import { lookOffers, refuseLook, turnEyes } from "./eyes.ts";
import {
  performOffers,
  performSignal,
  refusePerform,
  refuseRelease,
  release,
  releaseOffers,
} from "./gestures.ts";
import { imagine } from "./imagine.ts";
import { minutesFor } from "./minutes.ts";
import { Move } from "./moves.ts";
import { Options } from "./options.ts";
import { pass, passOffers, refusePass } from "./passing.ts";
import { hasShouted } from "./phases.ts";
import { refused } from "./refusals.ts";
import {
  accept,
  becomeReady,
  beginPlay,
  propose,
  readyOffers,
  refuseAccept,
  refusePropose,
  refuseReady,
  roomOffers,
  stillAgreeing,
  stillResting,
} from "./room.ts";
import { refuseShout, refuseTakeBack, shout, shoutOffers, takeBack, takeBackOffers } from "./shouting.ts";
import { holderOf, isOnline, known, type State } from "./state.ts";
import { chooseSymbols, refuseSymbol, takeSymbol } from "./symbols.ts";
import { coopsFor, type Seating, seatingFor, teamOf, WITH_IMAGINARY } from "./teams.ts";
import type { Beccato } from "./types.ts";
import { upgrade } from "./upgrade.ts";
import { sharedView, viewFor } from "./viewing.ts";
import { refuseSay, say, sayOffers } from "./words.ts";

/** Beccato! The numbers beside the rules are the clauses of RULES.md. */
export const beccato: Game<Beccato> = {
  name: manifest.name,
  version: 3,
  /** BEC-2 */
  seats: manifest.seats,
  options: Options,
  move: Move,

  minutes: minutesFor,

  start({ seats, options }, turn) {
    const { random } = turn;
    const state = freshTable(options, seatingFor(seats, options, random));
    const breeds = shuffle([...BREEDS], random).slice(0, coopsFor(seats));
    const eggs = shuffle(allEggs(), random);
    const isDealt = options.symbols === "dealt";
    // BEC-5, BEC-6; where guilds choose their symbols, they see no egg before.
    state.coops = breeds.map((breed) => ({
      breed,
      egg: isDealt ? known(eggs.pop(), "egg for every coop") : null,
    }));
    state.eggDeck = eggs;
    state.flock = flockOf(breeds);
    // BEC-3
    state.dealer = random.below(seats);
    turn.tell({
      type: "begins",
      places: [...state.places],
      teams: state.teams.map(({ guild, seats: members }) => ({ guild, seats: [...members] })),
      coops: state.coops.map((coop) => ({ ...coop })),
      dealer: state.dealer,
    });
    if (isDealt) beginPlay(state, turn);
    else chooseSymbols(state, turn);
    return state;
  },

  refuse(state, by, move, when) {
    const refusal = refuseMover(state, by);
    if (refusal !== undefined) return refusal;
    const seat = by as Seat;
    switch (move.type) {
      case "pass":
        return refusePass(state, seat, move.card);
      case "coccode":
      case "beccato":
      case "chicchirichi":
        return refuseShout(state, seat, move, when);
      case "takeBack":
        return refuseTakeBack(state, seat, when);
      case "perform":
        return refusePerform(state, seat, move.signal, when);
      case "release":
        return refuseRelease(state, seat);
      case "look":
        return refuseLook(state, seat, move.at, when);
      case "take":
        return refuseTake(state, seat, move.from);
      case "place":
        return refusePlace(state, seat, move.place);
      case "takeSymbol":
        return refuseSymbol(state, seat, move.symbol);
      case "propose":
        return refusePropose(state, move.entry, move.row);
      case "accept":
        return refuseAccept(state, seat, move.entry);
      case "ready":
        return refuseReady(state, seat);
      case "say":
        return refuseSay(state, seat);
      case "drawSignal":
      case "changeSignal":
      case "turnEgg":
        return refuseRequest(state, seat, move);
      case "confirm":
        return refuseConfirm(state, seat);
      case "decline":
        return refuseDecline(state, seat);
    }
  },

  play(state, by, move, turn) {
    const seat = by as Seat;
    switch (move.type) {
      case "pass":
        return pass(state, move.card, turn);
      case "coccode":
      case "beccato":
      case "chicchirichi":
        return shout(state, seat, move, turn);
      case "takeBack":
        return takeBack(state, seat, turn);
      case "perform":
        return performSignal(state, seat, move.signal, turn);
      case "release":
        return release(state, seat, turn);
      case "look":
        return turnEyes(state, seat, move.at, turn);
      case "take":
        return take(state, move.from, turn);
      case "place":
        return place(state, move.place, turn);
      case "takeSymbol":
        return takeSymbol(state, move.symbol, turn);
      case "propose":
        return propose(state, seat, move.entry, move.row, turn);
      case "accept":
        return accept(state, seat, move.entry, turn);
      case "ready":
        return becomeReady(state, seat, turn);
      case "say":
        return say(state, seat, move.word, turn);
      case "drawSignal":
      case "changeSignal":
      case "turnEgg":
        return ask(state, seat, move, turn);
      case "confirm":
        return confirm(state, seat, turn);
      case "decline":
        return decline(state, seat, turn);
    }
  },

  moves(state, by, when) {
    if (refuseMover(state, by) !== undefined) return [];
    const seat = by as Seat;
    return [
      ...passOffers(state, seat),
      ...shoutOffers(state, seat, when),
      ...takeBackOffers(state, seat, when),
      ...performOffers(state, seat, when),
      ...releaseOffers(state, seat),
      ...lookOffers(state, seat, when),
      ...choiceOffers(state, seat),
      ...roomOffers(state, seat),
      ...readyOffers(state, seat),
      ...changeOffers(state, seat),
      ...sayOffers(state, seat),
    ];
  },

  awaits(state) {
    switch (state.phase) {
      case "agreeing":
        return stillAgreeing(state);
      case "between":
        return stillResting(state);
      case "round": {
        const holder = holderOf(state);
        return hasShouted(state, holder) ? [] : [holder];
      }
      case "choosing":
        return choosersOf(state);
      case "over":
        return [];
    }
  },

  view: viewFor,
  sharedView,
  imagine,

  alarm,
  ring,

  result: (state) => state.result ?? undefined,
  asItStands,

  count: ({ players, flock, imaginary, eggDeck, coops, teams }) => ({
    chickens: players.reduce(
      (cards, { hand }) => cards + hand.length,
      flock.length + (imaginary?.length ?? 0),
    ),
    eggs: teams.reduce(
      (eggs, team) => eggs + team.eggs.length,
      eggDeck.length + coops.filter(({ egg }) => egg !== null).length,
    ),
  }),

  /** BEC-2 */
  teams: (state) => state.players.map((_, seat) => teamOf(state, seat)),

  lagCredit: ({ options }) => options.lagCreditMs,

  /** BEC-34: bots can neither make nor see the gestures that people make around a real table. */
  refuseBots: (options) => (isOnline({ options }) ? undefined : refused("people-only")),

  upgrade,

  /** BEC-33: talk is a gesture. */
  chatMuted: (view) => isOnline(view) && (view.phase === "round" || view.phase === "shouted"),
};

function refuseMover(state: State, by: Actor): Refusal | undefined {
  if (typeof by !== "number") return refused("not-a-player");
  return state.phase === "over" ? refused("game-is-over") : undefined;
}

function freshTable(options: Options, { places, teams }: Seating): State {
  return {
    options,
    phase: "agreeing",
    places,
    players: places.map(() => ({
      hand: [],
      shown: false,
      gaze: null,
      act: null,
      restsUntil: 0,
      hushedUntil: 0,
      ready: false,
    })),
    teams: teams.map((seats, team) => ({
      guild: guildOf(team),
      seats,
      eggs: [],
      chick: false,
      signal: null,
      signalsByBreed: [],
      proposals: [],
      change: null,
      confers: false,
      confersUntil: null,
      words: [],
    })),
    coops: [],
    eggDeck: [],
    flock: [],
    imaginary: places.length === WITH_IMAGINARY ? [] : null,
    dealer: 0,
    round: 0,
    dealtAt: 0,
    holder: null,
    passes: 0,
    lastPass: null,
    deadline: null,
    fidgets: [],
    shouts: [],
    stopped: null,
    trail: [],
    debts: [],
    choice: null,
    choosers: [],
    outcome: null,
    voids: 0,
    loudCards: null,
    secrets: teams.map(() => ({ signals: [], signs: [] })),
    endedBy: null,
    scores: null,
    result: null,
  };
}
