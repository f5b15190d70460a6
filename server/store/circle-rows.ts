import { type Kysely, sql } from "kysely";
import type { LogWrite } from "./contract.ts";
import { rowsFrom } from "./rows.ts";
import type { Dialect, Tables } from "./schema.ts";

/** How circles are called and who is in them, as the last of these entries say. */
export async function writeCircles(
  tx: Kysely<Tables>,
  dialect: Dialect,
  writes: readonly LogWrite[],
): Promise<void> {
  await writeTables(tx, dialect, writes);
  const newest = new Map<string, LogWrite>();
  for (const write of writes) {
    if (write.circle !== undefined && write.seq >= (newest.get(write.log)?.seq ?? 0))
      newest.set(write.log, write);
  }
  if (newest.size === 0) return;
  const circles = [...newest.values()].flatMap(({ log, circle }) =>
    circle === undefined ? [] : [{ log, circle }],
  );
  const rows = rowsFrom(
    dialect,
    { log: "text", name: "text", crest: "text", members_only: "bigint", is_closed: "bigint" },
    circles.map(({ log, circle: { name, crest, membersOnly, isClosed } }) => {
      return { log, name, crest, members_only: membersOnly ? 1 : 0, is_closed: isClosed ? 1 : 0 };
    }),
  );
  await sql`
    insert into circles (log, name, crest, members_only, is_closed)
    select log, name, crest, members_only, is_closed from ${rows} as mine where true
    on conflict (log) do update set name = excluded.name, crest = excluded.crest,
      members_only = excluded.members_only, is_closed = excluded.is_closed`.execute(tx);
  await tx
    .deleteFrom("circle_members")
    .where("log", "in", [...newest.keys()])
    .execute();
  const members = circles.flatMap(({ log, circle }) => circle.members.map((member) => ({ log, ...member })));
  if (members.length === 0) return;
  // Somebody who has turned out to be somebody else is in it under the name that is theirs now.
  const all = rowsFrom(dialect, { log: "text", person: "text", role: "text" }, members);
  await sql`
    insert into circle_members (log, person, role)
    select log, coalesce((select merged_into from people where people.id = mine.person), mine.person), role
    from ${all} as mine
    where not exists (select 1 from people where people.id = mine.person and people.leaves_at is not null)
    on conflict do nothing`.execute(tx);
}

async function writeTables(tx: Kysely<Tables>, dialect: Dialect, writes: readonly LogWrite[]): Promise<void> {
  const tables = writes.flatMap(({ log, ofCircle: circle }) =>
    circle === undefined ? [] : [{ log, circle }],
  );
  if (tables.length === 0) return;
  const rows = rowsFrom(dialect, { log: "text", circle: "text" }, tables);
  await sql`
    insert into circle_tables (log, circle) select log, circle from ${rows} as mine where true
    on conflict do nothing`.execute(tx);
}

/** The guest's circles are the person's. */
export async function mergeCircles(tx: Kysely<Tables>, guest: string, person: string): Promise<void> {
  await sql`
    insert into circle_members (log, person, role)
    select log, ${person}, role from circle_members where person = ${guest}
    on conflict do nothing`.execute(tx);
  await tx.deleteFrom("circle_members").where("person", "=", guest).execute();
}
