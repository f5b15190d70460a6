import Database from "libsql";
import pg from "pg";
import { describe, expect, test } from "vitest";
import { contentsOfFile } from "./contents.ts";
import { databaseFile } from "./folder.ts";
import { compare, move, movedFile } from "./move.ts";
import { entries, newDatabase } from "./testing/databases.ts";

/** A house in which every table has something in it, whatever tables there are. */
async function fullHouse() {
  const database = await newDatabase("sqlite");
  const store = await database.open();
  await Promise.all(entries("a table", 1200).map((write) => store.append({ writes: [write] })));
  const { id } = await store.house();
  await store.close();
  const file = new Database(databaseFile(database.address));
  const layout = await contentsOfFile(file).layout();
  for (const table of layout.keys()) {
    const columns = file.prepare(`pragma table_info("${table}")`).all() as { name: string; type: string }[];
    const { count } = file.prepare(`select count(*) as count from "${table}"`).get() as { count: number };
    if (count > 0) continue;
    const values = columns.map(({ type }, i) =>
      /double/i.test(type)
        ? "0.1 + 0.2"
        : /int/i.test(type)
          ? String(2 ** 53 - 1 - i)
          : `'è «${i}» 🍝 \\ " %'`,
    );
    file.exec(`insert into "${table}" values (${values.join(", ")})`);
  }
  file.close();
  return { folder: database.address, id, tables: [...layout.keys()] };
}

describe("Moving a house to PostgreSQL", () => {
  test("brings every table over as it was, and says how much it was", async () => {
    const { folder, id, tables } = await fullHouse();
    const target = await newDatabase("postgres");
    const moved = await move(folder, target.address);
    expect(moved.map(({ table }) => table)).toEqual(tables);
    // Who is here over which node ends with the node, so a house that opens lets go of it.
    const lasting = moved.filter(({ table }) => table !== "circle_presence");
    for (const { table, rows } of lasting) expect(rows, table).toBeGreaterThan(0);
    expect(moved.find(({ table }) => table === "entries")?.rows).toBe(1200);

    const store = await target.open();
    expect(await store.house()).toEqual({ id, isEmpty: false });
    expect(await store.read("a table", 0)).toHaveLength(1200);
  });

  test("leaves a file that nobody opens by mistake, and that can be moved back", async () => {
    const { folder } = await fullHouse();
    await move(folder, (await newDatabase("postgres")).address);
    await expect(move(folder, (await newDatabase("postgres")).address)).rejects.toThrow(
      /there is no database/,
    );
    const file = new Database(movedFile(folder));
    expect(file.prepare("select count(*) as count from entries").get()).toMatchObject({ count: 1200 });
    file.close();
  });

  test("is refused while the house is open, and where another one lives", async () => {
    const open = await newDatabase("sqlite");
    const target = await newDatabase("postgres");
    const store = await open.open();
    await store.append({ writes: entries("ours", 1) });
    await expect(move(open.address, target.address)).rejects.toThrow(/in use/);
    await store.close();

    const other = await target.open();
    await other.append({ writes: entries("theirs", 1) });
    await other.close();
    await expect(move(open.address, target.address)).rejects.toThrow(/not empty.*Nothing was changed/);
    const again = await target.open();
    expect(await again.read("theirs", 0)).toHaveLength(1);
    expect(await again.read("ours", 0)).toHaveLength(0);
    // And the old house is still where it was.
    expect(await (await open.open()).read("ours", 0)).toHaveLength(1);
  });

  test("notices a table that did not arrive as it was, if only by one letter", async () => {
    const [one, other] = [await fullHouse(), await fullHouse()];
    const [from, to] = [one, other].map(({ folder }) => new Database(databaseFile(folder)));
    const columns = ["at", "log", "seq", "steps", "told"];
    const same = () => compare(contentsOfFile(from!), contentsOfFile(to!), "entries", columns);
    expect((await same()).rows).toBe(1200);
    to!.exec(`update entries set told = '["told 77 "]' where seq = 77`);
    await expect(same()).rejects.toThrow(/entries did not arrive as it was: 1200 rows .* became 1200/);
    to!.exec("delete from entries where seq = 77");
    await expect(same()).rejects.toThrow(/became 1199/);
    for (const database of [from, to]) database!.close();
  });

  test("leaves an empty PostgreSQL behind if it fails on the way", async () => {
    const { folder } = await fullHouse();
    const target = await newDatabase("postgres");
    await (await target.open()).close();
    const client = new pg.Client({ connectionString: target.address });
    await client.connect();
    await client.query("alter table transfers add constraint never check (false)");
    await expect(move(folder, target.address)).rejects.toThrow(/never/);
    const { rows } = await client.query("select count(*)::int as count from entries");
    expect(rows).toEqual([{ count: 0 }]);
    await client.query("alter table transfers drop constraint never");
    await client.end();
    await move(folder, target.address);
  });
});
