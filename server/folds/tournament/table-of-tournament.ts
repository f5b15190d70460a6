import { completeOptions, defaultsOf, type Instant, judge } from "@tavolata/kernel";
import { type PastPlayer, Settings } from "../../protocol/index.ts";
import type { Append } from "../../store/contract.ts";
import type { Draws } from "../draws.ts";
import type { Room } from "../room/room.ts";
import type { Arriving, Assigned } from "../room/steps.ts";
import { beginningOf } from "../table/begin.ts";
import { houseInput, possibleHouseStep } from "../table/chairs.ts";
import { type Circumstances, nextAlarm } from "../table/due.ts";
import { foldEntry } from "../table/fold-entry.ts";
import type { TableState } from "../table/state.ts";
import type { Step } from "../table/steps.ts";
import { chairsOf, type GameAtTables } from "../table-game.ts";
import { tableSeed } from "./seating.ts";
import { type Player, playerAt, playersLeft, type TournamentState, tableAt } from "./state.ts";

/** The append with which a table of a tournament opens, everybody sits at it, and its game begins. */
export function openingOf(
  tournament: TournamentState,
  table: number,
  game: GameAtTables,
  at: Instant,
  circumstances: Circumstances,
  draws: Draws,
): Append {
  const { id, plan, serverSeed, players } = tournament;
  const { id: log } = tableAt(tournament, table);
  const planned = chairsOf(game.rules).inTournament(plan.options);
  const options = planned && completeOptions<object>(game.rules.options, planned);
  if (options === undefined || options.problems !== undefined) {
    throw new TypeError("a tournament was opened with options that make none");
  }
  const opened: Step = {
    type: "opened",
    table: log,
    game: plan.game,
    options: options.value,
    settings: { ...defaultsOf<Settings>(Settings), pace: plan.pace },
    chairs: game.rules.seats.max,
    host: null,
    code: null,
    next: { id: draws.id(), number: 1, serverSeed: tableSeed(serverSeed, table) },
    tournament: id,
  };
  const sitting = players.flatMap((player, i) => (player.table === table ? [assignedOf(player, i)] : []));
  const seated: Step[] = sitting.map((who, chair) => ({ type: "assigned", chair, who }));
  const position = { seq: 0, at };
  const findGame = () => game;
  const before = foldEntry(undefined, [opened, ...seated], position, findGame);
  const steps = [opened, ...seated, beginningOf(before.state, game, draws)];
  const { state, told, transfers } = foldEntry(undefined, steps, position, findGame);
  const write = {
    log,
    ...position,
    steps: JSON.stringify(steps),
    told: JSON.stringify(told),
    alarm: nextAlarm(state, game, at, circumstances),
  };
  return { writes: [write], transfers };
}

function assignedOf({ who }: Player, player: number): Assigned {
  return { ...who, player };
}

function nameOf({ nickname, avatar }: Arriving): PastPlayer {
  return { nickname, avatar };
}

/** The chair of a player of the tournament at this table; -1 if they do not sit here. */
export function chairOfPlayer({ chairs }: Pick<Room, "chairs">, player: number): number {
  return chairs.findIndex((chair) => chair?.player === player);
}

/** Whether somebody could be moved from this table, or to it, now. */
export function isClear(state: TableState, game: GameAtTables): boolean {
  const { room, play } = state;
  if (play === null || play.over) return false;
  const seat = room.chairs.findIndex((chair) => chair !== null);
  if (seat < 0) return true;
  return possibleHouseStep(play, game.rules, play.standing.at, { type: "stand", seat }) !== undefined;
}

/** What brings a table nearer to what the tournament wants of it; undefined if nothing can be done now. */
export function orderFor(
  tournament: TournamentState,
  table: number,
  state: TableState,
  game: GameAtTables,
  at: Instant,
  chipsOf: (player: number) => number,
): Step[] | undefined {
  if (state.room.closed !== null) return undefined;
  const { play } = state;
  if (play === null || play.over) return [{ type: "closed", why: "tournament" }];
  const paused = play.standing.clock.pausedAt !== null;
  if (tournament.paused !== paused) {
    const input = {
      seq: play.standing.seq + 1,
      at,
      by: "clock",
      move: { type: tournament.paused ? "pause" : "resume" },
    } as const;
    return judge(game.rules, play.standing, input) === undefined ? [{ type: "input", input }] : undefined;
  }
  const left = playersLeft(tournament);
  const isDecided = left.length < 2;
  const wanted = isDecided ? [] : left.filter((player) => playerAt(tournament, player).table === table);
  const going = state.room.chairs.findIndex(
    (chair) => chair?.player !== undefined && !wanted.includes(chair.player),
  );
  if (going >= 0) {
    const stand = possibleHouseStep(play, game.rules, at, { type: "stand", seat: going });
    return stand === undefined ? undefined : [stand];
  }
  if (wanted.length === 0) {
    const close = possibleHouseStep(play, game.rules, at, { type: "close" });
    return close === undefined ? undefined : [close];
  }
  const coming = wanted.find((player) => chairOfPlayer(state.room, player) < 0 && chipsOf(player) > 0);
  const seat = state.room.chairs.indexOf(null);
  if (coming === undefined || seat < 0) return undefined;
  const sit = { type: "sit", seat, chips: chipsOf(coming) } as const;
  if (possibleHouseStep(play, game.rules, at, sit) === undefined) return undefined;
  const who = assignedOf(playerAt(tournament, coming), coming);
  const newcomer = "bot" in who ? { bot: who.bot, chair: coming } : nameOf(who.person);
  return [
    { type: "assigned", chair: seat, who },
    { ...houseInput(play, at, sit), newcomer },
  ];
}
