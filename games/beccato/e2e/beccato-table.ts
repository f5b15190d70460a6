import type { Client } from "../../../server/testing/client.ts";

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
  const host = players[0]!;
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
    dealer: (host.update!.view as { dealer: number }).dealer,
  };
}

/** From now on everything that comes to these clients is kept as it comes. */
export function listenTo(clients: readonly Client[]): Map<Client, string[]> {
  return new Map(
    clients.map((client) => {
      const frames: string[] = [];
      client.socket.on("message", (data) => frames.push(String(data)));
      return [client, frames];
    }),
  );
}

/** Whatever was on its way to them has come: the server answers each of them after it. */
export async function allArrived(clients: readonly Client[], table: string): Promise<void> {
  await Promise.all(
    clients.map((client) => client.ask({ type: "ask", table, game: 1, move: { type: "release" } })),
  );
}
