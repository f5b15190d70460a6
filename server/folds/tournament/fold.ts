import type { Instant } from "@tavolata/kernel";
import type { DeskAct, TournamentActOf } from "../../protocol/index.ts";
import { namelessly } from "../room/forgotten.ts";
import type { Arriving } from "../room/steps.ts";
import { foldRoundStep, isRoundStep, newRounds } from "./rounds/fold.ts";
import {
  addPlayer,
  isIn,
  organiserOf,
  personOf,
  playerAt,
  playerOf,
  type TournamentState,
  tableAt,
} from "./state.ts";
import type { TournamentStep } from "./steps.ts";

const MOST_RECENT = 32;

/** The tournament after one more step; the state before is left as it is. */
export function foldTournament(
  before: TournamentState | undefined,
  step: TournamentStep,
  at: Instant,
): TournamentState {
  if (step.type === "opened") return opened(step);
  if (before === undefined) throw new Error("a tournament's log does not begin with its opening");
  const state = structuredClone(before);
  if (isRoundStep(step)) foldRoundStep(state, step, at);
  else foldStep(state, step, at);
  if (state.phase === "over" || state.phase === "cancelled") state.code = null;
  return state;
}

type StepHere = Exclude<TournamentStep, { type: "opened" } | Parameters<typeof foldRoundStep>[1]>;

function foldStep(state: TournamentState, step: StepHere, at: Instant): void {
  switch (step.type) {
    case "act":
      remember(state, step.from.person, step.from.request);
      doAct(state, step, at);
      break;
    case "became":
      becomeOne(state, step.guest, step.person);
      break;
    case "forgotten":
      forget(state, step.person);
      break;
    case "started":
      state.phase = "running";
      state.startedAt = at;
      for (const bot of step.bots) addPlayer(state, { bot }, at);
      state.tables = step.tables.map((id) => ({ id, closed: false }));
      for (const [player, table] of step.seating.entries()) playerAt(state, player).table = table;
      break;
    case "out": {
      const { type, player: number, ...elimination } = step;
      const player = playerAt(state, number);
      player.out = elimination;
      player.owes = 0;
      for (const { player: winner, chips } of elimination.bounties ?? []) {
        playerAt(state, winner).bounties += chips;
        player.bounty -= chips;
        player.claimed += chips;
      }
      break;
    }
    case "gone":
      goAway(state, step, at);
      break;
    case "moved":
      move(state, step.player, step.table);
      break;
    case "table-closed":
      tableAt(state, step.table).closed = true;
      break;
    case "table-opened":
      state.tables.push({ id: step.id, closed: false, late: true });
      break;
    case "bought":
      buy(state, step.player, step.what, at);
      break;
    case "back":
      comeBack(state, step.player, at);
      break;
    case "chips-came":
      for (const player of step.players) playerAt(state, player).waiting = false;
      break;
    case "chips-taken":
      playerAt(state, step.player).owes = 0;
      break;
    case "seen":
      for (const player of step.players) playerAt(state, player).seen = true;
      break;
    case "break-called":
      state.breaks = Math.floor(step.level / (state.plan.breaks?.everyLevels ?? 1));
      state.break = { number: state.breaks, calledAt: at, until: null };
      state.held = { elapsed: step.elapsed - 1, after: step.elapsed };
      break;
    case "break-began":
      if (state.break !== null) state.break.until = step.until;
      break;
    case "break-over":
      state.break = null;
      release(state);
      break;
    case "final-table":
      state.tables.push({ id: step.id, closed: false, late: true });
      state.final = { table: state.tables.length - 1, order: step.order, made: false };
      state.held = { elapsed: step.elapsed, after: step.elapsed };
      for (const player of step.order) move(state, player, state.tables.length - 1);
      break;
    case "final-begins":
      if (state.final !== null) state.final.made = true;
      release(state);
      break;
    case "decided":
      state.decided = true;
      break;
    case "ended":
      state.phase = "over";
      for (const [player, place] of step.places.entries()) playerAt(state, player).place = place;
      for (const [player, prize] of step.prizes.entries()) playerAt(state, player).prize = prize;
      for (const player of state.players) {
        player.bounties += player.bounty;
        player.bounty = 0;
      }
      break;
    case "cancelled":
      state.phase = "cancelled";
      break;
    case "called-off":
      state.calledOff = true;
      // At a table that is paused nobody could get up.
      state.paused = false;
      break;
  }
}

