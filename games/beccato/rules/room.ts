import {
  type Instant,
  type Offer,
  pick,
  type Random,
  type Range,
  type Refusal,
  type Seat,
  same,
  type Turn,
} from "@tavolata/kernel";
import type { Move } from "./moves.ts";
import { refused } from "./refusals.ts";
import { dealRound } from "./rounds.ts";
import { noteSignal } from "./secrets.ts";
import { GESTURES, isLoud, LONGEST_ROW, type Signal, signalsAt, VOICES } from "./signals.ts";
import {
  deadlineAfter,
  type Entry,
  isOnline,
  known,
  playerAt,
  type State,
  type Team,
  teamNumber,
} from "./state.ts";
import { teamOf, teamWith } from "./teams.ts";
import type { Beccato } from "./types.ts";

/** BEC-22, BEC-23: whether teams must agree on signals in the app before they begin; around one table they just whisper. */
export function mustAgree(state: Pick<State, "options">): boolean {
  return isOnline(state) && (state.options.freeSignal || state.options.calledChickens);
}

/** BEC-4, BEC-22: signals, and then the first round. */
export function beginPlay(state: State, turn: Turn<Beccato>): void {
  dealSignals(state, turn);
  if (mustAgree(state)) openRooms(state, turn);
  else dealRound(state, turn);
}

/** BEC-4: each team gets a card of the same kind, and no two are alike. */
function dealSignals(state: State, turn: Turn<Beccato>): void {
  if (state.options.freeSignal) return;
  state.loudCards = isLoud(randomSignal(state.options, turn.random));
  state.teams.forEach((_, team) => {
    drawSignal(state, team, turn);
  });
}

export function drawSignal(state: State, team: number, turn: Turn<Beccato>): void {
  setSignal(state, team, null, [pick(unusedSignals(state), turn.random)], turn);
}

/** Cards of the kind that was dealt, which no team has. */
function unusedSignals({ teams, loudCards, options }: State): Signal[] {
  const used = new Set(teams.flatMap(({ signal }) => signal ?? []));
  const cards = loudCards === null ? signalsAt(options) : loudCards ? VOICES : GESTURES;
  return cards.filter((signal) => !used.has(signal));
}

export function setSignal(
  state: State,
  team: number,
  entry: Entry,
  row: readonly Signal[],
  turn: Turn<Beccato>,
): void {
  const owner = teamNumber(state, team);
  if (entry === null) {
    owner.signal = [...row];
  } else {
    owner.signalsByBreed = owner.signalsByBreed.filter(({ breed }) => breed !== entry);
    owner.signalsByBreed.push({ breed: entry, row: [...row] });
  }
  noteSignal(state, team, entry, row);
  turn.tell.to(owner.seats, { type: "signal", team, entry, row: [...row] });
}

function openRooms(state: State, turn: Turn<Beccato>): void {
  state.phase = "agreeing";
  state.deadline = deadlineAfter(state.options.agreeSeconds, turn.now);
  turn.tell({ type: "agreeing", deadline: state.deadline });
}

/** BEC-22: rows of several signals are only for free signals. */
export function longestRow({ options }: Pick<State, "options">): number {
  return options.freeSignal ? LONGEST_ROW : 1;
}

/** BEC-22, BEC-31 */
export function refuseRow(state: State, row: readonly Signal[]): Refusal | undefined {
  if (row.length > longestRow(state)) return refused("one-signal-only");
  return state.options.voices || !row.some(isLoud) ? undefined : refused("no-voices");
}

export function refuseEntry(state: State, entry: Entry): Refusal | undefined {
  if (entry === null) return undefined;
  if (!state.options.calledChickens) return refused("breeds-not-called");
  return state.coops.some(({ breed }) => breed === entry) ? undefined : refused("no-such-coop");
}

export function entriesOf({ options, coops }: Pick<State, "options" | "coops">): Entry[] {
  return [null, ...(options.calledChickens ? coops.map(({ breed }) => breed) : [])];
}

export function refusePropose(state: State, entry: Entry, row: readonly Signal[]): Refusal | undefined {
  return refuseProposing(state, entry) ?? refuseRow(state, row);
}

function refuseProposing(state: State, entry: Entry): Refusal | undefined {
  if (state.phase !== "agreeing") return refused("nothing-to-agree");
  if (entry === null && !state.options.freeSignal) return refused("signal-is-drawn");
  return refuseEntry(state, entry);
}

export function refuseAccept(state: State, seat: Seat, entry: Entry): Refusal | undefined {
  if (state.phase !== "agreeing") return refused("nothing-to-agree");
  const proposal = proposalFor(teamWith(state, seat), entry);
  if (proposal === undefined) return refused("nothing-proposed");
  return proposal.yes.includes(seat) ? refused("accepted-already") : undefined;
}

