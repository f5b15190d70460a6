import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { rounded } from "../../../../bench/game-bench/rounded.ts";
import { ServerProcess } from "../../../../server/testing/server-process.ts";

const WRITTEN_AT_ONCE = 500;
const GAME = "il-conto-prego";
const BUILT = new URL("../../../../dist/server.mjs", import.meta.url).href;

/** How long a house takes to start that has seen so many games, beside one that has seen none. */
export async function startWithManyGames(games: number): Promise<object> {
  const [none, many] = [await secondsToStart(0), await secondsToStart(games)];
  return { games, "s to start": many, "s to start without them": none };
}

async function secondsToStart(games: number): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), "tavolata-soak-"));
  try {
    await fill(folder, games);
    const begun = performance.now();
    const server = await ServerProcess.start({ DATA_DIR: folder });
    const answer = await fetch(new URL("/health", server.url));
    const seconds = rounded((performance.now() - begun) / 1000, 100);
    await server.stop();
    if (!answer.ok) throw new Error(`the house is not well: ${answer.status}`);
    return seconds;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(folder: string, games: number): Promise<void> {
  const { readConfig, startServer } = (await import(BUILT)) as typeof import("@tavolata/server");
  const server = await startServer(readConfig({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder }), () => {});
  try {
    const { store, people } = server.node;
    const { id: person } = (await people.admit("")).person;
    for (let from = 0; from < games; from += WRITTEN_AT_ONCE) {
      const ended = Array.from({ length: Math.min(WRITTEN_AT_ONCE, games - from) }, (_, i) => ({
        id: `game-${from + i}`,
        log: "finished",
        first: from + i,
        last: from + i,
        result: "{}",
        game: GAME,
        ended: 1_700_000_000_000 + from + i,
        rated: false,
        seats: [0, 1, 2, 3].map((seat) => ({
          seat,
          person: seat === 0 ? person : null,
          nickname: seat === 0 ? "Ada" : null,
          avatar: seat === 0 ? "plain" : null,
          bot: seat === 0 ? null : "maestro:strong",
          team: null,
          place: seat + 1,
          score: 10 - seat,
          isGone: false,
        })),
      }));
      const seq = from / WRITTEN_AT_ONCE;
      const write = { log: "finished", seq, at: 1, steps: "[]", told: "[]", alarm: null, ended };
      const { done } = await store.append({ writes: [write] });
      if (!done) throw new Error("the store refused what nobody else writes");
    }
  } finally {
    await server.close();
  }
}
