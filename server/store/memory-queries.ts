import { type Kysely, sql } from "kysely";
import type { GameFilter, MemoryStore, RememberedGame } from "./memory-contract.ts";
import type { Tables } from "./schema.ts";

type Questions = Pick<MemoryStore, "gamesOf" | "nowCalled" | "acquaintance" | "ratingsOf">;

/** To know who of two has played less, it is enough to count so far. */
const COUNTED_TO = 2000;

/** What somebody has played and with whom, for both databases. */
export function memoryQueriesOn(db: Kysely<Tables>): Questions {
  return {
    async gamesOf(person, filter, limit) {
      const found = await pageOf(db, person, filter, limit);
      return rememberedGames(db, found);
    },

    async nowCalled(person) {
      const found = await db
        .selectFrom("people")
        .select("merged_into")
        .where("id", "=", person)
        .executeTakeFirst();
      return found?.merged_into ?? person;
    },

    async acquaintance(person, other) {
      const [fewer, more] = await byGames(db, person, other);
      const { rows } = await sql<{ games: number; last: number | null }>`
        select count(*) as games, max(ended) as last from (
          select distinct mine.ended, mine.ended_game from seats as mine
          where mine.person = ${fewer} and ${alsoPlayedBy(more)}) as together`.execute(db);
      const met = await sql`
        select 1 from visits as mine
        where mine.person = ${person} and exists
          (select 1 from visits as theirs where theirs.person = ${other} and theirs.log = mine.log)
        limit 1`.execute(db);
      const [together] = rows;
      return {
        games: Number(together?.games ?? 0),
        last: together?.last ?? null,
        haveMet: met.rows.length > 0,
      };
    },

    ratingsOf: (person) =>
      db
        .selectFrom("ratings")
        .select(["game", "mu", "sigma", "games"])
        .where("player", "=", person)
        .orderBy("game")
        .execute(),
  };
}

/** Games with those who played them. */
export async function rememberedGames(
  db: Kysely<Tables>,
  found: readonly { readonly id: string; readonly ended: number }[],
): Promise<RememberedGame[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const games = await db
    .selectFrom("ended_games")
    .select(["id", "rated", "result"])
    .where("id", "in", ids)
    .execute();
  const seats = await db
    .selectFrom("seats")
    .select([
      "ended_game",
      "seat",
      "game",
      "person",
      "nickname",
      "avatar",
      "bot",
      "team",
      "place",
      "score",
      "is_gone",
    ])
    .where("ended_game", "in", ids)
    .orderBy("seat")
    .orderBy("turn")
    .execute();
  const gameOf = new Map(games.map((game) => [game.id, game]));
  const seatsOf = new Map<string, typeof seats>();
  for (const seat of seats) {
    const known = seatsOf.get(seat.ended_game);
    if (known === undefined) seatsOf.set(seat.ended_game, [seat]);
    else known.push(seat);
  }
  return found.map(({ id, ended }): RememberedGame => {
    const game = gameOf.get(id);
    const own = seatsOf.get(id) ?? [];
    return {
      id,
      game: own[0]?.game ?? "",
      ended,
      rated: game?.rated === 1,
      finished: game?.result != null,
      seats: own.map(({ is_gone, ended_game: _, game: __, ...seat }) => ({
        ...seat,
        isGone: is_gone === 1,
      })),
    };
  });
}

/**
 * Which games are on a page. Somebody who sat on two seats of a game has played it once; to leave that to the database
 * would make PostgreSQL sort all their games.
 */
async function pageOf(
  db: Kysely<Tables>,
  person: string,
  { game, with: other, before }: GameFilter,
  limit: number,
): Promise<{ id: string; ended: number }[]> {
  // To go through the games of the one who has fewer finds those that both have sooner.
  const [walked, probed] = other === undefined ? [person] : await byGames(db, person, other);
  const page = new Map<string, number>();
  let from = before;
  while (page.size < limit) {
    const { rows } = await sql<{ id: string; ended: number }>`
      select mine.ended, mine.ended_game as id from seats as mine
      where mine.person = ${walked}
        ${game === undefined ? sql`` : sql`and mine.game = ${game}`}
        ${from === undefined ? sql`` : sql`and (mine.ended, mine.ended_game) < (${from.ended}, ${from.id})`}
        ${probed === undefined ? sql`` : sql`and ${alsoPlayedBy(probed)}`}
      order by mine.ended desc, mine.ended_game desc limit ${limit}`.execute(db);
    for (const { id, ended } of rows) if (page.size < limit) page.set(id, ended);
    from = rows.at(-1);
    if (rows.length < limit) break;
  }
  return [...page].map(([id, ended]) => ({ id, ended }));
}

function alsoPlayedBy(person: string) {
  return sql`exists (select 1 from seats as theirs
    where theirs.person = ${person} and theirs.ended = mine.ended and theirs.ended_game = mine.ended_game)`;
}

/** Two people, first the one who has played less. */
async function byGames(db: Kysely<Tables>, a: string, b: string): Promise<[string, string]> {
  const count = async (person: string) => {
    const { rows } = await sql<{ games: number }>`
      select count(*) as games from
        (select 1 from seats where person = ${person} limit ${COUNTED_TO}) as some_games`.execute(db);
    return Number(rows[0]?.games ?? 0);
  };
  return (await count(a)) <= (await count(b)) ? [a, b] : [b, a];
}
