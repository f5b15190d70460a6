import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Update } from "../../protocol/index.ts";
import { type Client, firstOffer, type Guest } from "../../testing/client.ts";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});

afterAll(async () => {
  await server.close();
});

const ENOUGH = 8;

/** A game of three in which so many updates have come to everybody, and nobody moves any more. */
async function gameUnderWay(): Promise<{ table: string; clients: Client[]; spectator: Client }> {
  const { table, clients } = await tableOf(server, 3);
  const spectator = await server.client();
  await spectator.must({ type: "watch", table });
  await beginGame(table, clients);
  await playOn(table, clients, ENOUGH);
  await spectator.until(() => spectator.update!.update === clients[0]!.update!.update);
  return { table, clients, spectator };
}

/** Plays on until everybody has had at least this update. */
async function playOn(table: string, clients: readonly Client[], update: number): Promise<void> {
  const stop = () => clients.some((client) => client.update!.update >= update);
  await Promise.all(clients.map((client) => keepPlaying(client, table, { choose: firstOffer, stop })));
  const furthest = Math.max(...clients.map((client) => client.update!.update));
  await Promise.all(clients.map((client) => client.until(() => client.update!.update === furthest)));
}

function heardBy({ updates }: Client): Update["events"][number][] {
  return updates.flatMap(({ events }) => events);
}

function withoutEvents({ events: _, ...rest }: Update): Omit<Update, "events"> {
  return rest;
}

async function comeBack(
  guest: Guest,
  table: string,
  resume?: { game: number; update: number },
): Promise<Client> {
  const client = await server.client(guest);
  await client.must(resume === undefined ? { type: "watch", table } : { type: "watch", table, resume });
  return client;
}

describe("after a drop", () => {
  it("a client gets exactly the updates it missed, as a client that stayed got them", async () => {
    const { table, clients, spectator } = await gameUnderWay();
    for (const stayed of [...clients, spectator]) {
      for (const last of [0, 3, ENOUGH - 1]) {
        const back = await comeBack(stayed.guest, table, { game: 1, update: last });
        expect(back.updates).toHaveLength(1);
        expect(heardBy(back)).toEqual(heardBy(stayed).filter(({ update }) => update > last));
        expect(withoutEvents(back.update!)).toEqual(withoutEvents(stayed.update!));
        expect(back.room).toEqual(stayed.room);
        await back.close();
      }
    }
  });

  it("a client that missed nothing gets the room and no update", async () => {
    const { table, clients } = await gameUnderWay();
    for (const stayed of clients) {
      const back = await comeBack(stayed.guest, table, { game: 1, update: stayed.update!.update });
      expect(back.updates).toEqual([]);
      expect(back.room).toEqual(stayed.room);
    }
  });

  it("a client that has nothing, or something of another game, gets the whole story", async () => {
    const { table, clients } = await gameUnderWay();
    const [stayed] = clients as [Client];
    for (const resume of [
      undefined,
      { game: 0, update: 2 },
      { game: 2, update: 2 },
      { game: 1, update: 999 },
    ]) {
      const back = await comeBack(stayed.guest, table, resume);
      expect(back.updates).toHaveLength(1);
      expect(heardBy(back)).toEqual(heardBy(stayed));
      expect(withoutEvents(back.update!)).toEqual(withoutEvents(stayed.update!));
    }
  });

  it("a client goes on counting where it was, and hears nothing twice", async () => {
    const { table, clients } = await gameUnderWay();
    const [stayed] = clients as [Client];
    const last = stayed.update!.update;
    const back = await comeBack(stayed.guest, table, { game: 1, update: last - 2 });
    await playOn(table, clients, last + 3);
    await back.until(() => back.update!.update === stayed.update!.update);
    expect(heardBy(back)).toEqual(heardBy(stayed).filter(({ update }) => update > last - 2));
  });

  it("the server may have been restarted in between", async () => {
    const { table, clients } = await gameUnderWay();
    const [stayed] = clients as [Client];
    const before = heardBy(stayed);
    const last = withoutEvents(stayed.update!);
    await server.reopen();
    const back = await comeBack(stayed.guest, table, { game: 1, update: 2 });
    expect(heardBy(back)).toEqual(before.filter(({ update }) => update > 2));
    expect(withoutEvents(back.update!)).toEqual(last);
  });
});

describe("two tabs on one seat", () => {
  it("both get everything and both can move", async () => {
    // Nobody can be out before everything has been tried.
    const { table, clients } = await tableOf(server, 3, { options: { lives: 5 } });
    const [first] = clients as [Client];
    const tab = await comeBack(first.guest, table);
    await beginGame(table, clients);
    await tab.until(() => tab.update !== undefined);
    const others = clients.slice(1);
    const isTheirTurn = (client: Client) => (client.update!.view as { turn: number }).turn === 0;
    for (const mover of [first, tab, first, tab]) {
      await Promise.all(
        others.map((client) =>
          keepPlaying(client, table, { choose: firstOffer, stop: () => isTheirTurn(client) }),
        ),
      );
      await mover.until(() => isTheirTurn(mover));
      const { update } = mover.update!;
      expect((await mover.play(table)).refused).toBeUndefined();
      await Promise.all(
        [first, tab, ...others].map((client) => client.until(() => client.update!.update > update)),
      );
    }
    expect(tab.updates).toEqual(first.updates);
    expect(tab.room).toEqual(first.room);
  });

  it("nobody is gone while one of them is open", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [first, other] = clients as [Client, Client];
    const tab = await comeBack(first.guest, table);
    const isThere = () => other.room!.people.find(({ id }) => id === first.id)?.present;
    await first.close();
    await tab.must({ type: "act", table, act: { type: "say", text: "Sono ancora qui" } });
    await other.until(() => other.lines.length === 1);
    expect(isThere()).toBe(true);
    await tab.close();
    await other.until(() => isThere() === false);
  });
});
