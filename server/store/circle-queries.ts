import { type Kysely, sql } from "kysely";
import { gatherChipsOfSeasons } from "./circle-chips-queries.ts";
import { type CircleStore, presenceLog } from "./circle-contract.ts";
import type { SendHints } from "./hints.ts";
import { rememberedGames } from "./memory-queries.ts";
import type { Dialect, Tables } from "./schema.ts";
import { transact } from "./transact.ts";

/** Which circles people are in, for both databases. */
export function circleQueriesOn(db: Kysely<Tables>, dialect: Dialect, sendHints: SendHints): CircleStore {
  return {
    circlesOf: (person) =>
      db
        .selectFrom("circle_members as mine")
        .innerJoin("circles", "circles.log", "mine.log")
        .select(({ selectFrom, fn }) => [
          "circles.log",
          "circles.name",
          "circles.crest",
          "mine.role",
          selectFrom("circle_members as all_members")
            .select(fn.countAll<number>().as("size"))
            .whereRef("all_members.log", "=", "circles.log")
            .as("size"),
        ])
        .where("mine.person", "=", person)
        .where("circles.is_closed", "=", 0)
        .orderBy("circles.name")
        .orderBy("circles.log")
        .execute()
        .then((found) => found.map(({ size, ...circle }) => ({ ...circle, size: Number(size) }))),

    async isHidden(game, person) {
      const { rows } = await sql`
        select 1 from ended_games
        join circle_tables on circle_tables.log = ended_games.log
        left join circles on circles.log = circle_tables.circle
        where ended_games.id = ${game}
          -- Of a circle that is gone nobody knows any more whether it was for its members only.
          and (circles.log is null or circles.members_only = 1)
          and not exists (select 1 from circle_members as mine
            where mine.log = circle_tables.circle and mine.person = ${person ?? null})
          and not exists (select 1 from seats where seats.ended_game = ended_games.id and seats.person = ${person ?? null})
        `.execute(db);
      return rows.length > 0;
    },

    async gamesOfCircle(circle, limit, after) {
      let query = db
        .selectFrom("circle_tables")
        .innerJoin("ended_games", "ended_games.log", "circle_tables.log")
        .select(["ended_games.id", "ended_games.ended"])
        .where("circle_tables.circle", "=", circle)
        .where("ended_games.ended", "is not", null);
      if (after !== undefined) {
        query = query.where((is) =>
          is.or([
            is("ended_games.ended", "<", after.ended),
            is.and([is("ended_games.ended", "=", after.ended), is("ended_games.id", ">", after.id)]),
          ]),
        );
      }
      const found = await query
        .orderBy("ended_games.ended", "desc")
        .orderBy("ended_games.id")
        .limit(limit)
        .execute();
      return rememberedGames(
        db,
        found.map(({ id, ended }) => ({ id, ended: ended ?? 0 })),
      );
    },

    gatherCircleChips: (person, seasons) => gatherChipsOfSeasons(db, dialect, person, seasons),

    async comeToCircle(circle, person, node) {
      await transact(db, async (tx) => {
        await tx
          .insertInto("circle_presence")
          .values({ circle, person, node })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await sendHints(tx, [{ log: presenceLog(circle), seq: 0 }]);
      });
    },

    async goFromCircle(circle, person, node) {
      await transact(db, async (tx) => {
        await tx
          .deleteFrom("circle_presence")
          .where("circle", "=", circle)
          .where("person", "=", person)
          .where("node", "=", node)
          .execute();
        await sendHints(tx, [{ log: presenceLog(circle), seq: 0 }]);
      });
    },

    whoLooksAt: (circle) =>
      db.selectFrom("circle_presence").select(["person", "node"]).where("circle", "=", circle).execute(),
  };
}
