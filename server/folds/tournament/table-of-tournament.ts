import { type ChairMove, defaultsOf, gameTime, type Instant } from "@tavolata/kernel";
import { type PastPlayer, Settings } from "../../protocol/index.ts";
import { type Append, circleLog } from "../../store/contract.ts";
import type { Draws } from "../draws.ts";
import { standInBot } from "../room/fold.ts";
import type { Room } from "../room/room.ts";
import { type Arriving, type Assigned, visitorsIn } from "../room/steps.ts";
import { beginningOf } from "../table/begin.ts";
import { houseInput, possibleHouseStep } from "../table/chairs.ts";
import { type Circumstances, nextAlarm } from "../table/due.ts";
import { foldEntry } from "../table/fold-entry.ts";
import type { Play, TableState } from "../table/state.ts";
import type { Step } from "../table/steps.ts";
import { chairsOf, type GameAtTables } from "../table-game.ts";
import { chairOfPlayer, optionsAtTables } from "./at-tables.ts";
import { stopsForBreak } from "./breaks.ts";
import { pauseOrder } from "./pausing.ts";
import { orderInRounds } from "./rounds/order.ts";
import { currentRound } from "./rounds/state.ts";
import { tableSeed } from "./seating.ts";
import { isDecided, type Player, playerAt, playersLeft, type TournamentState, tableAt } from "./state.ts";

/** The append with which a table of a tournament opens, everybody sits at it, and its game begins. */
export function openingOf(
  tournament: TournamentState,
  table: number,
  game: GameAtTables,
  at: Instant,
  circumstances: Circumstances,
  draws: Draws,
  /** How much of the levels' time is over, at a table that is opened when others play. */
  elapsed = 0,
): Append {
  const { id, plan, serverSeed, circle } = tournament;
  const { id: log, late } = tableAt(tournament, table);
  const opened: Step = {
    type: "opened",
    table: log,
    game: plan.game,
    options: optionsAtTables(plan, game),
    settings: { ...defaultsOf<Settings>(Settings), pace: plan.pace },
    chairs: game.rules.seats.max,
    host: null,
    code: null,
    next: { id: draws.id(), number: 1, serverSeed: tableSeed(serverSeed, table) },
    tournament: id,
    ...(circle === undefined ? {} : { circle }),
  };
  const seats = seatsOf(tournament, table);
  const sitting = late ? [] : seats.map((player) => sittingAs(tournament, player, game));
  const seated: Step[] = sitting.map((who, chair) => ({ type: "assigned", chair, who }));
  const position = { seq: 0, at };
  const findGame = () => game;
  const before = foldEntry(undefined, [opened, ...seated], position, findGame);
  const steps = [opened, ...seated, beginningOf(before.state, game, draws, { elapsed })];
  const { state, told, transfers } = foldEntry(undefined, steps, position, findGame);
  const write = {
    log,
    ...position,
    steps: JSON.stringify(steps),
    told: JSON.stringify(told),
    alarm: nextAlarm(state, game, at, circumstances),
    ...visitorsIn(steps),
    ...(circle === undefined ? {} : { ofCircle: circleLog(circle) }),
  };
  return { writes: [write], transfers };
}

/** A bot plays for somebody who has gone and whose mates have not. */
function sittingAs(tournament: TournamentState, number: number, game: GameAtTables): Assigned {
  const player = playerAt(tournament, number);
  return player.gone === undefined ? assignedOf(player, number) : { bot: standInBot(game), player: number };
}

/** The players of a table by seat, as they sit when it opens. */
function seatsOf({ players, rounds }: TournamentState, table: number): readonly number[] {
  const ofRound = rounds && currentRound(rounds)?.tables.find((one) => one.table === table);
  return ofRound?.players ?? players.flatMap((player, i) => (player.table === table ? [i] : []));
}

function assignedOf({ who }: Player, player: number): Assigned {
  return { ...who, player };
}

function nameOf({ nickname, avatar }: Arriving): PastPlayer {
  return { nickname, avatar };
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
  const { play, room } = state;
  if (room.closed !== null) return undefined;
  if (tournament.rounds !== null) return orderInRounds(tournament, tournament.rounds, table, state, game, at);
  if (play === null || play.over) return [{ type: "closed", why: "tournament" }];
  const possible = (move: ChairMove) => {
    const step = possibleHouseStep(play, game.rules, at, move);
    return step === undefined ? undefined : [step];
  };
  const levels = levelsOrder(tournament, play, game, at);
  if (levels !== undefined) return possible(levels);
  const left = playersLeft(tournament);
  const isOver = isDecided(tournament);
  // Whoever is to have fewer chips gets up, and sits down again with what is left.
  const wanted = isOver
    ? []
    : left.filter((player) => {
        const { table: at, owes } = playerAt(tournament, player);
        return at === table && owes === 0;
      });
  const waits = tournament.final?.made === false && tournament.final.table === table;
  const pause = waits || stopsForBreak(tournament, state, game);
  const pausing = pauseOrder(tournament.paused || (!isOver && pause), play, game, at);
  if (pausing !== undefined) return pausing;
  const going = room.chairs.findIndex(
    (chair) => chair?.player !== undefined && !wanted.includes(chair.player),
  );
  if (going >= 0) return possible({ type: "stand", seat: going });
  if (wanted.length === 0) return possible({ type: "close" });
  const richer = room.chairs.findIndex(
    (chair) =>
      chair?.player !== undefined && playerAt(tournament, chair.player).waiting && chipsOf(chair.player) > 0,
  );
  const buyer = room.chairs[richer]?.player;
  const topUp =
    buyer === undefined ? undefined : possible({ type: "topUp", seat: richer, chips: chipsOf(buyer) });
  if (topUp !== undefined) return topUp;
  const coming = wanted.find((player) => chairOfPlayer(room, player) < 0 && chipsOf(player) > 0);
  const seat = coming === undefined ? -1 : seatFor(tournament, table, coming, room);
  if (coming === undefined || seat < 0) return undefined;
  const sit = { type: "sit", seat, chips: chipsOf(coming) } as const;
  if (possible(sit) === undefined) return undefined;
  const who = assignedOf(playerAt(tournament, coming), coming);
  const newcomer = "bot" in who ? { bot: who.bot, chair: coming } : nameOf(who.person);
  return [
    { type: "assigned", chair: seat, who },
    { ...houseInput(play, at, sit), newcomer },
  ];
}

/** At the last table everybody has the seat that was drawn for them; elsewhere any free one will do. */
function seatFor({ final }: TournamentState, table: number, player: number, room: Room): number {
  const drawn = final?.table === table ? final.order.indexOf(player) : -1;
  return drawn >= 0 && room.chairs[drawn] === null ? drawn : room.chairs.indexOf(null);
}

/** The levels rise at all tables together, or stand still at all. */
function levelsOrder(
  { held, resumedFrom }: TournamentState,
  { standing }: Play,
  { rules }: GameAtTables,
  at: Instant,
): ChairMove | undefined {
  const time = chairsOf(rules).levelsTime(standing.state, gameTime(standing.clock, at));
  if (held === null) {
    return time.held ? { type: "levels", elapsed: resumedFrom, held: false } : undefined;
  }
  return time.held && time.elapsed === held.elapsed
    ? undefined
    : { type: "levels", elapsed: held.elapsed, held: true };
}
