import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Update } from "../../protocol/index.ts";
import { type Client, firstOffer, lastOffer } from "../../testing/client.ts";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});

afterAll(async () => {
  await server.close();
});

async function newGame(options: object = {}): Promise<{ table: string; clients: Client[]; mover: Client }> {
  const { table, clients } = await tableOf(server, 3, { options });
  await beginGame(table, clients);
  return { table, clients, mover: clients.find(({ update }) => update!.awaited)! };
}

function moveOf(client: Client, table: string, id: string, choose: (update: Update) => object = firstOffer) {
  const { game, decision } = client.update!;
  return {
    type: "move",
    id,
    table,
    game,
    decision,
    move: choose(client.update!) as { type: string },
  } as const;
}

/** All that happened at the table so far has reached this client: a request of its own comes after it. */
async function settle(client: Client, table: string): Promise<void> {
  await client.ask({ type: "ask", table, game: 0, move: { type: "nothing" } });
}

describe("a request that is sent again", () => {
  it("gets the first answer and plays once, on this connection, on another one, and after a restart", async () => {
    const { table, mover } = await newGame();
    const move = moveOf(mover, table, "only-once");
    expect(await mover.ask(move)).toEqual({ type: "answer", id: "only-once" });
    const after = mover.update!;
    expect(after.update).toBe(1);

    expect(await mover.ask(move)).toEqual({ type: "answer", id: "only-once" });
    await settle(mover, table);
    expect(mover.update).toBe(after);

    await mover.close();
    const back = await server.client(mover.guest);
    await back.must({ type: "watch", table });
    expect(await back.ask(move)).toEqual({ type: "answer", id: "only-once" });
    await settle(back, table);
    expect(back.update).toEqual({ ...after, events: back.update!.events });

    await server.reopen();
    const later = await server.client(mover.guest);
    await later.must({ type: "watch", table });
    expect(await later.ask(move)).toEqual({ type: "answer", id: "only-once" });
    await settle(later, table);
    expect(later.update).toEqual({ ...after, events: later.update!.events });
    expect(later.update!.events.map(({ update }) => update)).toEqual([0, 1]);
  });

  it("does nothing again if it was an act", async () => {
    const { table, clients } = await tableOf(server, 1);
    const [client] = clients as [Client];
    const say = { type: "act", id: "hello-hello", table, act: { type: "say", text: "Ciao" } } as const;
    await client.must(say);
    const { number } = client.room!;
    await client.must(say);
    await settle(client, table);
    expect(client.room!.number).toBe(number);
    expect(client.lines).toHaveLength(1);
  });

  it("is judged anew if it was refused", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, guest] = clients as [Client, Client];
    const lock = { type: "act", id: "lock-it", table, act: { type: "lock", locked: true } } as const;
    expect((await guest.ask(lock)).refused).toEqual({ code: "not-host" });
    await host.mustDo(table, { type: "make-host", person: guest.id });
    expect((await guest.ask(lock)).refused).toBeUndefined();
    await host.until(() => host.room!.locked);
  });

  it("does not touch somebody else's request of the same name", async () => {
    const { table, clients } = await tableOf(server, 2);
    for (const client of clients) {
      await client.must({ type: "act", id: "same", table, act: { type: "say", text: client.id } });
    }
    const [first] = clients as [Client];
    await first.until(() => first.lines.length === 2);
    expect(first.lines.map(({ text }) => text)).toEqual(clients.map(({ id }) => id));
  });
});

