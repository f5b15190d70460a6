import { type Kysely, sql } from "kysely";
import type { MemoryStore, RatedGame, RatedSeat, StoredRating } from "./memory-contract.ts";
import type { Dialect, Tables } from "./schema.ts";
import { transact } from "./transact.ts";

type Ratings = Pick<MemoryStore, "nextToRate" | "saveRating" | "ratedGames" | "replaceRatings">;

/** Any number that nobody else in the database uses. */
const ADVISORY_LOCK = 7_286_104_254;

const INSERTED_AT_ONCE = 500;

/** Thrown to take back a transaction whose premises no longer hold. */
class Outdated extends Error {}

/** Everything that changes ratings, or whose they are, takes turns. SQLite has one writer. */
export async function lockRatings(tx: Kysely<Tables>, dialect: Dialect): Promise<void> {
  if (dialect === "postgres") await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
}

/** Ratings and the games that they come from, for both databases. */
export function ratingQueriesOn(db: Kysely<Tables>, dialect: Dialect): Ratings {
  const changing = async (work: (tx: Kysely<Tables>) => Promise<void>): Promise<boolean> => {
    try {
      await transact(db, async (tx) => {
        await lockRatings(tx, dialect);
        await work(tx);
      });
      return true;
    } catch (fault) {
      if (fault instanceof Outdated) return false;
      throw fault;
    }
  };

  return {
    async nextToRate() {
      // The number comes first: if anything is counted after this, the number is taken, and what was read is not used.
      const order = (await lastOrder(db)) + 1;
      const next = await db
        .selectFrom("ended_games")
        .select(["id", "game"])
        .where("rated", "=", sql.lit(1))
        .where("result", "is not", null)
        .where("rating_order", "is", null)
        .orderBy("ended")
        .orderBy("id")
        .limit(1)
        .executeTakeFirst();
      if (next === undefined) return undefined;
      const game: RatedGame = {
        id: next.id,
        game: next.game ?? "",
        order,
        seats: (await seatsOf(db, [next.id])).get(next.id) ?? [],
      };
      const people = game.seats.flatMap(({ person }) => person ?? []);
      const ratings: Record<string, StoredRating> = {};
      if (people.length > 0) {
        const found = await db
          .selectFrom("ratings")
          .select(["player", "mu", "sigma", "games"])
          .where("game", "=", game.game)
          .where("player", "in", people)
          .execute();
        for (const { player, ...rating } of found) ratings[player] = rating;
      }
      return { game, ratings };
    },

    saveRating: ({ id, game, order, came, changes }) =>
      changing(async (tx) => {
        if ((await lastOrder(tx)) !== order - 1) throw new Outdated();
        const counted = await tx
          .updateTable("ended_games")
          .set({ rating_order: order })
          .where("id", "=", id)
          .where("rating_order", "is", null)
          .returning("id")
          .execute();
        if (counted.length === 0) throw new Outdated();
        await noteCame(
          tx,
          came.map((one) => ({ ...one, id })),
        );
        for (const { player, before, after } of changes) {
          if (!(await playsIn(tx, id, player))) throw new Outdated();
          const { mu, sigma, games } = after;
          const done =
            before === null
              ? await tx
                  .insertInto("ratings")
                  .values({ player, game, mu, sigma, games })
                  .onConflict((conflict) => conflict.doNothing())
                  .returning("player")
                  .execute()
              : await tx
                  .updateTable("ratings")
                  .set({ mu, sigma, games })
                  .where("player", "=", player)
                  .where("game", "=", game)
                  .where("mu", "=", before.mu)
                  .where("sigma", "=", before.sigma)
                  .where("games", "=", before.games)
                  .returning("player")
                  .execute();
          if (done.length !== 1) throw new Outdated();
        }
      }),

    async ratedGames(after, limit) {
      const found = await db
        .selectFrom("ended_games")
        .select(["id", "game", "rating_order"])
        .where("rating_order", "is not", null)
        .where("rating_order", ">", after)
        .orderBy("rating_order")
        .limit(limit)
        .execute();
      const seats = await seatsOf(
        db,
        found.map(({ id }) => id),
      );
      return found.map(({ id, game, rating_order }) => ({
        id,
        game: game ?? "",
        order: rating_order ?? 0,
        seats: seats.get(id) ?? [],
      }));
    },

    replaceRatings: (upTo, ratings, came) =>
      changing(async (tx) => {
        if ((await lastOrder(tx)) !== upTo) throw new Outdated();
        await noteCame(tx, came);
        await tx.deleteFrom("ratings").execute();
        for (let from = 0; from < ratings.length; from += INSERTED_AT_ONCE) {
          const some = ratings.slice(from, from + INSERTED_AT_ONCE);
          await tx
            .insertInto("ratings")
            .values(some.map(({ player, game, mu, sigma, games }) => ({ player, game, mu, sigma, games })))
            .execute();
        }
      }),
  };
}

