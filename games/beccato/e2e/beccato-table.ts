import type { Seat } from "@tavolata/kernel";
import type { Client, WholeUpdate } from "../../../server/testing/client.ts";
import { known, type View } from "../rules/index.ts";

const SEATS = 4;

/** A table of four at Beccato! in its first round, where nobody passes a card and so nobody fidgets. */
export interface BeccatoTable {
  readonly id: string;
  readonly players: readonly Client[];
  readonly spectator: Client;
  readonly screen: Client;
  readonly everybody: readonly Client[];
  readonly dealer: number;
}

export async function beccatoTable(
  server: { client(): Promise<Client> },
  options: object = {},
): Promise<BeccatoTable> {
  const people = await Promise.all(Array.from({ length: SEATS + 2 }, () => server.client()));
  const players = people.slice(0, SEATS);
  const [spectator, screen] = people.slice(SEATS) as [Client, Client];
  const host = known(players[0], "host");
  const { table: id } = await host.must({
    type: "open",
    game: "beccato",
    options: { passSeconds: 0, restSeconds: 0, ...options },
  });
  if (id === undefined) throw new Error("no table was opened");
  for (const client of people) await client.must({ type: "watch", table: id });
  for (const [chair, player] of players.entries()) await player.mustDo(id, { type: "sit", chair });
  await host.mustDo(id, { type: "set-screen", person: screen.id });
  for (const player of players) await player.mustDo(id, { type: "ready", seed: player.id });
  await Promise.all(people.map((client) => client.until(() => client.update !== undefined)));
  return {
    id,
    players,
    spectator,
    screen,
    everybody: people,
    dealer: viewOf(host).dealer,
  };
}

export function updateOf({ update }: Client): WholeUpdate {
  return known(update, "update yet");
}

export function viewOf(client: Client): View {
  return updateOf(client).view as View;
}

export function seatOf(client: Client): Seat {
  return updateOf(client).watcher as Seat;
}

/** Keeps everything that comes to these clients from now on, as it comes. */
export function listenTo(clients: readonly Client[]): Map<Client, string[]> {
  return new Map(
    clients.map((client) => {
      const frames: string[] = [];
      client.socket.on("message", (data) => frames.push(String(data)));
      return [client, frames];
    }),
  );
}

/** Waits until everything on its way to these clients has come: the server answers each of them after that. */
export async function allArrived(clients: readonly Client[], table: string): Promise<void> {
  await Promise.all(
    clients.map((client) => client.ask({ type: "ask", table, game: 1, move: { type: "release" } })),
  );
}