function release(state: TournamentState): void {
  if (state.held === null) return;
  state.resumedFrom = state.held.after;
  state.held = null;
}

function move(state: TournamentState, number: number, table: number): void {
  const player = playerAt(state, number);
  state.moves++;
  player.table = table;
  player.lastMove = state.moves;
}

/** A player who was out sits down again as if they came late, with what they bought. */
function buy(state: TournamentState, number: number, what: "rebuy" | "add-on", at: Instant): void {
  const { rebuy, addOn } = state.plan;
  const player = playerAt(state, number);
  player.waiting = true;
  if (what === "add-on") {
    player.addOn = true;
    state.pool += addOn?.price ?? 0;
    return;
  }
  player.rebuys++;
  state.pool += rebuy?.price ?? 0;
  if (player.out !== null) comeBack(state, number, at);
}

function comeBack(state: TournamentState, number: number, at: Instant): void {
  Object.assign(playerAt(state, number), { out: null, table: null, backAt: at });
}

/** What was on their head goes where their entry goes: to them, or into the pool. */
function goAway(
  state: TournamentState,
  { player: number, why, entryBack }: TournamentStep & { type: "gone" },
  at: Instant,
): void {
  const player = playerAt(state, number);
  player.gone = why;
  player.out = { at, hand: 0, chipsBefore: 0 };
  player.owes = 0;
  const { entry } = state.plan;
  state.pool += player.bounty - (entryBack ? entry - player.claimed : 0);
  player.bounty = 0;
  if (entryBack) player.refunded = true;
}

/** Somebody who has entered twice, once under each name, stays two players: each of them has paid. */
function becomeOne(state: TournamentState, guest: string, person: Arriving): void {
  if (state.host.id === guest) state.host = person;
  state.organisers = state.organisers.map((one) => (one.id === guest ? person : one));
  state.desk = state.desk.map((entry) => (entry.by.id === guest ? { ...entry, by: person } : entry));
  if (!isIn(state, person.id)) {
    for (const player of state.players) {
      if (personOf(player) === guest && "person" in player.who) player.who = { ...player.who, person };
    }
  }
  const recent = state.recent[guest];
  delete state.recent[guest];
  if (recent !== undefined) state.recent[person.id] = [...recent, ...(state.recent[person.id] ?? [])];
}

/** They stay in it, because others play against them, but nobody knows who they are. */
function forget(state: TournamentState, person: string): void {
  if (state.host.id === person) state.host = namelessly(person);
  state.organisers = state.organisers.filter(({ id }) => id !== person);
  state.desk = state.desk.map((entry) =>
    entry.by.id === person ? { ...entry, by: namelessly(person) } : entry,
  );
  for (const player of state.players) {
    if (personOf(player) === person && "person" in player.who) {
      player.who = { ...player.who, person: namelessly(person) };
    }
  }
  delete state.recent[person];
}

function opened(step: TournamentStep & { type: "opened" }): TournamentState {
  const { tournament, plan, host, organisers = [], serverSeed, code = null, circle, occasion } = step;
  return {
    id: tournament,
    plan,
    host,
    organisers: organisers.filter(({ id }) => id !== host.id),
    serverSeed,
    ...(circle === undefined ? {} : { circle }),
    ...(occasion === undefined ? {} : { occasion }),
    code,
    phase: "open",
    paused: false,
    pausedAt: null,
    startedAt: null,
    bots: { bot: "", count: 0 },
    players: [],
    tables: [],
    moves: 0,
    pool: 0,
    held: null,
    resumedFrom: 0,
    break: null,
    breaks: 0,
    final: null,
    decided: false,
    desk: [],
    rounds: plan.rounds === undefined ? null : newRounds(plan.rounds),
    recent: {},
  };
}

