import { type Kysely, sql } from "kysely";
import type { Tables } from "./schema.ts";

/** Two people are one: whoever kept away from one of them keeps away from both, and from nobody who is themselves. */
export async function mergeAversions(tx: Kysely<Tables>, guest: string, person: string): Promise<void> {
  // What the two said of each other would come to one row twice, which PostgreSQL refuses, and means nothing any more.
  await tx
    .deleteFrom("aversions")
    .where("person", "in", [guest, person])
    .where("other", "in", [guest, person])
    .execute();
  await sql`
    insert into aversions (person, other, how, since)
    select case when person = ${guest} then ${person} else person end,
      case when other = ${guest} then ${person} else other end, how, since
    from aversions where person = ${guest} or other = ${guest}
    on conflict (person, other) do update set how = case
      when excluded.how = 'block' then 'block' else aversions.how end`.execute(tx);
  await tx
    .deleteFrom("aversions")
    .where((is) => is.or([is("person", "=", guest), is("other", "=", guest)]))
    .execute();
}

/** What was reported by a guest, or about them, was by the person, or about them; so it is with what they may not do. */
export async function mergeReportsAndBans(tx: Kysely<Tables>, guest: string, person: string): Promise<void> {
  await tx.updateTable("reports").set({ reporter: person }).where("reporter", "=", guest).execute();
  await tx.updateTable("reports").set({ about: person }).where("about", "=", guest).execute();
  await tx.updateTable("bans").set({ person }).where("person", "=", guest).execute();
}

/** Nobody keeps away from somebody who is forgotten, and nobody knows any more whom a report was about. */
export async function forgetInPeace(tx: Kysely<Tables>, person: string): Promise<void> {
  await tx
    .deleteFrom("aversions")
    .where((is) => is.or([is("person", "=", person), is("other", "=", person)]))
    .execute();
  await tx
    .updateTable("reports")
    .set({ reporter: null, reporter_name: null, words: "" })
    .where("reporter", "=", person)
    .execute();
  await tx
    .updateTable("reports")
    .set({ about: null, about_name: null })
    .where("about", "=", person)
    .execute();
  await tx.deleteFrom("bans").where("person", "=", person).execute();
}
