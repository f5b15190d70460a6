import type { Refusal } from "@tavolata/kernel";
import type { PublicRoom } from "@tavolata/server/protocol";
import { drawSeed, type GameOffered, hasChips, line } from "../house/house.ts";
import { rememberSeed } from "../house/memory.ts";
import type { Line } from "../line/line.ts";
import type { TableFeed } from "../line/table-feed.ts";

type Opened =
  | { readonly table: string; readonly refused?: undefined }
  | { readonly table?: undefined; readonly refused: Refusal };

/** Against bots it is more fun in company, but a first game should not take all evening. */
const COMPANY = 4;

/** A table of one's own, with a chair taken. */
export async function openTable(line: Line, { name }: GameOffered): Promise<Opened> {
  const answer = await line.ask({ type: "open", game: name });
  if (answer.refused !== undefined) return { refused: answer.refused };
  const table = answer.table!;
  const feed = line.table(table);
  await feed.act({ type: "sit", chair: 0 });
  return { table };
}

/** One tap: a table, bots around it, and the cards are dealt. */
export async function playNow(line: Line, game: GameOffered): Promise<Opened> {
  const opened = await openTable(line, game);
  if (opened.refused !== undefined) return opened;
  const feed = line.table(opened.table);
  const company = Math.min(game.seats.max, Math.max(game.seats.min, COMPANY));
  for (let chair = 1; chair < company; chair++) {
    const { refused } = await feed.act({ type: "seat-bot", chair, bot: botFor(game, chair) });
    if (refused !== undefined) return { refused };
  }
  const refused = await beReady(feed);
  return refused === undefined ? opened : { refused };
}

/** The bots of the house take turns, so that a table is no row of twins. */
export function botFor({ bots }: GameOffered, chair: number): string {
  const { name, levels } = bots[chair % bots.length]!;
  return levels.includes("normal") ? `${name}:normal` : name;
}

/** Gives this device's part of chance, and keeps it beside what the house was bound to: see the fairness check. */
export async function beReady(feed: TableFeed): Promise<Refusal | undefined> {
  const seed = drawSeed();
  const room = await roomOf(feed);
  // Whoever has not looked into his purse yet has nothing in it.
  if (hasChips(room.game)) await line.ask({ type: "purse" });
  rememberSeed({ commitment: room.commitment, seed });
  return (await feed.act({ type: "ready", seed })).refused;
}

function roomOf({ room }: TableFeed): Promise<PublicRoom> {
  return new Promise((resolve) => {
    const stop = room.subscribe((now) => {
      if (now === null) return;
      resolve(now);
      queueMicrotask(() => stop());
    });
  });
}
