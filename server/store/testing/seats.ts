import Database from "libsql";
import pg from "pg";
import { databaseFile } from "../folder.ts";
import type { Tables } from "../schema.ts";

type Seat = Pick<Tables["seats"], "ended_game" | "seat"> & Partial<Tables["seats"]>;

const COLUMNS = [
  "ended_game",
  "seat",
  "turn",
  "game",
  "ended",
  "person",
  "nickname",
  "avatar",
  "bot",
  "team",
  "place",
  "score",
  "is_gone",
  "figures",
] as const;

/** Writes who sat where in finished games, past the store, unless it is written. `address` is as in `TestDatabase`. */
export async function writeSeats(address: string, seats: readonly Seat[]): Promise<void> {
  const rows = seats.map((seat) => {
    const whole: Record<string, string | number | null | undefined> = {
      turn: 0,
      game: "scopetta",
      ended: 1000,
      is_gone: 0,
      ...seat,
    };
    return COLUMNS.map((column) => whole[column] ?? null);
  });
  await change(address, `insert into seats (${COLUMNS.join(", ")}) values`, rows);
}

async function change(address: string, insert: string, rows: readonly unknown[][]): Promise<void> {
  if (address.startsWith("postgres")) {
    const client = new pg.Client(address);
    await client.connect();
    const places = `(${COLUMNS.map((_, i) => `$${i + 1}`).join(", ")})`;
    for (const row of rows) await client.query(`${insert} ${places} on conflict do nothing`, row);
    await client.end();
    return;
  }
  const db = new Database(databaseFile(address));
  const statement = db.prepare(`${insert} (${COLUMNS.map(() => "?").join(", ")}) on conflict do nothing`);
  for (const row of rows) statement.run(...row);
  db.close();
}
