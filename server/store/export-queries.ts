import type { Kysely } from "kysely";
import type { ExportStore } from "./forgetting-contract.ts";
import type { Tables } from "./schema.ts";

/** What people take along of themselves, for both databases. */
export function exportQueriesOn(db: Kysely<Tables>): ExportStore {
  return {
    async everythingElseOf(person, accounts) {
      const transfers = await transfersOf(db, accounts).execute();
      const seats = await db
        .selectFrom("seats")
        .select([
          "ended_game",
          "game",
          "ended",
          "seat",
          "nickname",
          "team",
          "place",
          "score",
          "is_gone",
          "figures",
        ])
        .where("person", "=", person)
        .orderBy("ended")
        .execute();
      const figures = await db
        .selectFrom("figures")
        .select(["game", "counted", "rows"])
        .where("person", "=", person)
        .execute();
      const ratings = await db
        .selectFrom("ratings")
        .select(["game", "mu", "sigma", "games"])
        .where("player", "=", person)
        .execute();
      const bans = await db
        .selectFrom("bans")
        .select(["what", "why", "since", "until"])
        .where("person", "=", person)
        .orderBy("since")
        .execute();
      return { transfers, seats, figures, ratings, bans };
    },

    mayHaveSaid: (log) =>
      db
        .selectFrom("entries")
        .select(["at", "steps"])
        .where("log", "=", log)
        .where((is) => is.or([is("steps", "like", '%"say"%'), is("steps", "like", '%"post"%')]))
        .orderBy("seq")
        .execute(),
  };
}

/** Every chip that came to these accounts or went from them. */
export function transfersOf(db: Kysely<Tables>, accounts: readonly string[]) {
  return db
    .selectFrom("transfers")
    .select(["debit as from", "credit as to", "amount", "why"])
    .where((is) => is.or([is("debit", "in", accounts), is("credit", "in", accounts)]));
}