describe("a move", () => {
  it("is stale when it answers another decision, and the refusal names the current one", async () => {
    const { table, mover } = await newGame();
    const { decision } = mover.update!;
    const move = moveOf(mover, table, "late");
    for (const wrong of [decision + 1, decision + 7]) {
      const { refused } = await mover.ask({ ...move, decision: wrong });
      expect(refused).toEqual({ code: "stale", params: { decision } });
    }
    const { decision: _, ...without } = move;
    expect((await mover.ask(without)).refused).toEqual({ code: "decision-missing", params: { decision } });
    expect((await mover.ask({ ...move, game: 2 })).refused).toEqual({
      code: "another-game",
      params: { game: 1 },
    });
    await settle(mover, table);
    expect(mover.updates).toHaveLength(1);
  });

  it("is stale when another tab was faster", async () => {
    const { table, mover } = await newGame();
    const tab = await server.client(mover.guest);
    await tab.must({ type: "watch", table });
    const answers = await Promise.all([
      mover.ask(moveOf(mover, table, "from-one")),
      tab.ask(moveOf(tab, table, "from-the-other", lastOffer)),
    ]);
    const codes = answers.map(({ refused }) => refused?.code).sort();
    expect(codes[1]).toBeUndefined();
    // The seat has moved and is not awaited any more: the rules refuse it, or its number does.
    expect(["stale", "not-your-turn"]).toContain(codes[0]);
  });

  it("of somebody who has no seat, or does not watch, goes nowhere", async () => {
    const { table, clients, mover } = await newGame();
    const stranger = await server.client();
    const move = moveOf(mover, table, "not-mine");
    expect((await stranger.ask(move)).refused).toEqual({ code: "not-watching" });
    await stranger.must({ type: "watch", table });
    expect(stranger.update).toMatchObject({ watcher: "spectator", offers: [], awaited: false });
    expect((await stranger.ask(move)).refused).toEqual({ code: "not-seated" });
    const other = clients.find((client) => client !== mover)!;
    expect((await other.ask({ ...move, id: "not-my-turn" })).refused?.code).toBe("not-your-turn");
    await settle(mover, table);
    expect(mover.updates).toHaveLength(1);
  });
});

describe("asking why not", () => {
  it("changes nothing and says how the move would be answered", async () => {
    const { table, clients, mover } = await newGame();
    const wishes = [
      { type: "dance" },
      { type: "keep", and: "more" },
      { type: "swap", with: 1 },
      { type: "KEEP" },
    ];
    for (const client of clients) {
      const { game, decision } = client.update!;
      for (const move of wishes) {
        const asked = await client.ask({ type: "ask", table, game, move });
        const moved = await client.ask({ type: "move", table, game, decision, move });
        expect(asked.refused).toBeDefined();
        expect(moved.refused).toEqual(asked.refused);
      }
    }
    for (const { move } of mover.update!.offers) {
      expect((await mover.ask({ type: "ask", table, game: 1, move })).refused).toBeUndefined();
    }
    await settle(mover, table);
    for (const client of clients) expect(client.updates).toHaveLength(1);
  });

  it("says that the table is closed, as a move would be told", async () => {
    const { table, clients, mover } = await newGame();
    await clients[0]!.mustDo(table, { type: "close" });
    const { game, decision, offers } = mover.updates[0]!;
    const { move } = offers[0]!;
    const moved = await mover.ask({ type: "move", table, game, decision, move });
    const asked = await mover.ask({ type: "ask", table, game, move });
    expect(moved.refused).toEqual({ code: "table-closed" });
    expect(asked.refused).toEqual(moved.refused);
  });

  it("says the same in the middle of the game", async () => {
    const { table, clients } = await newGame({ lives: 5 });
    const stop = () => clients.some(({ update }) => update!.update >= 3);
    await Promise.all(clients.map((client) => keepPlaying(client, table, { choose: firstOffer, stop })));
    await Promise.all(clients.map((client) => client.until(() => client.update!.update >= 3)));
    for (const client of clients) {
      const { game, decision, offers } = client.update!;
      const move = { type: "keep" };
      if (offers.some((offer) => JSON.stringify(offer.move) === JSON.stringify(move))) continue;
      const asked = await client.ask({ type: "ask", table, game, move });
      const moved = await client.ask({ type: "move", table, game, decision, move });
      expect(asked.refused?.clause).toMatch(/^[A-Z]{3}-\d+$/);
      expect(moved.refused).toEqual(asked.refused);
    }
  });
});
