import Database from "libsql";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { databaseFile } from "./folder.ts";
import { checkMark, forgetMark, OtherHouse } from "./house-mark.ts";
import { KINDS, newDatabase, newFolder, type TestDatabase } from "./testing/databases.ts";

type Kind = (typeof KINDS)[number];

/** Somebody does something to a database while no house is open in it. */
async function tamper(kind: Kind, { address }: TestDatabase, statement: string): Promise<void> {
  if (kind === "sqlite") {
    const database = new Database(databaseFile(address));
    database.exec(statement);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function openedOnce(kind: Kind): Promise<TestDatabase> {
  const database = await newDatabase(kind);
  await (await database.open()).close();
  return database;
}

describe.each(KINDS)("a house in a %s store", (kind) => {
  test("keeps its name for ever, and no other has it", async () => {
    const database = await newDatabase(kind);
    const first = await database.open();
    const { id, isEmpty } = await first.house();
    expect(isEmpty).toBe(true);
    await first.close();
    const second = await database.open();
    expect((await second.house()).id).toBe(id);
    const other = await (await newDatabase(kind)).open();
    expect((await other.house()).id).not.toBe(id);
  });

  test("is not opened where its tables have been emptied", async () => {
    const database = await openedOnce(kind);
    await tamper(kind, database, "delete from house");
    await expect(database.open()).rejects.toThrow(/has been emptied/);
  });

  test("is not opened where somebody else has tables", async () => {
    const database = await newDatabase(kind);
    await tamper(kind, database, "create table customers (name text)");
    await expect(database.open()).rejects.toThrow(/has tables of somebody else \(customers\)/);
  });

  test("is not opened by an older version than the one that made it", async () => {
    const database = await openedOnce(kind);
    await tamper(kind, database, "insert into migrations (name) values ('999 the house gets a garden')");
    await expect(database.open()).rejects.toThrow(/newer version \(999 the house gets a garden\)/);
  });
});

describe("the mark in a data folder", () => {
  test("is made once, and refuses every other house until it is taken away", async () => {
    const folder = newFolder();
    expect(await checkMark(folder, "ours")).toBe("new");
    expect(await checkMark(folder, "ours")).toBe("known");
    await expect(checkMark(folder, "theirs")).rejects.toThrow(OtherHouse);
    forgetMark(folder);
    expect(await checkMark(folder, "theirs")).toBe("new");
  });
});
