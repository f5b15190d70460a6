import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import type { Move, Request } from "./moves.ts";
import { refused } from "./refusals.ts";
import { drawSignal, entriesOf, goOnIfDue, refuseEntry, refuseRow, rowsAt, setSignal } from "./room.ts";
import { type Change, isOnline, known, type State, type Team, teamNumber } from "./state.ts";
import { teamOf, teamWith } from "./teams.ts";
import type { Beccato } from "./types.ts";

function refuseTime({ options, phase }: State): Refusal | undefined {
  if (!options.signalChange) return refused("signals-stay");
  return phase === "between" ? undefined : refused("only-between-rounds");
}

/** BEC-21: one of the team's eggs that is still face up. */
export function refuseRequest(state: State, seat: Seat, request: Request): Refusal | undefined {
  const time = refuseTime(state);
  if (time !== undefined) return time;
  const team = teamWith(state, seat);
  if (team.change !== null) return refused("asked-already");
  const egg = team.eggs[request.egg];
  if (egg === undefined || egg.down) return refused("not-your-egg");
  return refuseSignal(state, request);
}

function refuseSignal(state: State, request: Request): Refusal | undefined {
  switch (request.type) {
    case "drawSignal":
      return state.options.freeSignal ? refused("no-signal-cards") : undefined;
    case "turnEgg":
      return isOnline(state) ? refused("nothing-proposed") : undefined;
    case "changeSignal":
      if (!isOnline(state)) return refused("real-gestures");
      return refuseRow(state, request.row) ?? refuseEntry(state, request.entry);
  }
}

export function refuseConfirm(state: State, seat: Seat): Refusal | undefined {
  const refusal = refuseDecline(state, seat);
  if (refusal !== undefined) return refusal;
  return changeOf(teamWith(state, seat)).yes.includes(seat) ? refused("confirmed-already") : undefined;
}

export function refuseDecline(state: State, seat: Seat): Refusal | undefined {
  const time = refuseTime(state);
  if (time !== undefined) return time;
  return teamWith(state, seat).change === null ? refused("nothing-asked") : undefined;
}

function changeOf({ change }: Team): Change {
  return known(change, "change that was asked for");
}

export function changeOffers(state: State, seat: Seat): Offer<Move>[] {
  if (refuseTime(state) !== undefined) return [];
  const { eggs, change } = teamWith(state, seat);
  if (change !== null) {
    const answers: Move[] = [{ type: "confirm" }, { type: "decline" }];
    return answers.slice(change.yes.includes(seat) ? 1 : 0).map((move) => ({ move }));
  }
  return eggs.flatMap(({ down }, egg) => (down ? [] : requestOffers(state, egg)));
}

function requestOffers(state: State, egg: number): Offer<Move>[] {
  const row = rowsAt(state);
  const agreed = entriesOf(state).map(
    (entry): Offer<Move> => ({ move: { type: "changeSignal", egg, entry }, open: { row } }),
  );
  return [
    ...(state.options.freeSignal ? [] : [{ move: { type: "drawSignal", egg } } as const]),
    ...(isOnline(state) ? agreed : [{ move: { type: "turnEgg", egg } } as const]),
  ];
}

/** In milliseconds: how long the deal waits for a guild between two rounds. */
const CONFERS_FOR = 30_000;

/** Any member may ask; the others confirm, and meanwhile the deal waits. */
export function ask(state: State, seat: Seat, request: Request, turn: Turn<Beccato>): void {
  const team = teamWith(state, seat);
  team.change = { request, yes: [seat] };
  team.confersUntil ??= turn.now + CONFERS_FOR;
  turn.tell.to(team.seats, { type: "asked", seat, request });
  if (turn.now >= team.confersUntil) return;
  team.confers = true;
  turn.tell({ type: "confers", team: teamOf(state, seat), guild: team.guild, until: team.confersUntil });
}

function stopConferring(state: State, team: number, turn: Turn<Beccato>): void {
  const owner = teamNumber(state, team);
  owner.change = null;
  if (!owner.confers) return;
  owner.confers = false;
  turn.tell({ type: "conferred", team, guild: owner.guild });
}

export function decline(state: State, seat: Seat, turn: Turn<Beccato>): void {
  turn.tell.to(teamWith(state, seat).seats, { type: "declined", seat });
  stopConferring(state, teamOf(state, seat), turn);
  goOnIfDue(state, turn);
}

export function confirm(state: State, seat: Seat, turn: Turn<Beccato>): void {
  const team = teamWith(state, seat);
  const change = changeOf(team);
  change.yes.push(seat);
  turn.tell.to(team.seats, { type: "confirmed", seat });
  if (change.yes.length === team.seats.length) carryOut(state, teamOf(state, seat), change.request, turn);
}

function carryOut(state: State, team: number, request: Request, turn: Turn<Beccato>): void {
  const owner = teamNumber(state, team);
  stopConferring(state, team, turn);
  known(owner.eggs[request.egg], `egg ${request.egg}`).down = true;
  turn.tell({ type: "signalChanged", team, guild: owner.guild, egg: request.egg });
  // BEC-34: nobody has told the app what they have agreed aloud.
  if (request.type === "turnEgg") owner.signal = null;
  if (request.type === "drawSignal") drawSignal(state, team, turn);
  if (request.type === "changeSignal") setSignal(state, team, request.entry, request.row, turn);
  goOnIfDue(state, turn);
}
