import { findBot } from "@tavolata/bots";
import type { Instant, Refusal } from "@tavolata/kernel";
import { refusal, type TournamentAct, type TournamentActOf } from "../../protocol/index.ts";
import { HOUSE_ACCOUNT, purseOf, type Transfer } from "../../store/contract.ts";
import type { Draws } from "../draws.ts";
import type { Arriving } from "../room/steps.ts";
import { chairsOf, type GameAtTables } from "../table-game.ts";
import { refuseAddOn, refuseRebuy } from "./buying.ts";
import type { TournamentChange } from "./change.ts";
import type { TournamentCircumstances } from "./circumstances.ts";
import { type DeskRequest, deskChange, refuseDesk } from "./desk.ts";
import { goingAway } from "./news.ts";
import { buying, entryFrom, refundOf, stackFor } from "./payments.ts";
import { refuseInRounds } from "./rounds/judge.ts";
import { refuseRoundsStart, startingRounds } from "./rounds/starting.ts";
import { drawSeats } from "./seating.ts";
import { isIn, organiserOf, type Player, playerOf, type TournamentState, wasDone } from "./state.ts";

const MINUTE = 60_000;
const FEWEST_PLAYERS = 2;

export type JudgedTournamentAct = TournamentChange | { readonly refused: Refusal };

/** Somebody does something about the tournament. */
export function judgeTournamentAct(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  person: Arriving,
  request: string,
  act: TournamentAct,
  circumstances: TournamentCircumstances,
  draws: Draws,
): JudgedTournamentAct {
  if (wasDone(state, person.id, request)) return { steps: [] };
  const refused = refuseAct(state, game, at, person.id, act, circumstances);
  if (refused !== undefined) return { refused };
  const from = { person: person.id, request };
  const done = changeBy(state, game, person.id, act, draws);
  const step = { type: "act", act, from, ...(act.type === "enter" ? { person } : {}) } as const;
  return { ...done, steps: [step, ...done.steps] };
}

/** What follows from an act that was not refused, beside the act itself. */
function changeBy(
  state: TournamentState,
  game: GameAtTables,
  person: string,
  act: TournamentAct,
  draws: Draws,
): TournamentChange {
  const own = playerOf(state, person) ?? -1;
  switch (act.type) {
    case "enter":
      return { steps: [], transfers: entering(state, game, person) };
    case "withdraw":
      return state.phase === "open"
        ? { steps: [], transfers: refundOf(state, own) }
        : goingAway(state, [own], "withdrawn", false);
    case "rebuy":
    case "add-on":
      return {
        steps: [{ type: "bought", player: own, what: act.type }],
        transfers: buying(state, own, act.type),
      };
    case "cancel":
      return cancelling(state);
    case "start":
      return starting(state, game, draws);
    case "move-player":
    case "remove-player":
    case "correct-chips":
    case "correct-result":
      return deskChange(state, act);
    default:
      return { steps: [] };
  }
}

const FOR_ORGANISERS: ReadonlySet<TournamentAct["type"]> = new Set([
  "set-bots",
  "start",
  "pause",
  "resume",
  "cancel",
  "next-round",
  "set-organiser",
  "move-player",
  "remove-player",
  "correct-chips",
  "correct-result",
]);

function refuseAct(
  state: TournamentState,
  game: GameAtTables,
  at: Instant,
  person: string,
  act: TournamentAct,
  circumstances: TournamentCircumstances,
): Refusal | undefined {
  const own = playerOf(state, person);
  if (FOR_ORGANISERS.has(act.type) && organiserOf(state, person) === undefined) return refusal("not-host");
  switch (act.type) {
    case "enter":
      return refuseEntering(state, at, person);
    case "withdraw":
      if (own === undefined || state.players[own]?.out !== null) return refusal("not-in-it");
      if (state.phase === "open" || (state.phase === "running" && state.rounds !== null)) return undefined;
      return refusal("tournament-started");
    case "rebuy":
    case "add-on":
      if (own === undefined) return refusal("not-in-it");
      if (state.phase !== "running") return refusal("tournament-not-running");
      return act.type === "rebuy"
        ? refuseRebuy(state, game, at, circumstances, own)
        : refuseAddOn(state, own);
    case "set-bots":
      if (state.phase !== "open") return refusal("tournament-started");
      return findBot(game.bots, act.bot).fault === undefined
        ? undefined
        : refusal("no-such-bot", { bot: act.bot });
    case "start":
      if (state.phase !== "open") return refusal("tournament-started");
      return refuseStart(state, game);
    case "cancel":
      return state.phase === "open" ? undefined : refusal("tournament-started");
    case "pause":
    case "resume":
      if (state.phase !== "running" || state.calledOff) return refusal("tournament-not-running");
      return state.paused === (act.type === "pause") ? refusal("already-so") : undefined;
    case "set-organiser":
      return refuseOrganiser(state, act);
    case "next-round":
    case "choose-mate":
      return refuseInRounds(state, own, act);
    default:
      return refuseDesk(state, game, circumstances, act satisfies DeskRequest);
  }
}

