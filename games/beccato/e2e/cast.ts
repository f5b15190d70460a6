import type { Answer } from "../../../server/protocol/index.ts";
import type { Client } from "../../../server/testing/client.ts";
import type { Event, Move } from "../rules/index.ts";
import { type BeccatoTable, updateOf } from "./beccato-table.ts";

/**
 * At the beginning everybody looks to the left, except the dealer, who looks at the cards. So the player on the dealer's
 * left is the only one looking at the next one; nobody looks at the former, and the third looks at the dealer.
 */
export interface Cast {
  readonly dealer: Client;
  readonly looker: Client;
  readonly performer: Client;
  readonly other: Client;
}

export function castOf({ players, dealer }: BeccatoTable): Cast {
  const at = (places: number) => players[(dealer + places) % players.length]!;
  return { dealer: at(0), looker: at(1), performer: at(2), other: at(3) };
}

export function eventsOf({ updates }: Pick<Client, "updates">): Event[] {
  return updates.flatMap(({ events }) => events.flatMap((batch) => batch.events as unknown as Event[]));
}

/** In a round all may act at any time, and no move answers a decision. */
export function plays(client: Client, table: string, move: Move): Promise<Answer> {
  const { game, update } = updateOf(client);
  return client.ask({ type: "move", table, game, move, reaction: { claimed: 0, update } });
}

export async function mustPlay(client: Client, table: string, move: Move): Promise<void> {
  const { refused } = await plays(client, table, move);
  if (refused !== undefined) throw new Error(`${JSON.stringify(move)} was refused: ${refused.code}`);
}

/** What a client was told of a player after an update. */
export function toldOf(client: Client, seat: number, since: number): Event[] {
  const news = client.updates.filter(({ update }) => update > since);
  return eventsOf({ updates: news }).filter((event) => "seat" in event && event.seat === seat);
}
