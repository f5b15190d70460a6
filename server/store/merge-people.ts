import { type Kysely, sql } from "kysely";
import { gatherAllCircleChips } from "./circle-chips-queries.ts";
import { mergeFeeds } from "./circle-games-queries.ts";
import { mergeCircles } from "./circle-rows.ts";
import { HOUSE_ACCOUNT, purseOf, type Transfer } from "./contract.ts";
import { lockAccounts, pay, settle } from "./ledger.ts";
import { mergeAversions, mergeReportsAndBans } from "./peace-of-people.ts";
import { mergeRatings } from "./rating-queries.ts";
import type { Dialect, Tables } from "./schema.ts";

/** A guest turns out to be this person: everything of theirs in the tables is the person's from now on. */
export async function merge(
  tx: Kysely<Tables>,
  dialect: Dialect,
  guest: string,
  person: string,
): Promise<void> {
  await tx
    .updateTable("people")
    .set({ merged_into: person })
    .where((is) => is.or([is("id", "=", guest), is("merged_into", "=", guest)]))
    .execute();
  await mergeRatings(tx, dialect, guest, person);
  await tx.updateTable("seats").set({ person }).where("person", "=", guest).execute();
  await sql`
    insert into visits (person, log) select ${person}, log from visits where person = ${guest}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom("visits").where("person", "=", guest).execute();
  await mergeCircles(tx, guest, person);
  await mergeFeeds(tx, guest, person);
  await mergeFigures(tx, guest, person);
  await mergeAversions(tx, guest, person);
  await mergeReportsAndBans(tx, guest, person);
  // Before the purses, as accounts are locked everywhere in the order of their names.
  await gatherAllCircleChips(tx, dialect, person);
  await mergePurses(tx, dialect, guest, person);
}

/** Figures are sums, so those of two people who are one are added. */
async function mergeFigures(tx: Kysely<Tables>, guest: string, person: string): Promise<void> {
  const of = (id: string) => tx.selectFrom("figures").selectAll().where("person", "=", id).execute();
  const own = new Map((await of(person)).map((row) => [row.game, row]));
  for (const { game, counted, rows } of await of(guest)) {
    const before = own.get(game);
    const sum = {
      counted: counted + (before?.counted ?? 0),
      rows: before === undefined ? rows : addRows(before.rows, rows),
    };
    await tx
      .insertInto("figures")
      .values({ person, game, ...sum })
      .onConflict((conflict) => conflict.columns(["person", "game"]).doUpdateSet(sum))
      .execute();
  }
  await tx.deleteFrom("figures").where("person", "=", guest).execute();
}

/** Rows of whole numbers by name, as JSON, number by number. */
export function addRows(a: string, b: string): string {
  const sum = JSON.parse(a) as Record<string, number[]>;
  for (const [name, row] of Object.entries(JSON.parse(b) as Record<string, number[]>)) {
    const before = sum[name] ?? [];
    sum[name] = Array.from(
      { length: Math.max(before.length, row.length) },
      (_, at) => (before[at] ?? 0) + (row[at] ?? 0),
    );
  }
  return JSON.stringify(sum);
}

async function mergePurses(
  tx: Kysely<Tables>,
  dialect: Dialect,
  guest: string,
  person: string,
): Promise<void> {
  const [from, to] = [purseOf(guest), purseOf(person)];
  const transfersOf = (kept: number, spare: number): Transfer[] =>
    [
      { from, to, amount: kept, why: "merge" },
      { from, to: HOUSE_ACCOUNT, amount: spare, why: "merge" },
    ].filter(({ amount }) => amount > 0);
  const balances = await lockAccounts(tx, dialect, [{ writes: [], transfers: transfersOf(1, 1) }]);
  const [theirs = 0, own = 0] = [balances.now.get(from), balances.now.get(to)];
  // Both were filled by the house. Who is one person has one purse: as full as the fuller of the two, and no fuller.
  const kept = Math.max(0, theirs - own);
  const transfers = transfersOf(kept, theirs - kept);
  const short = pay(balances, transfers);
  if (short !== undefined) throw new Error(`${short} cannot be merged`);
  await settle(tx, dialect, balances, [{ writes: [], transfers }]);
}
