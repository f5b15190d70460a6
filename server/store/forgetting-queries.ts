import { type Kysely, sql } from "kysely";
import { circleOf, HOUSE_ACCOUNT, purseOf } from "./contract.ts";
import type { ExportStore, ForgettingStore } from "./forgetting-contract.ts";
import type { SendHints } from "./hints.ts";
import { lockAccounts, pay, settle } from "./ledger.ts";
import { OPERATOR_LOG } from "./operator-contract.ts";
import { forgetInPeace } from "./peace-of-people.ts";
import { personLog } from "./people-contract.ts";
import { lockRatings } from "./rating-queries.ts";
import type { Dialect, Tables } from "./schema.ts";
import { transact } from "./transact.ts";

const MOST_EMPTIED = 500;

export function forgettingQueriesOn(
  db: Kysely<Tables>,
  dialect: Dialect,
  sendHints: SendHints,
): Omit<ForgettingStore, keyof ExportStore> {
  return {
    leave: (person, nobody, at) =>
      transact(db, async (tx) => {
        const left = await tx
          .updateTable("people")
          .set({ leaves_at: at, nickname: "", avatar: "plain" })
          .where("id", "=", person)
          .where("merged_into", "is", null)
          .where("leaves_at", "is", null)
          .returning("id")
          .execute();
        if (left.length === 0) return false;
        const former = await formerlyOf(tx, person);
        await lockRatings(tx, dialect);
        await tx
          .updateTable("people")
          .set({ nickname: "", avatar: "plain" })
          .where("merged_into", "=", person)
          .execute();
        for (const table of [
          "devices",
          "passkeys",
          "recovery_codes",
          "circle_members",
          "circle_feeds",
          "circle_presence",
        ] as const) {
          await tx.deleteFrom(table).where("person", "=", person).execute();
        }
        await tx
          .updateTable("seats")
          .set({ person: nobody, nickname: null, avatar: null })
          .where("person", "=", person)
          .execute();
        // After the seats: a game that is being counted at this moment adds nothing any more.
        await tx.deleteFrom("figures").where("person", "=", person).execute();
        await tx.updateTable("ratings").set({ player: nobody }).where("player", "=", person).execute();
        await forgetInPeace(tx, person);
        await emptyAccounts(tx, dialect, [person, ...former].map(purseOf));
        await sendHints(tx, [{ log: personLog(person), seq: 0 }]);
        return true;
      }),

    async leaving(limit) {
      const found = await db
        .selectFrom("people")
        .select("id")
        .where("leaves_at", "is not", null)
        .orderBy("leaves_at")
        .limit(limit)
        .execute();
      return Promise.all(found.map(async ({ id }) => ({ person: id, formerly: await formerlyOf(db, id) })));
    },

    async logsWith(person) {
      const found = await db
        .selectFrom("visits")
        .select("log")
        .where("person", "=", person)
        .orderBy("log")
        .execute();
      return found.map(({ log }) => log);
    },

    async endedIn(log) {
      const found = await db.selectFrom("ended_games").select("id").where("log", "=", log).execute();
      return found.map(({ id }) => id);
    },

    async rewrite(log, { entries, snapshot, views }) {
      await transact(db, async (tx) => {
        for (const { seq, steps } of entries) {
          await tx
            .updateTable("entries")
            .set({ steps })
            .where("log", "=", log)
            .where("seq", "=", seq)
            .execute();
        }
        if (snapshot !== undefined) {
          const { seq, state } = snapshot;
          await tx
            .updateTable("snapshots")
            .set({ state })
            .where("log", "=", log)
            .where("seq", "=", seq)
            .execute();
        }
        for (const { game, views: text } of views) {
          await tx.updateTable("game_views").set({ views: text }).where("game", "=", game).execute();
        }
      });
    },

    async unmention(person, log) {
      await db.deleteFrom("visits").where("person", "=", person).where("log", "=", log).execute();
    },

    async erase(person) {
      await transact(db, async (tx) => {
        for (const one of [person, ...(await formerlyOf(tx, person))]) {
          await tx.deleteFrom("entries").where("log", "=", `purse:${one}`).execute();
          await tx.deleteFrom("closed_logs").where("log", "=", `purse:${one}`).execute();
          await tx.deleteFrom("people").where("id", "=", one).execute();
        }
      });
    },

    emptyNobodys: () =>
      transact(db, async (tx) => {
        const nobodys = await nobodysAccounts(tx, dialect);
        await emptyAccounts(tx, dialect, nobodys);
        return nobodys.length;
      }),

    async unseenGuests(since, limit) {
      const found = await db
        .selectFrom("people")
        .select("id")
        .where("seen", "<", since)
        .where("merged_into", "is", null)
        .where("leaves_at", "is", null)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("passkeys").select("id").whereRef("passkeys.person", "=", "people.id"))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("recovery_codes").select("hash").whereRef("recovery_codes.person", "=", "people.id"),
            ),
          ),
        )
        .limit(limit)
        .execute();
      return found.map(({ id }) => id);
    },

    async closedLogs(since, limit, { beginsWith = "", withChat = false } = {}) {
      let query = db
        .selectFrom("closed_logs")
        .select("log")
        .where("at", "<", since)
        .where("log", "not like", "purse:%")
        // What operators did is never forgotten.
        .where("log", "!=", OPERATOR_LOG)
        // Something may have happened there since: a row here says no more than that there was no alarm then.
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("alarms").select("seq").whereRef("alarms.log", "=", "closed_logs.log"))),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("entries")
                .select("seq")
                .whereRef("entries.log", "=", "closed_logs.log")
                .where("entries.at", ">=", since),
            ),
          ),
        );
      if (beginsWith !== "") query = query.where("log", "like", `${beginsWith}%`);
      if (withChat) query = query.where("has_chat", "=", 1);
      const found = await query.orderBy("at").limit(limit).execute();
      return found.map(({ log }) => log);
    },

    async hasNoChat(log) {
      await db.updateTable("closed_logs").set({ has_chat: 0 }).where("log", "=", log).execute();
    },

    async eraseLog(log) {
      await transact(db, async (tx) => {
        await tx
          .deleteFrom("game_views")
          .where("game", "in", (is) => is.selectFrom("ended_games").select("id").where("log", "=", log))
          .execute();
        // Of games from before anybody wrote down who played, there is nothing else to keep.
        await tx.deleteFrom("ended_games").where("log", "=", log).where("game", "is", null).execute();
        for (const table of [
          "entries",
          "snapshots",
          "visits",
          "codes",
          "claims",
          "closed_logs",
          "circles",
          "circle_members",
          "shown_tables",
          "circle_tables",
        ] as const) {
          await tx.deleteFrom(table).where("log", "=", log).execute();
        }
        const circle = circleOf(log);
        if (circle === undefined) return;
        await tx.deleteFrom("circle_games").where("circle", "=", circle).execute();
        await tx.deleteFrom("circle_feeds").where("circle", "=", circle).execute();
        await tx.deleteFrom("circle_presence").where("circle", "=", log).execute();
      });
    },
  };
}

