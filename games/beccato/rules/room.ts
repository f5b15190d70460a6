import { type Offer, pick, type Random, type Refusal, type Seat, type Turn } from "@tavolata/kernel";
import type { Move } from "./moves.ts";
import { refused } from "./refusals.ts";
import { dealRound } from "./rounds.ts";
import { LONGEST_ROW, SIGNALS, type Signal } from "./signals.ts";
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

/** BEC-4: each team gets a card, and no two are alike. */
export function dealSignals(state: State, turn: Turn<Beccato>): void {
  if (state.options.freeSignal) return;
  state.teams.forEach((_, team) => {
    drawSignal(state, team, turn);
  });
}

export function drawSignal(state: State, team: number, turn: Turn<Beccato>): void {
  setSignal(state, team, null, [pick(unusedSignals(state), turn.random)], turn);
}

/** A card that no team has. */
function unusedSignals({ teams }: Pick<State, "teams">): Signal[] {
  const used = new Set(teams.flatMap(({ signal }) => signal ?? []));
  return SIGNALS.filter((signal) => !used.has(signal));
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
  turn.tell.to(owner.seats, { type: "signal", team, entry, row: [...row] });
}

export function openRooms(state: State, turn: Turn<Beccato>): void {
  state.phase = "agreeing";
  state.deadline = deadlineAfter(state.options.agreeSeconds, turn.now);
  turn.tell({ type: "agreeing", deadline: state.deadline });
}

/** BEC-22: rows of several signals are only for free signals. */
export function longestRow({ options }: Pick<State, "options">): number {
  return options.freeSignal ? LONGEST_ROW : 1;
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
  const refusal = refuseProposing(state, entry);
  if (refusal !== undefined) return refusal;
  return row.length > longestRow(state) ? refused("one-signal-only") : undefined;
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
  const signal = { kind: "row", from: SIGNALS, least: 1, most: longestRow(state) } as const;
  const proposals = entriesOf(state)
    .filter((entry) => refuseProposing(state, entry) === undefined)
    .map((entry): Offer<Move> => ({ move: { type: "propose", entry }, open: { row: signal } }));
  const accepts = entriesOf(state)
    .filter((entry) => refuseAccept(state, seat, entry) === undefined)
    .map((entry): Offer<Move> => ({ move: { type: "accept", entry } }));
  return [...accepts, ...proposals];
}

function proposalFor({ proposals }: Team, entry: Entry) {
  return proposals.find((proposal) => proposal.entry === entry);
}

/** Replaces what was proposed for the same entry before. */
export function propose(
  state: State,
  seat: Seat,
  entry: Entry,
  row: readonly Signal[],
  turn: Turn<Beccato>,
): void {
  const team = teamWith(state, seat);
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
  if (phase === "agreeing" && teamWith(state, seat).signal === null) return refused("signal-missing");
  return playerAt(state, seat).ready ? refused("ready-already") : undefined;
}

export function readyOffers(state: State, seat: Seat): Offer<Move>[] {
  return refuseReady(state, seat) === undefined ? [{ move: { type: "ready" } }] : [];
}

export function becomeReady(state: State, seat: Seat, turn: Turn<Beccato>): void {
  playerAt(state, seat).ready = true;
  turn.tell({ type: "ready", seat });
  if (state.players.every(({ ready }) => ready)) goOn(state, turn);
}

/** BEC-36: teams that have not agreed by now get a random signal, and pending proposals lapse. */
export function goOn(state: State, turn: Turn<Beccato>): void {
  state.teams.forEach((team, number) => {
    team.proposals = [];
    if (state.phase === "agreeing" && team.signal === null) {
      setSignal(state, number, null, [randomSignal(turn.random)], turn);
    }
  });
  dealRound(state, turn);
}

export function randomSignal(random: Random): Signal {
  return pick(SIGNALS, random);
}
