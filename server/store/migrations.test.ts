import { sql } from "kysely";
import { expect, it } from "vitest";
import { sharedPostgres } from "../testing/postgres-shared.ts";
import { connect, connectionConfig } from "./connections.ts";
import { migrate } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";

const [ADA, BEA, CEA, DEA] = ["ada", "bea", "cea", "dea"].map((name) => name.padEnd(16, "-")) as [
  string,
  string,
  string,
  string,
];

it("a PostgreSQL house of the release before has its people, and knows where they were", async () => {
  const url = await (await sharedPostgres()).createDatabase();
  const db = connect(connectionConfig(url), 1, () => {});
  await migrate(db, "postgres", 2);
  await sql`insert into people (id, secret_hash, nickname, avatar) values (${ADA}, 'hash', 'Ada', 'fox')`.execute(
    db,
  );
  const steps = JSON.stringify([
    { type: "opened", host: { id: ADA, nickname: "Ada\u0000", avatar: "fox" } },
    { type: "arrived", person: { id: BEA }, node: "n" },
    { type: "went", person: CEA, node: "n" },
    { type: "assigned", chair: 0, who: { player: 1, person: { id: DEA } } },
  ]);
  await sql`insert into entries (log, seq, at, steps, told) values ('table', 0, 5, ${steps}, '[]')`.execute(
    db,
  );
  await db.destroy();

  const store = await openPostgres({ url });
  expect(await store.device(ADA)).toMatchObject({
    device: { secretHash: "hash", label: "" },
    person: { nickname: "Ada", formerly: [] },
  });
  const later = Date.now() + 60_000;
  expect(await store.unseenGuests(later, 10), "as a guest of today").toEqual([ADA]);
  expect(await store.unseenGuests(later - 3_600_000, 10)).toEqual([]);
  const visitors = await Promise.all([ADA, BEA, CEA, DEA].map((person) => store.logsWith(person)));
  expect(visitors).toEqual([["table"], ["table"], [], ["table"]]);
  expect(await store.closedLogs(6, 10)).toEqual(["table"]);
  await store.close();
});
