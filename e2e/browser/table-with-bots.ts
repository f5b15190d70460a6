import { becomeGuest, Client } from "../../server/testing/client.ts";
import type { Party } from "./party.ts";
import type { Looks, Visitor } from "./visitor.ts";

/** A table for one person and bots that do not take their time. */
export interface TableWithBots {
  readonly game: string;
  readonly players: number;
  readonly bot: string;
  readonly options: object;
}

/** The person at it has a browser, and a connection of their own beside it. */
export interface Seated {
  readonly ada: Visitor;
  readonly player: Client;
  readonly table: string;
}

/** Everybody is ready, and the game has begun. */
export async function sitWithBots(
  party: Party,
  { game, players, bot, options }: TableWithBots,
  looks?: Looks,
): Promise<Seated> {
  const { port, url } = party.server;
  const guest = await becomeGuest(port);
  const player = await Client.connect(port, guest);
  const { table } = await player.must({ type: "open", game, options, settings: { pace: "quick" } });
  if (table === undefined) throw new Error("no table was opened");
  await player.must({ type: "watch", table });
  await player.mustDo(table, { type: "sit", chair: 0 });
  for (let chair = 1; chair < players; chair++) await player.mustDo(table, { type: "seat-bot", chair, bot });
  await player.must({ type: "purse" });
  await player.mustDo(table, { type: "ready", seed: "00".repeat(16) });
  await player.until(() => player.update !== undefined);
  const ada = await party.come("Ada", looks);
  const [name = "", value = ""] = guest.cookie.split("=");
  await ada.context.addCookies([{ name, value, url }]);
  return { ada, player, table };
}
