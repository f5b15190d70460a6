import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect, connectionConfig } from "./connections.ts";
import { migrate } from "./migrations.ts";
import type { Tables } from "./schema.ts";
import { newDatabase } from "./testing/databases.ts";
import { transact } from "./transact.ts";

describe("A transaction on PostgreSQL", () => {
  let db: Kysely<Tables>;
  beforeAll(async () => {
    const { address } = await newDatabase("postgres");
    db = connect(connectionConfig(address), 4, () => {});
    await migrate(db, "postgres");
    await sql`insert into accounts (account, balance) values ('a', 0), ('b', 0)`.execute(db);
  });
  afterAll(() => db.destroy());

  const add = (tx: Kysely<Tables>, account: string) =>
    sql`update accounts set balance = balance + 1 where account = ${account}`.execute(tx);

  test("is done again when it and another one wait for each other", async () => {
    let arrived = 0;
    let tries = 0;
    let go = () => {};
    const bothAreThere = new Promise<void>((resolve) => {
      go = resolve;
    });
    const crossing = (first: string, second: string) =>
      transact(db, async (tx) => {
        tries++;
        await add(tx, first);
        if (++arrived === 2) go();
        await bothAreThere;
        await add(tx, second);
      });
    await Promise.all([crossing("a", "b"), crossing("b", "a")]);
    expect(tries, "one of them was ended").toBe(3);
    const { rows } = await sql<{ balance: number }>`select balance from accounts`.execute(db);
    expect(rows.map(({ balance }) => balance)).toEqual([2, 2]);
  });

  test("fails at once where something is wrong with it", async () => {
    let tries = 0;
    const failing = transact(db, async (tx) => {
      tries++;
      await sql`insert into accounts (account, balance) values ('a', 0)`.execute(tx);
    });
    await expect(failing).rejects.toThrow(/duplicate key/);
    expect(tries).toBe(1);
  });
});