function refuseOrganiser(
  state: TournamentState,
  { person, on }: TournamentActOf<"set-organiser">,
): Refusal | undefined {
  if (person === state.host.id || (on && !isIn(state, person))) return refusal("no-such-player");
  const is = state.organisers.some(({ id }) => id === person);
  return is === on ? refusal("already-so") : undefined;
}

/** People may still enter for some time after the start, if the plan says so. */
function refuseEntering(state: TournamentState, at: Instant, person: string): Refusal | undefined {
  const { phase, startedAt, plan, players, rounds, calledOff } = state;
  if (calledOff) return refusal("tournament-started");
  const isLate = phase === "running" && startedAt !== null && at < startedAt + plan.lateMinutes * MINUTE;
  const goesOut = plan.kind === "knock-out" && (rounds?.played.length ?? 0) > 0;
  if (phase !== "open" && (!isLate || goesOut)) return refusal("tournament-started");
  if (isIn(state, person)) return refusal("in-already");
  return players.length < plan.most ? undefined : refusal("tournament-full", { most: plan.most });
}

function refuseStart(state: TournamentState, game: GameAtTables): Refusal | undefined {
  if (state.players.length + botsFor(state).length < FEWEST_PLAYERS) {
    return refusal("too-few-players", { least: FEWEST_PLAYERS });
  }
  return state.rounds === null ? undefined : refuseRoundsStart(state, game, botsFor(state));
}

/** Whether there are enough players, with the bots that fill it up. */
export function canStart(state: TournamentState, game: GameAtTables): boolean {
  return refuseStart(state, game) === undefined;
}

export function botsFor({ bots, players, plan }: TournamentState): string[] {
  return Array<string>(Math.max(0, Math.min(bots.count, plan.most - players.length))).fill(bots.bot);
}

/** Everybody gets a table and a stack, or the rounds begin; the house pays for its bots. */
export function starting(state: TournamentState, game: GameAtTables, draws: Draws): TournamentChange {
  const bots = botsFor(state);
  if (state.rounds !== null) {
    const rounds = startingRounds(state, game, bots);
    return { ...rounds, transfers: rounds.bots.flatMap(() => entryFrom(state, HOUSE_ACCOUNT)) };
  }
  const { id, plan, serverSeed } = state;
  const players: Pick<Player, "who">[] = [...state.players, ...bots.map((bot) => ({ who: { bot } }))];
  const { tables, seating } = drawSeats(serverSeed, players, plan.tableSize);
  const ids = Array.from({ length: tables }, () => draws.id());
  const stack = chairsOf(game.rules).stack(plan.options);
  return {
    steps: [{ type: "started", bots, tables: ids, seating }],
    transfers: [
      ...players.flatMap((_, player) => stackFor(id, player, stack)),
      ...bots.flatMap(() => entryFrom(state, HOUSE_ACCOUNT)),
    ],
  };
}

/** Everybody gets back what they have paid, also the house for its bots, which enter when it starts. */
export function cancelling(state: TournamentState): TournamentChange {
  const transfers = state.players.flatMap((_, player) => refundOf(state, player));
  return { steps: [{ type: "cancelled" }], transfers };
}

/** An operator ends it, whatever the host wants; undefined if it is over or ends already. */
export function callingOff(state: TournamentState): TournamentChange | undefined {
  if (state.phase === "open") return cancelling(state);
  return state.phase === "running" && !state.calledOff ? { steps: [{ type: "called-off" }] } : undefined;
}

function entering(state: TournamentState, { rules }: GameAtTables, person: string): Transfer[] {
  const { id, phase, players, plan, rounds } = state;
  const isLate = phase === "running" && rounds === null;
  return [
    ...entryFrom(state, purseOf(person)),
    ...(isLate ? stackFor(id, players.length, chairsOf(rules).stack(plan.options)) : []),
  ];
}
