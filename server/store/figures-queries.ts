import { type Kysely, sql } from "kysely";
import type { FiguresStore, StoredFigures } from "./figures-contract.ts";
import { addRows } from "./merge-people.ts";
import type { Tables } from "./schema.ts";
import { transact } from "./transact.ts";

/** Nothing is counted for this seat, and nothing will be. */
const NOT_COUNTED = "null";

/** What is counted about people, for both databases. */
export function figuresQueriesOn(db: Kysely<Tables>): FiguresStore {
  return {
    async saveFigures(game, rowsBySeat) {
      await transact(db, async (tx) => {
        const gains: Gain[] = [];
        for (const [seat, rows] of (rowsBySeat ?? []).entries()) {
          // Seats before sums, here and wherever somebody becomes another: so nothing is added to a person of the past.
          const { rows: found } = await sql<{ person: string | null; game: string }>`
            update seats set figures = ${rows}
            where ended_game = ${game} and seat = ${seat} and figures is null and ${playedThrough}
            returning person, game`.execute(tx);
          for (const one of found)
            if (one.person !== null) gains.push({ person: one.person, game: one.game, rows });
        }
        await tx
          .updateTable("seats")
          .set({ figures: NOT_COUNTED })
          .where("ended_game", "=", game)
          .where("figures", "is", null)
          .execute();
        const known = await knownAmong(tx, [...new Set(gains.map(({ person }) => person))]);
        for (const gain of gains.sort(byPerson)) if (known.has(gain.person)) await addTo(tx, gain);
      });
    },

    async endedWithoutFigures(limit) {
      const found = await db
        .selectFrom("seats")
        .select("ended_game")
        .distinct()
        .where("figures", "is", null)
        .limit(limit)
        .execute();
      return found.map(({ ended_game }) => ended_game);
    },

    figuresOf: (person) =>
      db
        .selectFrom("figures")
        .select(["game", "counted", "rows"])
        .where("person", "=", person)
        .orderBy("game")
        .execute(),

    async gamesWithSeats(after, limit) {
      let query = db.selectFrom("seats").select("ended_game").distinct().orderBy("ended_game").limit(limit);
      if (after !== null) query = query.where("ended_game", ">", after);
      return (await query.execute()).map(({ ended_game }) => ended_game);
    },

    async recountFigures(game, rowsBySeat) {
      await transact(db, async (tx) => {
        for (const [seat, rows] of rowsBySeat.entries()) {
          await sql`update seats set figures = ${rows}
            where ended_game = ${game} and seat = ${seat} and ${playedThrough}`.execute(tx);
        }
      });
    },

    async sumFigures() {
      const { rows: found } = await sql<{ person: string; game: string }>`
        select seats.person, seats.game from seats join people on people.id = seats.person
        where seats.figures is not null and people.leaves_at is null
        union select person, game from figures`.execute(db);
      for (const { person, game } of found) {
        await transact(db, (tx) => sumAgain(tx, person, game));
      }
      return found.length;
    },
  };
}

/** Those who are still somebody: seats of people who have left are those of nobody in particular. */
async function knownAmong(tx: Kysely<Tables>, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const found = await tx
    .selectFrom("people")
    .select("id")
    .where("id", "in", people)
    .where("leaves_at", "is", null)
    .execute();
  return new Set(found.map(({ id }) => id));
}

/** One player for the whole game: the first on the seat, still there at the end, and nobody after them. */
const playedThrough = sql`turn = 0 and is_gone = 0 and bot is null and not exists (
  select 1 from seats as later
  where later.ended_game = seats.ended_game and later.seat = seats.seat and later.turn > 0)`;

interface Gain {
  readonly person: string;
  readonly game: string;
  readonly rows: string;
}

/** Everybody takes the locks of several people in the same order. */
function byPerson(a: Gain, b: Gain): number {
  return a.person < b.person ? -1 : a.person > b.person ? 1 : 0;
}

async function addTo(tx: Kysely<Tables>, { person, game, rows }: Gain): Promise<void> {
  const before = await lockSum(tx, person, game);
  await writeSum(tx, person, { game, counted: before.counted + 1, rows: addRows(before.rows, rows) });
}

/** With the sum locked, nobody can be between having written a game's seats and adding them. */
async function sumAgain(tx: Kysely<Tables>, person: string, game: string): Promise<void> {
  await lockSum(tx, person, game);
  const isKnown = (await knownAmong(tx, [person])).has(person);
  const found = await tx
    .selectFrom("seats")
    .select("figures")
    .where("person", "=", person)
    .where("game", "=", game)
    .execute();
  const counted = found.flatMap(({ figures }) =>
    figures === null || figures === NOT_COUNTED ? [] : [figures],
  );
  if (counted.length === 0 || !isKnown) {
    await tx.deleteFrom("figures").where("person", "=", person).where("game", "=", game).execute();
    return;
  }
  const rows = counted.reduce(addRows, "{}");
  await writeSum(tx, person, { game, counted: counted.length, rows });
}

async function lockSum(tx: Kysely<Tables>, person: string, game: string): Promise<StoredFigures> {
  return tx
    .insertInto("figures")
    .values({ person, game, counted: 0, rows: "{}" })
    .onConflict((conflict) => conflict.columns(["person", "game"]).doUpdateSet({ person }))
    .returning(["game", "counted", "rows"])
    .executeTakeFirstOrThrow();
}

async function writeSum(
  tx: Kysely<Tables>,
  person: string,
  { game, counted, rows }: StoredFigures,
): Promise<void> {
  await tx
    .updateTable("figures")
    .set({ counted, rows })
    .where("person", "=", person)
    .where("game", "=", game)
    .execute();
}
