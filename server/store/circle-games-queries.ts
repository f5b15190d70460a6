import { type Kysely, sql } from "kysely";
import type { CircleGame, CircleGamesStore } from "./circle-games-contract.ts";
import type { LogWrite } from "./contract.ts";
import { rowsFrom } from "./rows.ts";
import type { Dialect, Tables } from "./schema.ts";
import { transact } from "./transact.ts";

/** What has ended in circles, and where members' calendars are, for both databases. */
export function circleGamesQueriesOn(db: Kysely<Tables>): CircleGamesStore {
  const games = (circle: string) =>
    db
      .selectFrom("circle_games")
      .select(["id", "circle", "kind", "log", "ended", "evening", "season"])
      .where("circle", "=", circle)
      .orderBy("ended")
      .orderBy("id");
  return {
    async circlesWithNews(limit) {
      const found = await db
        .selectFrom("circle_games")
        .select("circle")
        .distinct()
        .where("is_noted", "=", 0)
        .limit(limit)
        .execute();
      return found.map(({ circle }) => circle);
    },

    newCircleGames: (circle, limit) => games(circle).where("is_noted", "=", 0).limit(limit).execute(),

    circleGames: (circle) => games(circle).execute(),

    async circleGameSeats({ id, log, circle, season }) {
      const game = await db
        .selectFrom("ended_games")
        .select(["game", "first", "last", "result"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (game === undefined || game.game === null) return undefined;
      const seats = await db
        .selectFrom("seats")
        .select(["person", "nickname", "avatar", "place"])
        .where("ended_game", "=", id)
        .orderBy("seat")
        .orderBy("turn")
        .execute();
      const nets = new Map<string, number>();
      if (season !== null) {
        // As the index has it: only what circles' chips have done.
        const moved = await db
          .selectFrom("transfers")
          .select(["debit", "credit", "amount"])
          .where("log", "=", log)
          .where("seq", ">=", game.first)
          .where("seq", "<=", game.last)
          .where(sql<boolean>`(debit like 'circle:%' or credit like 'circle:%')`)
          .execute();
        for (const { debit, credit, amount } of moved) {
          nets.set(debit, (nets.get(debit) ?? 0) - amount);
          nets.set(credit, (nets.get(credit) ?? 0) + amount);
        }
        for (const account of nets.keys()) {
          if (!account.startsWith(`circle:${circle}:${season}:`)) nets.delete(account);
        }
      }
      return {
        game: game.game,
        isGivenUp: game.result === null,
        people: seats.flatMap(({ person, nickname, avatar, place }) =>
          person === null ? [] : [{ person, nickname: nickname ?? "", avatar: avatar ?? "", place }],
        ),
        nets,
      };
    },

    async feedOf(circle, person) {
      const found = await db
        .selectFrom("circle_feeds")
        .select("secret")
        .where("circle", "=", circle)
        .where("person", "=", person)
        .executeTakeFirst();
      return found?.secret;
    },

    async setFeed(circle, person, secret) {
      await transact(db, async (tx) => {
        await tx
          .deleteFrom("circle_feeds")
          .where("circle", "=", circle)
          .where("person", "=", person)
          .execute();
        if (secret !== null) {
          const row = { circle, person, secret };
          await tx
            .insertInto("circle_feeds")
            .values(row)
            .onConflict((on) => on.columns(["circle", "person"]).doUpdateSet({ secret }))
            .execute();
        }
      });
    },

    feed: (secret) =>
      db
        .selectFrom("circle_feeds")
        .select(["circle", "person"])
        .where("secret", "=", secret)
        .executeTakeFirst(),
  };
}

/** What has ended in circles with these entries, and what circles have written down with them. */
export async function writeCircleGames(
  tx: Kysely<Tables>,
  dialect: Dialect,
  writes: readonly LogWrite[],
): Promise<void> {
  const ended = writes.flatMap(({ circleGames = [] }) => circleGames);
  if (ended.length > 0) {
    const rows = rowsFrom(
      dialect,
      {
        id: "text",
        circle: "text",
        kind: "text",
        log: "text",
        ended: "bigint",
        evening: "text",
        season: "text",
      },
      ended.map(({ id, circle, kind, log, ended, evening, season }: CircleGame) => {
        return { id, circle, kind, log, ended, evening, season };
      }),
    );
    await sql`
      insert into circle_games (id, circle, kind, log, ended, evening, season, is_noted)
      select id, circle, kind, log, ended, evening, season, 0 from ${rows} as mine where true
      on conflict do nothing`.execute(tx);
  }
  const noted = writes.flatMap(({ notedGames = [] }) => notedGames);
  if (noted.length === 0) return;
  await tx.updateTable("circle_games").set({ is_noted: 1 }).where("id", "in", noted).execute();
}

/** The guest's calendar goes on as the person's, unless that has its own. */
export async function mergeFeeds(tx: Kysely<Tables>, guest: string, person: string): Promise<void> {
  await sql`
    update circle_feeds set person = ${person} where person = ${guest} and not exists (
      select 1 from circle_feeds as theirs
      where theirs.person = ${person} and theirs.circle = circle_feeds.circle)`.execute(tx);
  await tx.deleteFrom("circle_feeds").where("person", "=", guest).execute();
}
