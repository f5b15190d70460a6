import { type Kysely, sql } from "kysely";
import type { GameEnd } from "./contract.ts";
import { rowsFrom } from "./rows.ts";
import type { Dialect, Tables } from "./schema.ts";

/**
 * Nobody becomes somebody else, or is forgotten, while it is written down what they played. It comes before all other
 * locks, as it does where two become one, so that nobody waits in a circle. SQLite has one writer.
 */
export async function lockPlayers(
  tx: Kysely<Tables>,
  dialect: Dialect,
  ends: readonly GameEnd[],
): Promise<void> {
  const people = [...new Set(ends.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))];
  if (dialect === "sqlite" || people.length === 0) return;
  const rows = rowsFrom(
    dialect,
    { id: "text" },
    people.map((id) => ({ id })),
  );
  await sql`
    select id from people where id in (select id from ${rows} as mine) order by id for share`.execute(tx);
}

/** Writes the games that have ended and who played them. */
export async function writeEnds(
  tx: Kysely<Tables>,
  dialect: Dialect,
  ends: readonly GameEnd[],
): Promise<void> {
  if (ends.length === 0) return;
  const games = rowsFrom(
    dialect,
    {
      id: "text",
      log: "text",
      first: "bigint",
      last: "bigint",
      result: "text",
      game: "text",
      ended: "bigint",
      rated: "bigint",
    },
    ends.map(({ id, log, first, last, result, game, ended, rated }) => ({
      id,
      log,
      first,
      last,
      result,
      game,
      ended,
      rated: rated ? 1 : 0,
    })),
  );
  await sql`
    insert into ended_games (id, log, first, last, result, game, ended, rated)
    select id, log, first, last, result, game, ended, rated from ${games} as mine where true
    on conflict do nothing`.execute(tx);
  const seats = ends.flatMap(seatRows);
  if (seats.length === 0) return;
  const columns = {
    ended_game: "text",
    seat: "bigint",
    turn: "bigint",
    game: "text",
    ended: "bigint",
    person: "text",
    nickname: "text",
    avatar: "text",
    bot: "text",
    team: "bigint",
    place: "bigint",
    score: "double precision",
    is_gone: "bigint",
  } as const;
  // Somebody who is leaving for good, or has left, is nobody here either.
  await sql`
    insert into seats (ended_game, seat, turn, game, ended, person, nickname, avatar, bot, team, place, score, is_gone)
    select ended_game, seat, turn, game, ended, who.id,
      case when who.id is null then null else mine.nickname end,
      case when who.id is null then null else mine.avatar end,
      bot, team, place, score, is_gone
    from ${rowsFrom(dialect, columns, seats)} as mine
    left join people as was on was.id = mine.person
    left join people as who on who.id = coalesce(was.merged_into, was.id) and who.leaves_at is null
    where true on conflict do nothing`.execute(tx);
}

function seatRows({ id, game, ended, seats }: GameEnd) {
  const turns = new Map<number, number>();
  return seats.map(({ seat, person, nickname, avatar, bot, team, place, score, isGone }) => {
    const turn = turns.get(seat) ?? 0;
    turns.set(seat, turn + 1);
    return {
      ended_game: id,
      seat,
      turn,
      game,
      ended,
      person,
      nickname,
      avatar,
      bot,
      team,
      place,
      score,
      is_gone: isGone ? 1 : 0,
    };
  });
}
