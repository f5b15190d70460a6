import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CircleStep } from "../server/folds/circle/steps.ts";
import type { Step } from "../server/folds/table/steps.ts";
import { circleLog, type Store } from "../server/store/contract.ts";
import { openPostgres } from "../server/store/postgres.ts";
import { openSqlite } from "../server/store/sqlite.ts";
import {
  chipsTournament,
  circleOf,
  dayIn,
  eveningOn,
  eveningsOf,
  hasOpened,
  plannedIn,
  roundsTournament,
  seasonIn,
} from "../server/testing/circle-clients.ts";
import { Client } from "../server/testing/client.ts";
import { sharedPostgres } from "../server/testing/postgres-shared.ts";
import { ServerProcess } from "../server/testing/server-process.ts";
import { TEMPLATE_NAME } from "../server/testing/template.ts";
import { beginGame, keepPlaying, ROOMY } from "../server/testing/test-server.ts";
import { findFaketime, SettableClock } from "./faketime.ts";

/** More than sit at one table of the game that is played. */
const MANY = 12;
const TWO_TABLES = 2;
/** Once a second, connections are measured and what is due is looked for. */
const SECONDS_LATER = 2;
const PATIENCE_MS = 40_000;

interface Evening {
  readonly circle: string;
  readonly id: string;
  readonly day: string;
  readonly starts: number;
  all: Client[];
}

/**
 * Four circles whose evenings begin at the same minute: two tables and then a tournament, a tournament, one table, and
 * rounds.
 */
async function fourEvenings(ports: readonly number[]): Promise<Evening[]> {
  const doors = ports.map((port) => ({ client: () => Client.connect(port) }));
  const [tables] = eveningOn(dayIn(1)).program;
  const tournament = chipsTournament();
  const programs = [[tables, tournament], [tournament], [tables], [roundsTournament(TEMPLATE_NAME)]];
  const evenings: Evening[] = [];
  for (const [i, program] of programs.entries()) {
    const { circle, all } = await circleOf(doors, i === 0 ? MANY : 3);
    const plan = eveningOn(dayIn(1), { program: program.flatMap((item) => item ?? []) });
    await seasonIn(all[0] as Client, circle);
    evenings.push({ circle, all, ...(await plannedIn(circle, all[0] as Client, all, plan)) });
  }
  return evenings;
}

/** Everybody who was there comes back, most of them only when the server has looked around a few times. */
async function comeBack(evenings: readonly Evening[], port: number): Promise<void> {
  const back = async ({ circle }: Evening, { guest }: Client) => {
    const client = await Client.connect(port, guest);
    await client.must({ type: "follow-circle", circle });
    return client;
  };
  const first = await Promise.all(evenings.map((evening) => back(evening, evening.all[0] as Client)));
  await first[0]?.until(() => (first[0]?.pings ?? 0) >= SECONDS_LATER);
  for (const [i, evening] of evenings.entries()) {
    const others = await Promise.all(evening.all.slice(1).map((client) => back(evening, client)));
    evening.all = [first[i] as Client, ...others];
  }
}

async function expectOpened({ all, day }: Evening): Promise<void> {
  for (const client of all) await client.until(() => hasOpened(client), PATIENCE_MS);
  const seen = all.map((client) => eveningsOf(client).find((one) => one.day === day)?.opened);
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
}

/** What the logs say: each part was opened once, and what it says was opened is there. Returns what that is. */
async function expectWholeInLogs(
  store: Store,
  evenings: readonly Evening[],
  parts: readonly number[],
): Promise<string[]> {
  const said: string[] = [];
  for (const [i, { circle, all }] of evenings.entries()) {
    const steps = (await store.read(circleLog(circle), 0)).flatMap(
      (entry) => JSON.parse(entry.steps) as CircleStep[],
    );
    const openings = steps.flatMap((step) => (step.type === "evening-opened" ? [step.opening] : []));
    expect(openings.map((opening) => opening?.part)).toEqual(
      Array.from({ length: parts[i] ?? 0 }, (_, n) => n),
    );
    for (const opening of openings) {
      for (const { id, seated } of opening?.tables ?? []) {
        said.push(id);
        const first = JSON.parse((await store.read(id, 0, 0))[0]?.steps ?? "[]") as Step[];
        const sitting = first.flatMap((step) => (step.type === "seated" ? [step.person.id] : []));
        expect(sitting).toEqual(seated);
      }
      if (opening?.tournament != null) said.push(`tournament:${opening.tournament}`);
    }
    const seated = openings.flatMap((opening) => opening?.tables.flatMap((table) => table.seated) ?? []);
    if (seated.length > 0) expect([...seated].sort()).toEqual(all.map(({ id }) => id).sort());
  }
  return said;
}

