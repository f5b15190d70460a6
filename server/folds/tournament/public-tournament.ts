import { commitment, gameTime, type Instant, wallTime } from "@tavolata/kernel";
import type { PublicRounds, PublicTournament, PublicTournamentPlayer } from "../../protocol/index.ts";
import type { TableState } from "../table/state.ts";
import { chairsOf, type GameAtTables } from "../table-game.ts";
import { chairOfPlayer, isForChips } from "./at-tables.ts";
import { levelLength } from "./levels.ts";
import { placeOf, prizesFor } from "./prizes.ts";
import { pointsOf, UNIT } from "./rounds/points.ts";
import { standingsOf } from "./rounds/standings.ts";
import type { RoundsState } from "./rounds/state.ts";
import { playerAt, type TournamentState } from "./state.ts";

type FindTable = (table: number) => TableState | undefined;

/** The tournament as everybody may see it: without anybody's seed, and without anything of a hand. */
export function publicTournament(
  state: TournamentState,
  game: GameAtTables,
  tableState: FindTable,
  now: Instant,
): PublicTournament {
  const { id, plan, phase, paused, host, organisers, bots, startedAt, tables, serverSeed, code, circle } =
    state;
  const coming =
    phase === "open" ? Math.min(plan.most, state.players.length + bots.count) - state.players.length : 0;
  const pool = state.pool + Math.max(0, coming) * (plan.entry - (plan.bounty ?? 0));
  const paying = state.players.filter(({ refunded }) => !refunded).length + Math.max(0, coming);
  const standings = state.rounds === null ? [] : standingsOf(state, state.rounds);
  const places = new Map(standings.map(({ player, place }) => [player, place]));
  const players = state.players.map((_, player) => publicPlayer(state, player, game, tableState, places));
  return {
    id,
    code,
    plan,
    phase,
    paused,
    host,
    organisers,
    bots: bots.count,
    startedAt,
    players,
    tables: tables.map(({ id: table, closed }, i) => ({
      table,
      closed,
      players: players.filter((player) => player.table === i).length,
    })),
    pool,
    prizes: prizesFor(pool, paying, plan.payouts),
    ...levelsAsSeen(state, game, tableState, now),
    break: state.break === null ? null : { number: state.break.number, until: state.break.until },
    redraw: state.final?.made === false,
    desk: state.desk,
    rounds: state.rounds === null ? null : publicRounds(state, state.rounds, standings),
    commitment: commitment(serverSeed),
    serverSeed: phase === "over" ? serverSeed : null,
    circle: circle ?? null,
  };
}

function publicRounds(
  { tables, plan }: TournamentState,
  { count, played, nextAt }: RoundsState,
  standings: PublicRounds["standings"],
): PublicRounds {
  const points = plan.rounds?.points ?? [];
  return {
    count,
    nextAt,
    unit: UNIT,
    standings,
    played: played.map((round) => ({
      began: round.began,
      deadline: round.deadline,
      byes: round.byes,
      tables: round.tables.map(({ table, players, result }) => ({
        table: tables[table]?.id ?? "",
        players,
        result:
          result === null
            ? null
            : { places: result.places, scores: result.scores, how: result.how, corrected: result.corrected },
        points: result === null ? null : pointsOf(result, points),
      })),
    })),
  };
}

/** The latest time that any table knows has the say: an outage may have reached only some of them. */
function levelsAsSeen(
  state: TournamentState,
  game: GameAtTables,
  tableState: FindTable,
  now: Instant,
): Pick<PublicTournament, "levels" | "levelsBegan" | "level"> {
  if (!isForChips(state.plan)) return { levels: null, levelsBegan: null, level: null };
  const chairs = chairsOf(game.rules);
  const levels = chairs.levels(state.plan.options) ?? null;
  const length = levelLength(state, game);
  const open = state.tables.flatMap((_, table) => {
    const { play } = tableState(table) ?? {};
    return play == null || play.over ? [] : [play.standing];
  });
  const running = open.filter((one) => !chairs.levelsTime(one.state, gameTime(one.clock, now)).held);
  if (length === undefined || open.length === 0) return { levels, levelsBegan: null, level: null };
  const began = running.map((one) => wallTime(one.clock, chairs.levelsBegan(one.state)));
  const elapsed =
    state.held?.elapsed ??
    Math.min(...open.map((one) => chairs.levelsTime(one.state, gameTime(one.clock, now)).elapsed));
  return {
    levels,
    levelsBegan: state.held !== null || began.length === 0 ? null : Math.max(...began),
    level: 1 + Math.floor(elapsed / length),
  };
}

function publicPlayer(
  state: TournamentState,
  player: number,
  { rules }: GameAtTables,
  tableState: FindTable,
  places: ReadonlyMap<number, number>,
): PublicTournamentPlayer {
  const own = playerAt(state, player);
  const { who, table, out, place, prize, bounty, bounties, rebuys, addOn, gone, mate } = own;
  const at = table === null ? undefined : tableState(table);
  const chair = at === undefined ? -1 : chairOfPlayer(at.room, player);
  const play = out === null && chair >= 0 && at?.play?.over === false ? at.play : undefined;
  const isForChipsHere = state.rounds === null;
  const chips =
    play === undefined || !isForChipsHere ? null : chairsOf(rules).chips(play.standing.state, chair);
  // A player who is out has their place at once: everybody who goes out later is placed before them.
  const settled = out === null || !isForChipsHere ? place : placeOf(state.players, own);
  return {
    player,
    who: "person" in who ? who.person : who,
    table: play === undefined ? null : table,
    chips: out !== null && isForChipsHere ? 0 : chips,
    place: state.phase === "over" ? (places.get(player) ?? place) : settled,
    prize,
    bounty,
    bounties,
    rebuys,
    addOn,
    gone: gone ?? null,
    mate,
  };
}
