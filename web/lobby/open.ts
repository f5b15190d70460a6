import type { Refusal } from "@tavolata/kernel";
import type { PublicRoom } from "@tavolata/server/protocol";
import { drawSeed, type GameOffered, hasChips, line } from "../house/house.ts";
import { rememberSeed } from "../house/memory.ts";
import { SIGNS } from "../house/screens.ts";
import type { Line } from "../line/line.ts";
import type { TableFeed } from "../line/table-feed.ts";
import { type Options, stakeOf } from "./options.ts";

type Opened =
  | { readonly table: string; readonly refused?: undefined }
  | { readonly table?: undefined; readonly refused: Refusal };

/** Against bots it is more fun in company, but a first game should not take all evening. */
const COMPANY = 4;

/** A table of one's own, with a chair taken. */
export async function openTable(line: Line, { name }: GameOffered, options?: Options): Promise<Opened> {
  const answer = await line.ask({ type: "open", game: name, ...(options === undefined ? {} : { options }) });
  if (answer.refused !== undefined) return { refused: answer.refused };
  const table = answer.table!;
  const feed = line.table(table);
  await feed.act({ type: "sit", chair: 0 });
  return { table };
}

/** One tap: a table, bots around it, and the cards are dealt; for free, where the purse has too little. */
export async function playNow(line: Line, game: GameOffered, wanted?: Options): Promise<Opened> {
  const options = wanted ?? (await freeIfShort(line, game));
  const opened = await openTable(line, game, options);
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

/** The options of a game that costs nothing, where its usual ones cost more than this person has; who is told why. */
async function freeIfShort(line: Line, { name, options }: GameOffered): Promise<Options | undefined> {
  const free = SIGNS[name]?.free;
  const stake = stakeOf(options.properties, {});
  if (free === undefined || stake === 0) return undefined;
  const { purse } = await line.ask({ type: "purse" });
  if (purse === undefined || purse.chips >= stake) return undefined;
  const { sayFree } = await import("../chips/say-free.ts");
  sayFree(purse);
  return free;
}

/** The bots of the house take turns, so that a table is no row of twins. */
export function botFor({ name: game, bots }: GameOffered, chair: number): string {
  const { name, levels } = bots[chair % bots.length]!;
  const level = SIGNS[game]?.firstBots ?? "normal";
  return levels.includes(level) ? `${name}:${level}` : name;
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