/**
 * Two people are one: in each game they keep the rating of the one who has played more rated games, and the other's games
 * no longer count for anybody. What others won or lost by them stays.
 */
export async function mergeRatings(
  tx: Kysely<Tables>,
  dialect: Dialect,
  guest: string,
  person: string,
): Promise<void> {
  await lockRatings(tx, dialect);
  const of = (player: string) => tx.selectFrom("ratings").selectAll().where("player", "=", player).execute();
  const [theirs, own] = [await of(guest), await of(person)];
  for (const { game, games, mu, sigma } of theirs) {
    const kept = own.find((rating) => rating.game === game);
    const loser = kept === undefined ? undefined : kept.games >= games ? guest : person;
    if (loser !== undefined) {
      await tx
        .updateTable("seats")
        .set({ counts_for_other: 1 })
        .where("person", "=", loser)
        .where("game", "=", game)
        .where("mu", "is not", null)
        .execute();
    }
    if (loser === guest) continue;
    await tx
      .insertInto("ratings")
      .values({ player: person, game, mu, sigma, games })
      .onConflict((conflict) => conflict.columns(["player", "game"]).doUpdateSet({ mu, sigma, games }))
      .execute();
  }
  await tx.deleteFrom("ratings").where("player", "=", guest).execute();
}

async function lastOrder(db: Kysely<Tables>): Promise<number> {
  const last = await db
    .selectFrom("ended_games")
    .select("rating_order")
    .where("rating_order", "is not", null)
    .orderBy("rating_order", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.rating_order ?? 0;
}

async function playsIn(tx: Kysely<Tables>, id: string, person: string): Promise<boolean> {
  const found = await tx
    .selectFrom("seats")
    .select("seat")
    .where("ended_game", "=", id)
    .where("person", "=", person)
    .limit(1)
    .execute();
  return found.length > 0;
}

/** One by one: SQLite would not read every number from JSON to the last digit. */
async function noteCame(
  tx: Kysely<Tables>,
  came: readonly { id: string; seat: number; turn: number; mu: number; sigma: number }[],
): Promise<void> {
  for (const { id, seat, turn, mu, sigma } of came) {
    await tx
      .updateTable("seats")
      .set({ mu, sigma })
      .where("ended_game", "=", id)
      .where("seat", "=", seat)
      .where("turn", "=", turn)
      .execute();
  }
}

async function seatsOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, RatedSeat[]>> {
  const seats = new Map<string, RatedSeat[]>();
  if (ids.length === 0) return seats;
  const found = await db
    .selectFrom("seats")
    .select([
      "ended_game",
      "seat",
      "turn",
      "person",
      "bot",
      "team",
      "place",
      "is_gone",
      "mu",
      "sigma",
      "counts_for_other",
    ])
    .where("ended_game", "in", ids)
    .orderBy("seat")
    .orderBy("turn")
    .execute();
  for (const { ended_game, is_gone, mu, sigma, counts_for_other, ...seat } of found) {
    const rated: RatedSeat = {
      ...seat,
      isGone: is_gone === 1,
      came: mu === null || sigma === null ? null : { mu, sigma },
      countsForOther: counts_for_other === 1,
    };
    const others = seats.get(ended_game);
    if (others === undefined) seats.set(ended_game, [rated]);
    else others.push(rated);
  }
  return seats;
}
