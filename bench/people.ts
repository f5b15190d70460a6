import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { itemAt } from "@tavolata/kernel";
import { type RunningServer, readConfig, startServer } from "@tavolata/server";
import { analyse, startPostgres } from "../server/testing/postgres.ts";

type Store = RunningServer["node"]["store"];
type End = NonNullable<Parameters<Store["append"]>[0]["writes"][number]["ended"]>[number];

const SIZES = [1000, 100_000] as const;
const WRITTEN_AT_ONCE = 500;
const ROUNDS = 41;
const GAMES = ["ramino", "scopetta", "tressette", "briscola", "scala"];
const PAGE = 21;

/** How long one page of somebody's games takes, when they have played a thousand and when they have played a hundred thousand. */
export async function benchPeople(): Promise<{
  figures: Record<string, Record<string, number>>;
  comment: string[];
}> {
  const figures: Record<string, Record<string, number>> = {};
  const postgres = await startPostgres({ fsync: true });
  try {
    for (const kind of ["sqlite", "postgres"] as const) {
      const times: Record<string, number>[] = [];
      for (const size of SIZES) {
        times.push(await measure(size, kind === "postgres" ? await postgres.createDatabase() : undefined));
      }
      const [few, many] = [itemAt(times, 0), itemAt(times, 1)];
      for (const page of Object.keys(few)) {
        const [ms, msOfMany] = [few[page] ?? Number.NaN, many[page] ?? Number.NaN];
        figures[`${kind}: ${page}`] = {
          "ms at 10^3": rounded(ms),
          "ms at 10^5": rounded(msOfMany),
          ratio: rounded(msOfMany / ms),
        };
      }
    }
  } finally {
    await postgres.stop();
  }
  const comment = ["Medians of 41, from the question to the answer of the store, threads and all."];
  return { figures, comment };
}

async function measure(size: number, databaseUrl: string | undefined): Promise<Record<string, number>> {
  const folder = await mkdtemp(path.join(tmpdir(), "tavolata-people-"));
  const config = readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    BOT_WORKERS: "1",
    DATA_DIR: folder,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  const server = await startServer(config, () => {});
  try {
    const { store, people } = server.node;
    const names = ["self", "often", "seldom", "never", "else"] as const;
    const who = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, (await people.admit("")).person.id] as const)),
    ) as Record<(typeof names)[number], string>;
    await fill(store, size, who);
    if (databaseUrl !== undefined) await analyse(databaseUrl);
    const middle = itemAt(await store.gamesOf(who.self, {}, 1), 0).ended - size;
    const before = { ended: middle, id: "" };
    const pages: Record<string, () => Promise<unknown>> = {
      first: () => store.gamesOf(who.self, {}, PAGE),
      middle: () => store.gamesOf(who.self, { before }, PAGE),
      "of one game": () => store.gamesOf(who.self, { game: itemAt(GAMES, 1), before }, PAGE),
      "with somebody, in every third": () => store.gamesOf(who.self, { with: who.often }, PAGE),
      "with somebody, five times in all": () => store.gamesOf(who.self, { with: who.seldom }, PAGE),
      "with somebody who has played as much, but never with them": () =>
        store.gamesOf(who.self, { with: who.never }, PAGE),
      "card of the one in every third": () => store.acquaintance(who.self, who.often),
    };
    const times: Record<string, number> = {};
    for (const [name, page] of Object.entries(pages)) times[name] = await medianOf(page);
    return times;
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Two milliseconds lie between one game and the next; the games of somebody who never played with them ended in between. */
async function fill(store: Store, size: number, who: Readonly<Record<string, string>>): Promise<void> {
  const { self = "", often = "", seldom = "", never = "" } = who;
  const seldomEvery = Math.floor(size / 5);
  const ends: End[] = [];
  for (let i = 0; i < size; i++) {
    const third = i % 3 === 0 ? often : i % seldomEvery === 1 ? seldom : (who.else ?? "");
    ends.push(endOf(`game-${i}`, i, 2 * i, [self, third, null, null]));
    ends.push(endOf(`other-${i}`, i, 2 * i + 1, [never, who.else ?? "", null, null]));
  }
  for (let from = 0, seq = 0; from < ends.length; from += WRITTEN_AT_ONCE, seq++) {
    const ended = ends.slice(from, from + WRITTEN_AT_ONCE);
    const write = { log: "filled", seq, at: 1, steps: "[]", told: "[]", alarm: null, ended };
    const { done } = await store.append({ writes: [write] });
    if (!done) throw new Error("the store refused what nobody else writes");
  }
}

function endOf(id: string, i: number, ended: number, people: readonly (string | null)[]): End {
  return {
    id,
    log: "filled",
    first: i,
    last: i,
    result: "{}",
    game: itemAt(GAMES, i % GAMES.length),
    ended: 1_700_000_000_000 + ended,
    rated: false,
    seats: people.map((person, seat) => ({
      seat,
      person,
      nickname: person && "Somebody",
      avatar: person && "plain",
      bot: person === null ? "maestro:strong" : null,
      team: null,
      place: seat + 1,
      score: 10 - seat,
      isGone: false,
    })),
  };
}

async function medianOf(page: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await page();
    times.push(performance.now() - begun);
  }
  return itemAt(
    times.sort((a, b) => a - b),
    Math.floor(ROUNDS / 2),
  );
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100;
}
