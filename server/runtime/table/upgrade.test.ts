import { afterEach, describe, expect, it } from "vitest";
import type { Update } from "../../protocol/index.ts";
import type { Client } from "../../testing/client.ts";
import { sharedPostgres } from "../../testing/postgres-shared.ts";
import { TestServer } from "../../testing/test-server.ts";
import { bet, deal, TODAY, TOMORROW, tombolinoTable } from "../../testing/tombolino-tables.ts";

const creditsIn = ({ view }: Update) => (view as { credits: number[] }).credits;

/** The same people at the same table, after the server was closed and opened again. */
async function comeBack(server: TestServer, table: string, clients: readonly Client[]): Promise<Client[]> {
  return Promise.all(
    clients.map(async ({ guest }) => {
      const back = await server.client(guest);
      await back.must({ type: "watch", table });
      return back;
    }),
  );
}

describe("A new release in the middle of a game", () => {
  const servers: TestServer[] = [];
  const open = async (env: Record<string, string>, games: string) => {
    const server = await TestServer.open(env, games);
    servers.push(server);
    return server;
  };
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  it("takes the game over where the old one left it, by an entry in its log, and plays it to its end", async () => {
    const server = await open({}, TODAY);
    const { table, players, screen } = await tombolinoTable(server, 2, { rounds: 1 });
    await deal(table, screen);
    await bet(table, players, 3);
    const [before] = players.map(({ update }) => update!);
    expect(creditsIn(before!)).toEqual([7, 10]);

    await server.reopen(TOMORROW);
    const back = await comeBack(server, table, players);
    expect(creditsIn(back[0]!.update!)).toEqual([17, 20]);
    const events = back[0]!.update!.events;
    expect(events.slice(0, -1)).toEqual(players[0]!.updates.flatMap((update) => update.events));
    expect(events.at(-1)?.events).toEqual([]);

    await bet(table, back, 2);
    await back[0]!.until(() => back[0]!.room?.playing?.over === true);
    const { id } = back[0]!.room!.ended[0]!;
    const response = await fetch(`http://127.0.0.1:${server.port}/api/record/${id}`);
    const record = (await response.json()) as { log: { by: unknown }[] };
    expect(record).toMatchObject({ version: 2, result: { scores: expect.any(Array) } });
    expect(record.log.filter(({ by }) => by === "upgrade")).toHaveLength(1);
  });

  it("is never guessed: inputs of the old version without a snapshot after them wait for the old version", async () => {
    const server = await open({}, TODAY);
    const { table, players, screen } = await tombolinoTable(server, 2);
    await deal(table, screen);
    await server.reopen(TODAY);
    const back = await comeBack(server, table, players);
    await bet(table, back, 1);
    await server.crash();
    await server.start(TOMORROW);
    const early = await server.client(players[0]!.guest);
    expect((await early.ask({ type: "watch", table })).refused?.code).toBe("unavailable");

    await server.reopen(TODAY);
    await server.reopen(TOMORROW);
    const [again] = await comeBack(server, table, players);
    expect(creditsIn(again!.update!)).toEqual([19, 20]);
  });

  it("runs beside the old one in a cluster: the old node leaves the table to the new one", async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const old = await open({ DATABASE_URL: url }, TODAY);
    const { table, players, screen } = await tombolinoTable(old, 2);
    await deal(table, screen);
    await bet(table, players, 3);

    const fresh = await open({ DATABASE_URL: url }, TOMORROW);
    await old.until(() => old.running.node.hasOtherBuilds());
    await old.until(async () => (await old.running.node.store.withoutSnapshot(10)).length === 0);
    const newcomer = await fresh.client(players[1]!.guest);
    await newcomer.must({ type: "watch", table });
    await newcomer.until(() => newcomer.update !== undefined);
    expect(creditsIn(newcomer.update!)).toEqual([17, 20]);

    await players[0]!.until(() =>
      players[0]!.messages.some((message) => message.type === "left" && message.why === "newer-version"),
    );
    expect((await players[0]!.ask({ type: "watch", table })).refused?.code).toBe("newer-version");
  });
});
