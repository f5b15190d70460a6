import { commitment, type Instant, wallTime } from "@tavolata/kernel";
import type { PublicTournament, PublicTournamentPlayer } from "../../protocol/index.ts";
import type { TableState } from "../table/state.ts";
import { chairsOf, type GameAtTables } from "../table-game.ts";
import { placeOf, prizesFor } from "./prizes.ts";
import { playerAt, type TournamentState } from "./state.ts";
import { chairOfPlayer } from "./table-of-tournament.ts";

/** The tournament as everybody may see it: without anybody's seed, and without anything of a hand. */
export function publicTournament(
  state: TournamentState,
  game: GameAtTables,
  tableState: (table: number) => TableState | undefined,
): PublicTournament {
  const { id, plan, phase, paused, host, bots, startedAt, tables, serverSeed, code } = state;
  const field = Math.max(
    state.players.length,
    phase === "open" ? Math.min(plan.most, state.players.length + bots.count) : 0,
  );
  const pool = plan.entry * field;
  const players = state.players.map((_, player) => publicPlayer(state, player, game, tableState));
  return {
    id,
    code,
    plan,
    phase,
    paused,
    host,
    bots: bots.count,
    startedAt,
    players: players.sort(byStanding),
    tables: tables.map(({ id: table, closed }, i) => ({
      table,
      closed,
      players: players.filter((player) => player.table === i).length,
    })),
    pool,
    prizes: prizesFor(pool, field),
    levels: chairsOf(game.rules).levels(plan.options) ?? null,
    levelsBegan: levelsBegan(state, game, tableState),
    commitment: commitment(serverSeed),
    serverSeed: phase === "over" ? serverSeed : null,
  };
}

/** The latest time that any table knows: an outage may have reached only some of them. */
function levelsBegan(
  { tables }: TournamentState,
  { rules }: GameAtTables,
  tableState: (table: number) => TableState | undefined,
): Instant | null {
  const began = tables.flatMap((_, table) => {
    const { play } = tableState(table) ?? {};
    if (play == null || play.over) return [];
    const { state, clock } = play.standing;
    return [wallTime(clock, chairsOf(rules).levelsBegan(state))];
  });
  return began.length === 0 ? null : Math.max(...began);
}

function publicPlayer(
  state: TournamentState,
  player: number,
  { rules }: GameAtTables,
  tableState: (table: number) => TableState | undefined,
): PublicTournamentPlayer {
  const { who, table, out, place, prize } = playerAt(state, player);
  const at = table === null ? undefined : tableState(table);
  const chair = at === undefined ? -1 : chairOfPlayer(at.room, player);
  const play = out === null && chair >= 0 && at?.play?.over === false ? at.play : undefined;
  // A player who is out has their place at once: everybody who goes out later is placed before them.
  const settled = out === null ? place : placeOf(state.players, playerAt(state, player));
  return {
    player,
    who: "person" in who ? who.person : who,
    table: play === undefined ? null : table,
    chips: out !== null ? 0 : play === undefined ? null : chairsOf(rules).chips(play.standing.state, chair),
    place: state.phase === "over" ? place : settled,
    prize,
  };
}

/** Those who are still in, by their chips; then the others, by their places. */
function byStanding(a: PublicTournamentPlayer, b: PublicTournamentPlayer): number {
  if (a.place !== null || b.place !== null) return (a.place ?? 0) - (b.place ?? 0);
  return (b.chips ?? 0) - (a.chips ?? 0);
}