type ActStep = TournamentStep & { type: "act" };

function doAct(state: TournamentState, { act, from, person }: ActStep, at: Instant): void {
  const note = (did: DeskAct, reason: string) => {
    const by = organiserOf(state, from.person);
    if (by !== undefined) state.desk.push({ at, by, did, reason });
  };
  switch (act.type) {
    case "enter":
      if (person !== undefined) addPlayer(state, { person, seed: act.seed }, at);
      break;
    case "withdraw":
      if (state.phase === "open") dropPlayer(state, playerOf(state, from.person));
      break;
    case "set-bots":
      state.bots = { bot: act.bot, count: act.count };
      break;
    case "pause":
      state.paused = true;
      state.pausedAt = at;
      break;
    case "resume":
      resume(state, at);
      break;
    case "choose-mate": {
      const own = playerOf(state, from.person);
      if (own !== undefined) playerAt(state, own).mate = act.player;
      break;
    }
    case "set-organiser": {
      const one = state.players
        .map(({ who }) => who)
        .find((who) => "person" in who && who.person.id === act.person);
      state.organisers = state.organisers.filter(({ id }) => id !== act.person);
      if (act.on && one !== undefined && "person" in one) state.organisers.push(one.person);
      break;
    }
    case "move-player":
      note({ what: "moved", player: act.player, table: act.table }, act.reason);
      move(state, act.player, act.table);
      break;
    case "remove-player":
      removeByDesk(state, act, note);
      break;
    case "correct-chips": {
      note({ what: "chips", player: act.player, chips: act.chips }, act.reason);
      const player = playerAt(state, act.player);
      if (act.chips > 0) player.waiting = true;
      else player.owes -= act.chips;
      break;
    }
    case "correct-result": {
      const { round, table, places, reason } = act;
      const result = state.rounds?.played[round]?.tables[table]?.result;
      if (result == null) break;
      note({ what: "result", round, table, before: result.places, places }, reason);
      Object.assign(result, { places, corrected: true });
      break;
    }
    case "next-round":
      if (state.rounds !== null) state.rounds.nextAt = at;
      break;
    case "rebuy":
    case "add-on":
    case "start":
    case "cancel":
      break;
  }
}

/** Before the start nobody keeps the number of somebody who is no longer there. */
function removeByDesk(
  state: TournamentState,
  { player, entryBack, reason }: TournamentActOf<"remove-player">,
  note: (did: DeskAct, reason: string) => void,
): void {
  const isOpen = state.phase === "open";
  note({ what: "removed", player: isOpen ? null : player, entryBack: isOpen || entryBack }, reason);
  if (isOpen) dropPlayer(state, player);
}

/** Before the start, the numbers of those who came later move up. */
export function dropPlayer(state: TournamentState, player: number | undefined): void {
  if (player === undefined) return;
  state.players.splice(player, 1);
  const { entry, bounty = 0 } = state.plan;
  state.pool -= entry - bounty;
  for (const other of state.players) {
    if (other.mate === null) continue;
    if (other.mate === player) other.mate = null;
    else if (other.mate > player) other.mate--;
  }
}

/** What waited for a time goes on where it was. */
function resume(state: TournamentState, at: Instant): void {
  const stood = at - (state.pausedAt ?? at);
  state.paused = false;
  state.pausedAt = null;
  if (state.break?.until != null) state.break.until += stood;
  const { rounds } = state;
  if (rounds === null) return;
  if (rounds.nextAt !== null) rounds.nextAt += stood;
  const round = rounds.played.at(-1);
  if (round?.deadline != null) round.deadline += stood;
}

function remember(state: TournamentState, person: string, request: string): void {
  state.recent[person] = [...(state.recent[person] ?? []).slice(1 - MOST_RECENT), request];
}
