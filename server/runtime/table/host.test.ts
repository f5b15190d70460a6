import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Act, Left, PublicRoom } from "../../protocol/index.ts";
import type { Client } from "../../testing/client.ts";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});

afterAll(async () => {
  await server.close();
});

async function comeIn(table: string): Promise<Client> {
  const client = await server.client();
  await client.must({ type: "watch", table });
  return client;
}

/** All that happened so far has reached this client: an answer of its own comes after it. */
async function settle(client: Client): Promise<void> {
  await client.must({ type: "unwatch", table: "A".repeat(22) });
}

function whyLeft(client: Client): Left["why"] | undefined {
  return client.messages.find((message): message is Left => message.type === "left")?.why;
}

async function hasLeft(client: Client): Promise<Left["why"] | undefined> {
  await client.until(() => whyLeft(client) !== undefined);
  return whyLeft(client);
}

function peopleIn(room: PublicRoom | undefined): string[] | undefined {
  return room?.people.map(({ id }) => id);
}

describe("The host", () => {
  it("has powers that nobody else has, before the game and in it", async () => {
    const { table, clients } = await tableOf(server, 3);
    const [host, player] = clients as [Client, Client];
    const spectator = await comeIn(table);
    const powers: Act[] = [
      { type: "set-options", options: {} },
      { type: "set-table", settings: { chat: false } },
      { type: "lock", locked: true },
      { type: "seat-bot", chair: 5, bot: "levelled" },
      { type: "remove-bot", chair: 5 },
      { type: "remove", person: host.id },
      { type: "make-host", person: player.id },
      { type: "set-screen", person: player.id },
      { type: "pause" },
      { type: "resume" },
      { type: "close" },
    ];
    const everybodyTries = async () => {
      const before = host.room?.number;
      for (const act of powers) {
        for (const client of [player, spectator]) {
          expect((await client.do(table, act)).refused).toEqual({ code: "not-host" });
        }
      }
      await settle(host);
      expect(host.room?.number).toBe(before);
    };
    await everybodyTries();
    await beginGame(table, clients);
    await everybodyTries();
  });

  it("changes options and settings, seats bots and takes them away", async () => {
    const { table, clients } = await tableOf(server, 1);
    const [host] = clients as [Client];
    await host.mustDo(table, { type: "set-options", options: { kings: "swap" } });
    await host.mustDo(table, { type: "set-table", settings: { pace: "quick" } });
    expect(host.room).toMatchObject({
      options: { kings: "swap", lives: 3 },
      settings: { pace: "quick", away: "bot" },
    });
    const bad = await host.do(table, { type: "set-options", options: { decisionSeconds: "soon" } });
    expect(bad.refused).toMatchObject({ code: "bad-options", params: { path: "/decisionSeconds" } });
    await host.mustDo(table, { type: "seat-bot", chair: 2, bot: "levelled:strong" });
    expect(host.room?.chairs[2]).toEqual({ bot: "levelled:strong" });
    const noBot = await host.do(table, { type: "seat-bot", chair: 3, bot: "levelled:divine" });
    expect(noBot.refused).toEqual({ code: "no-such-bot", params: { bot: "levelled:divine" } });
    await host.mustDo(table, { type: "remove-bot", chair: 2 });
    expect(host.room?.chairs[2]).toBeNull();
  });

  it("hands the table over, and is a guest like all others from then on", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, heir] = clients as [Client, Client];
    await host.mustDo(table, { type: "make-host", person: heir.id });
    expect((await host.do(table, { type: "close" })).refused?.code).toBe("not-host");
    await heir.mustDo(table, { type: "remove", person: host.id });
    expect(await hasLeft(host)).toBe("removed");
  });

  it("leaves, and somebody who sits is host before a spectator who came earlier", async () => {
    const { table, clients } = await tableOf(server, 1);
    const [host] = clients as [Client];
    const spectator = await comeIn(table);
    const player = await comeIn(table);
    await player.mustDo(table, { type: "sit", chair: 4 });
    await host.mustDo(table, { type: "leave" });
    expect(await hasLeft(host)).toBe("left");
    await settle(player);
    expect(player.room).toMatchObject({ host: player.id });
    expect(player.room?.chairs[0]).toBeNull();
    await player.mustDo(table, { type: "leave" });
    await settle(spectator);
    expect(spectator.room).toMatchObject({ host: spectator.id });
    expect(peopleIn(spectator.room)).toEqual([spectator.id]);
  });

  it("stops the game's clock and lets it run again", async () => {
    const { table, clients } = await tableOf(server, 3);
    const [host] = clients as [Client];
    await beginGame(table, clients);
    await host.mustDo(table, { type: "pause" });
    expect((await host.do(table, { type: "pause" })).refused?.code).toBe("paused");
    const mover = clients.find(({ update }) => update!.awaited)!;
    await mover.until(() => mover.update!.clock.pausedAt !== null);
    expect(mover.update?.offers).toEqual([]);
    const { refused } = await mover.play(table, () => ({ type: "swap" }));
    expect(refused?.code).toBe("paused");
    await host.mustDo(table, { type: "resume" });
    await mover.until(() => mover.update!.clock.pausedAt === null);
    expect((await mover.play(table)).refused).toBeUndefined();
  });

  it("closes the table: it refuses everything from then on, but can still be watched", async () => {
    const { table, clients } = await tableOf(server, 3);
    const [host, player] = clients as [Client, Client];
    await beginGame(table, clients);
    const mover = clients.find(({ update }) => update!.awaited)!;
    await host.mustDo(table, { type: "close" });
    await settle(player);
    expect(player.room).toMatchObject({ closed: "host", code: null, playing: { over: true } });
    expect(player.room?.ended).toMatchObject([{ number: 1, result: null }]);
    for (const act of [
      { type: "say", text: "ma come?" },
      { type: "leave" },
      { type: "sit", chair: 7 },
      { type: "close" },
    ] satisfies Act[]) {
      expect((await host.do(table, act)).refused).toEqual({ code: "table-closed" });
    }
    const { game, decision } = mover.update!;
    const move = { type: "move", table, game, decision, move: { type: "swap" } } as const;
    expect((await mover.ask(move)).refused).toEqual({ code: "table-closed" });
    const late = await comeIn(table);
    expect(late.room).toMatchObject({ closed: "host" });
    expect(peopleIn(late.room)).not.toContain(late.id);
    expect((await late.do(table, { type: "say", text: "ciao" })).refused?.code).toBe("table-closed");
  });
});

