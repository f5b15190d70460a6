import type { SomeSettings } from "@tavolata/server/protocol";
import type { Connection } from "../../connection/connection.ts";
import { openWithBots } from "../../lobby/open.ts";
import type { GameOffered } from "../../state/offered.ts";

/** A table that everybody in the house is shown, with bots that give up their seats to people who come. */
export function openForAll(connection: Connection, game: GameOffered, settings: SomeSettings) {
  return openWithBots(connection, game, undefined, { ...settings, listed: true });
}
