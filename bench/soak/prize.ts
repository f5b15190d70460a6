import { GAMES } from "@tavolata/games";
import { becomeGuest, Client } from "../../server/testing/client.ts";

const PLAYERS = 12;
const ENTRY = 1000;

/**
 * A tournament with an entry, which moves chips for as long as it lasts: one person, who only pays for taking part, and
 * bots. Undefined if no game has tournaments.
 */
export async function openPrize(port: number): Promise<string | undefined> {
  const game = GAMES.find(({ manifest }) => manifest.tournament !== undefined);
  const bot = game?.bots.at(-1);
  if (game?.manifest.tournament === undefined || bot === undefined) return undefined;
  const { fixed, asked } = game.manifest.tournament;
  const host = await Client.connect(port, await becomeGuest(port));
  await host.must({ type: "purse" });
  const { tournament } = await host.must({
    type: "open-tournament",
    plan: {
      name: "Premio",
      game: game.manifest.name,
      options: { ...fixed, ...asked },
      most: PLAYERS,
      tableSize: 4,
      entry: ENTRY,
      startsAt: null,
      whenFull: false,
      lateMinutes: 0,
      pace: "quick",
    },
  });
  if (tournament === undefined) throw new Error("no tournament was opened");
  const level = bot.levels?.[0];
  const acts = [
    { type: "enter", seed: "premio" },
    { type: "set-bots", bot: level === undefined ? bot.name : `${bot.name}:${level}`, count: PLAYERS - 1 },
    { type: "start" },
  ] as const;
  for (const act of acts) await host.must({ type: "tournament-act", tournament, act });
  await host.close();
  return tournament;
}

/** The tournament as a node shows it to a newcomer. */
export async function prizeSeen(port: number, tournament: string): Promise<unknown> {
  const witness = await Client.connect(port, await becomeGuest(port));
  await witness.must({ type: "follow", tournament });
  await witness.until(() => witness.tournament !== undefined);
  await witness.close();
  return witness.tournament;
}
