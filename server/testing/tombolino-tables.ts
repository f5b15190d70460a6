import { builtForTests } from "./built.ts";
import type { Client } from "./client.ts";

export const TODAY = builtForTests("tombolino-games");
export const TOMORROW = builtForTests("tombolino-tomorrow");

/** A table of Tombolino, in play: so many people on the first chairs, and one more as the screen that deals. */
export async function tombolinoTable(
  server: { client(): Promise<Client> },
  people: number,
  options: object = {},
): Promise<{ table: string; players: Client[]; screen: Client }> {
  const players = await Promise.all(Array.from({ length: people }, () => server.client()));
  const screen = await server.client();
  const host = players[0]!;
  const { table } = await host.must({ type: "open", game: "tombolino", options });
  if (table === undefined) throw new Error("no table was opened");
  await screen.must({ type: "watch", table });
  for (const [chair, player] of players.entries()) {
    await player.must({ type: "watch", table });
    await player.mustDo(table, { type: "sit", chair });
  }
  await host.mustDo(table, { type: "set-screen", person: screen.id });
  for (const player of players) await player.mustDo(table, { type: "ready", seed: player.id });
  await Promise.all([...players, screen].map((client) => client.until(() => client.update !== undefined)));
  return { table, players, screen };
}

/** The screen deals the next round. */
export async function deal(table: string, screen: Client): Promise<void> {
  await screen.must({ type: "move", table, game: screen.update!.game, move: { type: "deal" } });
}

/** The seat on turn bets, and everybody has seen it. */
export async function bet(table: string, players: readonly Client[], chips: number): Promise<void> {
  await Promise.any(players.map((player) => player.until(() => player.update?.awaited === true)));
  const player = players.find(({ update }) => update?.awaited)!;
  const { game, decision, update } = player.update!;
  await player.must({
    type: "move",
    table,
    game,
    decision,
    move: { type: "bet", chips } as { type: string },
  });
  await Promise.all(players.map((other) => other.until(() => other.update!.update > update)));
}
