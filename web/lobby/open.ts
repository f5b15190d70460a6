import type { Refusal } from "@tavolata/kernel";
import type { PublicRoom, SomeSettings } from "@tavolata/server/protocol";
import { CATALOGUE } from "../catalogue/catalogue.ts";
import type { Connection } from "../connection/connection.ts";
import type { TableFeed } from "../connection/table-feed.ts";
import { connection } from "../state/connection.ts";
import { type GameOffered, hasChips } from "../state/offered.ts";
import { drawSeed, rememberSeed } from "../state/seeds.ts";
import { botFor } from "./bot-levels.ts";
import { type Options, stakeOf } from "./options.ts";

type Opened =
  | { readonly table: string; readonly refused?: undefined }
  | { readonly table?: undefined; readonly refused: Refusal };

/** Against bots it is more fun in company, but a first game should not take all evening. */
const COMPANY = 4;

/** A table of one's own, with a chair taken. */
export async function openTable(
  connection: Connection,
  { name }: GameOffered,
  options?: Options,
  { circle, settings }: { readonly circle?: string; readonly settings?: SomeSettings | undefined } = {},
): Promise<Opened> {
  const answer = await connection.ask({
    type: "open",
    game: name,
    ...(settings === undefined ? {} : { settings }),
    ...(options === undefined ? {} : { options }),
    ...(circle === undefined ? {} : { circle }),
  });
  const { table } = answer;
  if (table === undefined) return { refused: answer.refused ?? { code: "unavailable" } };
  const feed = connection.table(table);
  await feed.act({ type: "sit", chair: 0 });
  return { table };
}

/** One tap: a table, bots around it, and the cards are dealt; for free, where the purse has too little. */
export async function playNow(connection: Connection, game: GameOffered, wanted?: Options): Promise<Opened> {
  const opened = await openWithBots(connection, game, wanted);
  if (opened.refused !== undefined) return opened;
  const refused = await beReady(connection.table(opened.table));
  return refused === undefined ? opened : { refused };
}

/** A table with bots around it, where nobody has said yet that they are in. */
export async function openWithBots(
  connection: Connection,
  game: GameOffered,
  wanted?: Options,
  settings?: SomeSettings,
): Promise<Opened> {
  const options = wanted ?? (await freeIfShort(connection, game)) ?? CATALOGUE[game.name]?.firstGame;
  const opened = await openTable(connection, game, options, { settings });
  if (opened.refused !== undefined) return opened;
  const feed = connection.table(opened.table);
  const company = Math.min(game.seats.max, Math.max(game.seats.min, COMPANY));
  for (let chair = 1; chair < company; chair++) {
    const { refused } = await feed.act({ type: "seat-bot", chair, bot: botFor(game, chair) });
    if (refused !== undefined) return { refused };
  }
  return opened;
}

/** The options of a game that costs nothing, where its usual ones cost more than this person has; and says why. */
async function freeIfShort(
  connection: Connection,
  { name, options }: GameOffered,
): Promise<Options | undefined> {
  const free = CATALOGUE[name]?.free;
  const stake = stakeOf(options.properties, {});
  if (free === undefined || stake === 0) return undefined;
  const { purse } = await connection.ask({ type: "purse" });
  if (purse === undefined || purse.chips >= stake) return undefined;
  const { sayFree } = await import("../chips/purse.tsx");
  sayFree(purse);
  return free;
}

/** Gives this device's part of chance, and keeps it beside what the house was bound to: see the fairness check. */
export async function beReady(feed: TableFeed): Promise<Refusal | undefined> {
  const seed = drawSeed();
  const room = await roomOf(feed);
  // A purse that has never been looked into has nothing in it.
  if (hasChips(room.game)) await connection.ask({ type: "purse" });
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
