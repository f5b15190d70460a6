import { findBot } from "@tavolata/bots";
import type { Instant, Refusal } from "@tavolata/kernel";
import { refusal, type TournamentAct, type TournamentPlan } from "../../protocol/index.ts";
import { HOUSE_ACCOUNT, type Transfer } from "../../store/contract.ts";
import type { Draws } from "../draws.ts";
import { refuseOptions } from "../room/refuse.ts";
import type { Arriving } from "../room/steps.ts";
import { purseOf, stackAccount } from "../table/chips.ts";
import { chairsOf, type GameAtTables } from "../table-game.ts";
import { drawSeats } from "./seating.ts";
import { type Player, personOf, type TournamentState, wasDone } from "./state.ts";
import type { TournamentStep } from "./steps.ts";

const MINUTE = 60_000;
const FEWEST_PLAYERS = 2;

/** Where the entries are until they are paid out as prizes. */
export function poolAccount(tournament: string): string {
  return `tournament:${tournament}`;
}

/** Steps to write, and the chips that go with them. */
export interface TournamentChange {
  readonly steps: readonly TournamentStep[];
  readonly transfers?: readonly Transfer[];
}

export type JudgedTournamentAct = TournamentChange | { readonly refused: Refusal };

/** Why nobody could play a tournament like this. */
export function refusePlan(
  plan: TournamentPlan,
  game: GameAtTables | undefined,
  now: Instant,
): Refusal | undefined {
  if (game === undefined) return refusal("unknown-game", { game: plan.game });
  const refused = refuseOptions(game, plan.options);
  if (refused !== undefined) return refused;
  const { chairs } = game.rules;
  const options = chairs?.inTournament(plan.options);
  if (chairs === undefined || options === undefined) return refusal("no-tournaments", { game: plan.game });
  if (plan.tableSize > chairs.count(options)) return refusal("bad-options", { path: "/tableSize" });
  if (plan.startsAt !== null && plan.startsAt < now) return refusal("bad-options", { path: "/startsAt" });
  return undefined;
}

/** Somebody does something about the tournament. */
export function judgeTournamentAct(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  person: Arriving,
  request: string,
  act: TournamentAct,
  draws: Draws,
): JudgedTournamentAct {
  if (wasDone(state, person.id, request)) return { steps: [] };
  const refused = refuseAct(state, game, at, person.id, act);
  if (refused !== undefined) return { refused };
  const from = { person: person.id, request };
  if (act.type === "enter") {
    const step = { type: "act", act, from, person } as const;
    return { steps: [step], transfers: entering(state, game, person.id) };
  }
  const step = { type: "act", act, from } as const;
  if (act.type === "withdraw") return { steps: [step], transfers: refunds(state, [person.id]) };
  if (act.type === "cancel") return { ...cancelling(state), steps: [step, { type: "cancelled" }] };
  if (act.type === "start") {
    const { steps, transfers } = starting(state, game, draws);
    return { steps: [step, ...steps], ...(transfers === undefined ? {} : { transfers }) };
  }
  return { steps: [step] };
}

const FOR_THE_HOST: readonly TournamentAct["type"][] = ["set-bots", "start", "pause", "resume", "cancel"];

function refuseAct(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  person: string,
  act: TournamentAct,
): Refusal | undefined {
  const isIn = state.players.some((player) => personOf(player) === person);
  if (FOR_THE_HOST.includes(act.type) && state.host.id !== person) return refusal("not-host");
  switch (act.type) {
    case "enter":
      if (!isOpenForEntries(state, at)) return refusal("tournament-started");
      if (isIn) return refusal("in-already");
      return hasRoom(state) ? undefined : refusal("tournament-full", { most: state.plan.most });
    case "withdraw":
      if (!isIn) return refusal("not-in-it");
      return state.phase === "open" ? undefined : refusal("tournament-started");
    case "set-bots":
      if (state.phase !== "open") return refusal("tournament-started");
      return findBot(game.bots, act.bot).fault === undefined
        ? undefined
        : refusal("no-such-bot", { bot: act.bot });
    case "start":
      if (state.phase !== "open") return refusal("tournament-started");
      return canStart(state) ? undefined : refusal("too-few-players", { least: FEWEST_PLAYERS });
    case "cancel":
      return state.phase === "open" ? undefined : refusal("tournament-started");
    case "pause":
    case "resume":
      if (state.phase !== "running") return refusal("tournament-not-running");
      return state.paused === (act.type === "pause") ? refusal("already-so") : undefined;
  }
}

/** People may still enter for some time after the start, if the plan says so. */
function isOpenForEntries({ phase, startedAt, plan }: TournamentState, at: Instant): boolean {
  if (phase === "open") return true;
  return phase === "running" && startedAt !== null && at < startedAt + plan.lateMinutes * MINUTE;
}

function hasRoom({ players, plan, phase, tables }: TournamentState): boolean {
  const left = players.filter(({ out }) => out === null).length;
  const chairs = tables.filter(({ closed }) => !closed).length * plan.tableSize;
  return players.length < plan.most && (phase === "open" || left < chairs);
}

/** Whether there are enough players, with the bots that fill it up. */
export function canStart(state: TournamentState): boolean {
  return state.players.length + botsFor(state).length >= FEWEST_PLAYERS;
}

function botsFor({ bots, players, plan }: TournamentState): string[] {
  return Array<string>(Math.max(0, Math.min(bots.count, plan.most - players.length))).fill(bots.bot);
}

/** Everybody gets a table and a stack; the house pays for its bots. */
export function starting(state: TournamentState, { rules }: GameAtTables, draws: Draws): TournamentChange {
  const { id, plan, serverSeed } = state;
  const bots = botsFor(state);
  const players: Pick<Player, "who">[] = [...state.players, ...bots.map((bot) => ({ who: { bot } }))];
  const { tables, seating } = drawSeats(serverSeed, players, plan.tableSize);
  const ids = Array.from({ length: tables }, () => draws.id());
  const stack = chairsOf(rules).stack(plan.options);
  return {
    steps: [{ type: "started", bots, tables: ids, seating }],
    transfers: [
      ...players.map((_, player) => stackFor(id, player, stack)),
      ...bots.flatMap(() => entryOf(state, HOUSE_ACCOUNT)),
    ],
  };
}

export function cancelling(state: TournamentState): TournamentChange {
  const people = state.players.flatMap((player) => personOf(player) ?? []);
  return { steps: [{ type: "cancelled" }], transfers: refunds(state, people) };
}

function entering(state: TournamentState, { rules }: GameAtTables, person: string): Transfer[] {
  const { id, phase, players, plan } = state;
  const stack = chairsOf(rules).stack(plan.options);
  return [
    ...entryOf(state, purseOf(person)),
    ...(phase === "running" ? [stackFor(id, players.length, stack)] : []),
  ];
}

function stackFor(tournament: string, player: number, amount: number): Transfer {
  return { from: HOUSE_ACCOUNT, to: stackAccount(tournament, player), amount, why: "stack" };
}

function entryOf({ id, plan }: TournamentState, from: string): Transfer[] {
  return plan.entry === 0 ? [] : [{ from, to: poolAccount(id), amount: plan.entry, why: "entry" }];
}

function refunds({ id, plan }: TournamentState, people: readonly string[]): Transfer[] {
  if (plan.entry === 0) return [];
  return people.map((person) => ({
    from: poolAccount(id),
    to: purseOf(person),
    amount: plan.entry,
    why: "refund",
  }));
}