async function formerlyOf(db: Kysely<Tables>, person: string): Promise<string[]> {
  const found = await db.selectFrom("people").select("id").where("merged_into", "=", person).execute();
  return found.map(({ id }) => id);
}

/**
 * Accounts of people whom nobody knows any more, in which there is something: a table, or a tournament, has given it back
 * after they were forgotten.
 */
async function nobodysAccounts(tx: Kysely<Tables>, dialect: Dialect): Promise<string[]> {
  const owner = {
    // What comes after the last colon.
    sqlite: sql.raw("replace(account, rtrim(account, replace(account, ':', '')), '')"),
    postgres: sql.raw("reverse(split_part(reverse(account), ':', 1))"),
  }[dialect];
  const { rows } = await sql<{ account: string }>`
    select account from accounts
    where balance > 0 and (account like 'purse:%' or account like 'circle:%') and account not like '%:bank'
      and not exists (select 1 from people where people.id = ${owner})
    order by account limit ${MOST_EMPTIED}`.execute(tx);
  return rows.map(({ account }) => account);
}

/** The house takes what was in purses, and the bank of a season what were its chips. */
async function emptyAccounts(
  tx: Kysely<Tables>,
  dialect: Dialect,
  accounts: readonly string[],
): Promise<void> {
  const emptying = (from: string, amount: number) => {
    const isPurse = from.startsWith("purse:");
    const to = isPurse ? HOUSE_ACCOUNT : `${from.slice(0, from.lastIndexOf(":"))}:bank`;
    return { from, to, amount, why: "leave" };
  };
  const wanted = accounts.map((account) => emptying(account, 1));
  const balances = await lockAccounts(tx, dialect, [{ writes: [], transfers: wanted }]);
  const transfers = accounts
    .map((account) => emptying(account, balances.now.get(account) ?? 0))
    .filter(({ amount }) => amount > 0);
  pay(balances, transfers);
  await settle(tx, dialect, balances, [{ writes: [], transfers }]);
}