describe.skipIf(findFaketime() === undefined)("A house that is killed while evenings open", () => {
  let clock: SettableClock;
  let folder: string;
  beforeEach(async () => {
    clock = await SettableClock.make();
    folder = await mkdtemp(path.join(tmpdir(), "tavolata-evening-"));
  });
  afterEach(async () => {
    await clock.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(["before", "0", "3", "after"])(
    "opens all of each once, for everybody who comes back (%s)",
    async (moment) => {
      const env = { ...ROOMY, ...clock.env, DATA_DIR: folder };
      const start = (more: Readonly<Record<string, string>> = {}) => ServerProcess.start({ ...env, ...more });
      let server = await start({ DIES_AT: `${moment} evening-opened` });
      const evenings = await fourEvenings([server.port]);
      const [first, , last] = evenings as [Evening, Evening, Evening];
      await clock.set(Math.ceil((first.starts - Date.now()) / 1000));
      await server.gone();
      expect(server.faults).toEqual([]);

      // It has died in the middle of the program's first part, and dies again in the middle of the second.
      server = await start({ DIES_AT: `${moment} "part":1`.replaceAll('"', '\\"') });
      await comeBack(evenings, server.port);
      for (const evening of evenings) await expectOpened(evening);
      expect(eveningsOf(first.all[0] as Client)[0]?.opened?.tables).toHaveLength(TWO_TABLES);
      const act = { type: "go-on", evening: first.id, day: first.day } as const;
      const goOn = { type: "program-act", id: "once", circle: first.circle, act } as const;
      (first.all[0] as Client).tell(goOn);
      await server.gone();
      expect(server.faults).toEqual([]);

      server = await start();
      await comeBack(evenings, server.port);
      const [ada] = first.all as [Client];
      expect((await ada.ask(goOn)).refused).toBeUndefined();
      await ada.until(() => eveningsOf(ada).some(({ opened }) => opened?.parts === 2));
      expect((await ada.ask({ ...goOn, id: "twice" })).refused?.code).toBe("program-over");

      // What came of it is as good as any other: it is played, and counts once.
      const table = eveningsOf(last.all[0] as Client)[0]?.opened?.tables[0]?.table ?? "";
      for (const client of last.all) await client.must({ type: "watch", table });
      await beginGame(table, last.all);
      await Promise.all(last.all.map((client) => keepPlaying(client, table)));
      for (const client of last.all)
        await client.until(() => client.circle?.inside?.seasons[0]?.number === 1);
      expect(server.faults).toEqual([]);
      await server.kill();
      const store = await openSqlite({ folder });
      const said = await expectWholeInLogs(store, evenings, [2, 1, 1, 1]);
      // And nothing else; the table at which a game has ended has a snapshot.
      const isOpen = (log: string) => !log.startsWith("circle:") && log !== table;
      const there = (await store.withoutSnapshot(1000)).filter(isOpen);
      expect(there.sort()).toEqual(said.filter(isOpen).sort());
      await store.close();
    },
    120_000,
  );
});

describe("A node that is killed while evenings open", () => {
  it("leaves them to the other one, with the people of both", async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const env = { ...ROOMY, DATABASE_URL: url };
    const doomed = await ServerProcess.start({ ...env, DIES_AT: "before evening-opened" });
    const other = await ServerProcess.start(env);
    const evenings = await fourEvenings([doomed.port, other.port]);
    const store = await openPostgres({ url, onTrouble: () => {} });
    // The other one must not be faster. The time that somebody notes is everybody's.
    other.freeze();
    store.clock.advanceTo(evenings[0]?.starts ?? 0);
    await store.beat("clock", 0);
    await doomed.gone();
    other.thaw();
    await Promise.all(
      evenings.map(({ all }) =>
        Promise.all(
          all
            .filter((_, i) => i % 2 === 1)
            .map((client) => client.until(() => hasOpened(client), PATIENCE_MS)),
        ),
      ),
    );
    await comeBack(evenings, other.port);
    for (const evening of evenings) await expectOpened(evening);
    await expectWholeInLogs(store, evenings, [1, 1, 1, 1]);
    expect([...doomed.faults, ...other.faults]).toEqual([]);
    await other.kill();
    await store.close();
  }, 120_000);
});