describe("Somebody the host sends away", () => {
  it("is gone before the game, and does not come back by link or by code", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, guest] = clients as [Client, Client];
    const otherDevice = await server.client(guest.guest);
    await otherDevice.must({ type: "watch", table });
    await host.mustDo(table, { type: "remove", person: guest.id });
    expect(await hasLeft(guest)).toBe("removed");
    expect(await hasLeft(otherDevice)).toBe("removed");
    expect(host.room?.chairs[1]).toBeNull();
    expect(peopleIn(host.room)).toEqual([host.id]);
    expect((await guest.do(table, { type: "sit", chair: 1 })).refused?.code).toBe("not-watching");
    await guest.must({ type: "find", code: host.room!.code! });
    expect((await guest.ask({ type: "watch", table })).refused).toEqual({ code: "removed" });
    const again = await server.client(guest.guest);
    expect((await again.ask({ type: "watch", table })).refused).toEqual({ code: "removed" });
  });

  it("leaves the seat to a bot in mid-game, for good, and sees nothing more", async () => {
    const { table, clients } = await tableOf(server, 3, { settings: { pace: "quick" } });
    const [host, player] = clients as [Client, Client];
    await beginGame(table, clients);
    const gone = clients.find((client) => client !== host && client !== player)!;
    await host.mustDo(table, { type: "remove", person: gone.id });
    expect(await hasLeft(gone)).toBe("removed");
    expect(host.room?.chairs[2]).toEqual({ bot: "levelled" });
    const seen = gone.updates.length;
    await Promise.all(
      [host, player].map((client) => keepPlaying(client, table, { stop: () => allHaveMoved(client) })),
    );
    expect((await gone.ask({ type: "watch", table })).refused).toEqual({ code: "removed" });
    expect(gone.updates).toHaveLength(seen);
  });

  it("does not come back when the table is closed either", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, guest] = clients as [Client, Client];
    await host.mustDo(table, { type: "remove", person: guest.id });
    await host.mustDo(table, { type: "say", text: "fra noi" });
    await host.mustDo(table, { type: "close" });
    expect((await guest.ask({ type: "watch", table })).refused).toEqual({ code: "removed" });
    expect(guest.lines).toEqual([]);
  });
});