export function roomOffers(state: State, seat: Seat): Offer<Move>[] {
  if (state.phase !== "agreeing") return [];
  const signal = rowsAt(state);
  const proposals = entriesOf(state)
    .filter((entry) => refuseProposing(state, entry) === undefined)
    .map((entry): Offer<Move> => ({ move: { type: "propose", entry }, open: { row: signal } }));
  const accepts = entriesOf(state)
    .filter((entry) => refuseAccept(state, seat, entry) === undefined)
    .map((entry): Offer<Move> => ({ move: { type: "accept", entry } }));
  return [...accepts, ...proposals];
}

/** The rows that can be agreed on. */
export function rowsAt(state: Pick<State, "options">): Range {
  return { kind: "row", from: signalsAt(state.options), least: 1, most: longestRow(state) };
}

function proposalFor({ proposals }: Team, entry: Entry) {
  return proposals.find((proposal) => proposal.entry === entry);
}

/** Replaces what was proposed for the same entry before; to propose the same again is to accept it. */
export function propose(
  state: State,
  seat: Seat,
  entry: Entry,
  row: readonly Signal[],
  turn: Turn<Beccato>,
): void {
  const team = teamWith(state, seat);
  const pending = proposalFor(team, entry);
  if (pending !== undefined && same(pending.row, row)) {
    if (!pending.yes.includes(seat)) accept(state, seat, entry, turn);
    return;
  }
  team.proposals = team.proposals.filter((proposal) => proposal.entry !== entry);
  team.proposals.push({ entry, row: [...row], yes: [seat] });
  turn.tell.to(team.seats, { type: "proposed", seat, entry, row: [...row] });
}

/** It is agreed when the whole team is in favour. */
export function accept(state: State, seat: Seat, entry: Entry, turn: Turn<Beccato>): void {
  const team = teamWith(state, seat);
  const proposal = known(proposalFor(team, entry), "proposal to accept");
  proposal.yes.push(seat);
  turn.tell.to(team.seats, { type: "accepted", seat, entry });
  if (proposal.yes.length < team.seats.length) return;
  team.proposals = team.proposals.filter((other) => other !== proposal);
  setSignal(state, teamOf(state, seat), entry, proposal.row, turn);
}

export function refuseReady(state: State, seat: Seat): Refusal | undefined {
  const { phase } = state;
  if (phase !== "agreeing" && phase !== "between") return refused("nothing-to-be-ready-for");
  if (phase === "agreeing" && lacksSignal(state, teamWith(state, seat))) return refused("signal-missing");
  return playerAt(state, seat).ready ? refused("ready-already") : undefined;
}

/** BEC-23: where chickens are called, a guild may have a signal for each breed, or for none. */
export function lacksSignal({ options }: Pick<State, "options">, { signal }: Pick<Team, "signal">): boolean {
  return signal === null && !options.calledChickens;
}

/** BEC-22: the members who have still something to do: who waits for the others' consent is not waited for. */
export function stillAgreeing(state: State): Seat[] {
  return state.places.filter((seat) => {
    const team = teamWith(state, seat);
    const waits = lacksSignal(state, team) && proposalFor(team, null)?.yes.includes(seat);
    return !playerAt(state, seat).ready && waits !== true;
  });
}

/** BEC-21, BEC-36: the members who have still to answer, and everybody who is not ready. */
export function stillResting({ players, teams }: State): Seat[] {
  const asked = teams.flatMap(({ seats, change, confers }) =>
    confers && change !== null ? seats.filter((seat) => !change.yes.includes(seat)) : [],
  );
  return [...players.keys()].filter((seat) => !players[seat]?.ready || asked.includes(seat));
}

export function readyOffers(state: State, seat: Seat): Offer<Move>[] {
  return refuseReady(state, seat) === undefined ? [{ move: { type: "ready" } }] : [];
}

export function becomeReady(state: State, seat: Seat, turn: Turn<Beccato>): void {
  playerAt(state, seat).ready = true;
  turn.tell({ type: "ready", seat });
  goOnIfDue(state, turn);
}

/** BEC-21, BEC-36: everybody is ready, or time is up; and the deal waits for a guild that confers. */
export function goesOnAt({ players, deadline, teams }: State): Instant {
  const due = players.every(({ ready }) => ready)
    ? Number.NEGATIVE_INFINITY
    : (deadline ?? Number.POSITIVE_INFINITY);
  return teams.reduce(
    (at, { confers, confersUntil }) => (confers ? Math.max(at, confersUntil ?? at) : at),
    due,
  );
}

export function goOnIfDue(state: State, turn: Turn<Beccato>): void {
  if (goesOnAt(state) <= turn.now) goOn(state, turn);
}

/** BEC-36: teams that have agreed on nothing by now get a random signal, and pending proposals lapse. */
export function goOn(state: State, turn: Turn<Beccato>): void {
  state.teams.forEach((team, number) => {
    team.proposals = [];
    const hasNone = team.signal === null && team.signalsByBreed.length === 0;
    if (state.phase === "agreeing" && hasNone && !team.seats.every((seat) => playerAt(state, seat).ready)) {
      setSignal(state, number, null, [randomSignal(state.options, turn.random)], turn);
    }
  });
  dealRound(state, turn);
}

export function randomSignal(options: Pick<State["options"], "voices">, random: Random): Signal {
  return pick(signalsAt(options), random);
}
