import type { Update } from "../../../server/protocol/index.ts";
import type { Client } from "../../../server/testing/client.ts";
import type { TestServer } from "../../../server/testing/test-server.ts";

/** What is in a purse when it is first opened. */
export const FIRST_FILL = 4000;
/** Few hands to a game and little time between them, so that tests are short. */
export const QUICK = { hands: 2, betweenSeconds: 1 };

export interface Seen {
  readonly phase: string;
  readonly hand: number;
  readonly pot: number;
  readonly turn: number | null;
  readonly watcher: number | string;
  readonly players: {
    seated: boolean;
    credit: number;
    cards: string[];
    sitOut: boolean;
    leaving: boolean;
    eligible: boolean;
  }[];
}

export function seen(client: Client): Seen {
  return client.update!.view as Seen;
}

export const purse = async (client: Client) => (await client.must({ type: "purse" })).purse!.chips;

/** People with filled purses around a table, all of them ready. */
export async function cashTableIn(server: TestServer, count: number, options: object = {}, bots = 0) {
  const clients = await Promise.all(Array.from({ length: count }, () => server.client()));
  for (const client of clients) await purse(client);
  const { table } = await clients[0]!.must({
    type: "open",
    game: "bestia",
    options: { ...QUICK, ...options },
    settings: { pace: "quick" },
  });
  for (const [chair, client] of clients.entries()) {
    await client.must({ type: "watch", table: table! });
    await client.mustDo(table!, { type: "sit", chair });
  }
  for (let i = 0; i < bots; i++) {
    await clients[0]!.mustDo(table!, { type: "seat-bot", chair: 9 - i, bot: "regular" });
  }
  for (const client of clients) await client.mustDo(table!, { type: "ready", seed: client.id });
  await Promise.all(clients.map((client) => client.until(() => client.update !== undefined)));
  return { table: table!, clients };
}

/** Declares as told, or passes, or lays the first card that may be laid, whenever it is this client's turn. */
export function meek(client: Client, table: string, until: () => boolean, declares = "pass"): Promise<void> {
  const choose = ({ offers }: Update) =>
    (offers.find(({ move }) => move.type === declares) ??
      offers.find(({ move }) => move.type === "pass" || move.type === "play"))!.move;
  const play = async () => {
    while (!until() && client.isOpen()) {
      await client.until(() => until() || client.update?.awaited === true, 30_000);
      if (until()) return;
      const { decision, game } = client.update!;
      await client.play(table, choose);
      await client.until(
        () =>
          until() ||
          client.update!.decision !== decision ||
          client.update!.game !== game ||
          !client.update!.awaited,
      );
    }
  };
  return play();
}
