import { copy, type Seat, type Watcher } from "@tavolata/kernel";
import { HIDDEN, type Hidden } from "./cards.ts";
import type { SeenGaze } from "./events.ts";
import { looksAt, seenGaze } from "./eyes.ts";
import { knowsWhat } from "./gestures.ts";
import { type Gaze, isOnline, type Player, playerAt, type State, type Team } from "./state.ts";
import type { OwnView, PlayerView, TeamView, View } from "./view.ts";

export function viewFor(state: State, watcher: Watcher): View {
  return copy(sharedView(state, watcher));
}

/** The same view, made of the state's own parts, each copied by name because bots look thousands of times a second. */
export function sharedView(state: State, watcher: Watcher): View {
  const { lastPass, stopped } = state;
  const shouts = stopped === null ? state.shouts : state.shouts.filter(({ seat }) => seat === watcher);
  return {
    options: state.options,
    phase: stopped !== null && shouts.length > 0 ? "shouted" : state.phase,
    places: state.places,
    coops: state.coops,
    dealer: state.dealer,
    round: state.round,
    dealtAt: state.dealtAt,
    holder: state.holder,
    passes: state.passes,
    deadline: state.deadline,
    shouts,
    debts: state.debts,
    choice: state.choice,
    choosers: state.choosers,
    outcome: state.outcome,
    voids: state.voids,
    endedBy: state.endedBy,
    scores: state.scores,
    result: state.result,
    watcher,
    own: typeof watcher === "number" ? ownView(playerAt(state, watcher)) : null,
    players: state.players.map((player, seat) => playerView(state, player, seat, watcher)),
    teams: state.teams.map((team) => teamView(state, team, watcher)),
    eggDeck: backs(state.eggDeck),
    flock: backs(state.flock),
    imaginary: state.imaginary && backs(state.imaginary),
    secrets: state.phase === "over" ? state.secrets : null,
    lastPass:
      lastPass && (watcher === lastPass.from || watcher === lastPass.to) ? lastPass : covered(lastPass),
  };
}

function backs(cards: readonly unknown[]): Hidden[] {
  return cards.map(() => HIDDEN);
}

function covered(pass: State["lastPass"]): View["lastPass"] {
  return pass && { ...pass, card: HIDDEN };
}

function ownView({ gaze, act, restsUntil, hushedUntil }: Player): OwnView {
  if (act === null) return { gaze, act, restsUntil, hushedUntil };
  const { seenBy: _, ...own } = act;
  return { gaze, act: own, restsUntil, hushedUntil };
}

function playerView(state: State, player: Player, seat: Seat, watcher: Watcher): PlayerView {
  const { hand, shown, ready, gaze, act } = player;
  const knows = act !== null && knowsWhat(state, seat, act, watcher);
  return {
    hand: shown || seat === watcher ? hand : backs(hand),
    shown,
    ready,
    gaze: gaze && visibleGaze(state, gaze, seat, watcher),
    act: knows ? act.what : null,
  };
}

function visibleGaze(state: State, gaze: Gaze, seat: Seat, watcher: Watcher): SeenGaze | Hidden {
  const isSeen = gaze.onCards || watcher === seat || looksAt(state, watcher) === seat;
  return isSeen ? seenGaze(gaze) : HIDDEN;
}

/** BEC-34: around one table, the app does not know free signals. */
export function knowsNoSignals(state: Pick<State, "options">): boolean {
  return state.options.freeSignal && !isOnline(state);
}

function teamView(state: State, team: Team, watcher: Watcher): TeamView {
  if (typeof watcher === "number" && team.seats.includes(watcher)) return team;
  return {
    ...team,
    signal: knowsNoSignals(state) ? null : HIDDEN,
    signalsByBreed: HIDDEN,
    proposals: HIDDEN,
    change: HIDDEN,
    words: HIDDEN,
  };
}