/** Everybody has moved at least once, including the bot. */
function allHaveMoved(client: Client): boolean {
  return (client.update?.update ?? 0) >= 4;
}

describe("A locked table", () => {
  it("lets no stranger in, but its own people come back", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, guest] = clients as [Client, Client];
    await host.mustDo(table, { type: "lock", locked: true });
    const stranger = await server.client();
    expect((await stranger.ask({ type: "watch", table })).refused).toEqual({ code: "locked" });
    await guest.close();
    await host.until(() => host.room?.people.some(({ present }) => !present) === true);
    const back = await server.client(guest.guest);
    await back.must({ type: "watch", table });
    expect(back.room?.chairs[1]).toMatchObject({ person: guest.id });
    await host.mustDo(table, { type: "lock", locked: false });
    await stranger.must({ type: "watch", table });
  });
});

describe("Chat", () => {
  it("reaches everybody at the table, with who said it", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, player] = clients as [Client, Client];
    const spectator = await comeIn(table);
    await player.must({ type: "introduce", nickname: "Ugo" });
    await player.mustDo(table, { type: "say", text: "Buon appetito! 🍝" });
    await spectator.mustDo(table, { type: "say", text: "altrettanto" });
    for (const client of [host, player, spectator]) {
      await settle(client);
      expect(client.lines.map(({ person, text }) => [person, text])).toEqual([
        [player.id, "Buon appetito! 🍝"],
        [spectator.id, "altrettanto"],
      ]);
      expect(client.lines[0]?.nickname).toBe("Ugo");
    }
  });

  it("gives latecomers the last lines, and those only", async () => {
    const { table, clients } = await tableOf(server, 1);
    for (let i = 0; i < 55; i++) await clients[0]!.mustDo(table, { type: "say", text: `riga ${i}` });
    const late = await comeIn(table);
    expect(late.lines.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, i) => `riga ${i + 5}`));
    await clients[0]!.mustDo(table, { type: "say", text: "e un'altra" });
    await settle(late);
    expect(late.lines).toHaveLength(51);
  });

  it("is closed for everybody if the settings say so, until they say otherwise", async () => {
    const { table, clients } = await tableOf(server, 2, { settings: { chat: false } });
    const [host, guest] = clients as [Client, Client];
    for (const client of clients) {
      const { refused } = await client.do(table, { type: "say", text: "ciao" });
      expect(refused).toEqual({ code: "chat-closed" });
    }
    await host.mustDo(table, { type: "set-table", settings: { chat: true } });
    await guest.mustDo(table, { type: "say", text: "finalmente" });
    await settle(host);
    expect(host.lines.map(({ text }) => text)).toEqual(["finalmente"]);
  });

  it.each(["", "   ", "due\nrighe", "\u0007", "x".repeat(201)])("has no room for %j", async (text) => {
    const { table, clients } = await tableOf(server, 1);
    const { refused } = await clients[0]!.do(table, { type: "say", text });
    expect(refused).toEqual({ code: "malformed" });
  });
});
