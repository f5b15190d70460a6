import { createHash } from "node:crypto";
import { findGame } from "@tavolata/games";
import { type GameRecord, type GameTypes, verify } from "@tavolata/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Left, ServerMessage } from "../../protocol/index.ts";
import type { Client } from "../../testing/client.ts";
import { beginGame, keepPlaying, TestServer, tableOf } from "../../testing/test-server.ts";

const QUICK = { settings: { pace: "quick" } };
const ONE_LIFE = { options: { lives: 1 } };
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

/** All that happened so far has reached these clients: an answer of their own comes after it. */
async function settle(...clients: readonly Client[]): Promise<void> {
  await Promise.all(clients.map((client) => client.must({ type: "unwatch", table: "A".repeat(22) })));
}

function moverAmong(clients: readonly Client[]): Client {
  const mover = clients.find(({ update }) => update?.awaited);
  if (mover === undefined) throw new Error("nobody is awaited");
  return mover;
}

/** So many moves by the player whose turn it is, who must be a person. */
async function playMoves(table: string, clients: readonly Client[], moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    await settle(...clients);
    const { refused } = await moverAmong(clients).play(table);
    expect(refused).toBeUndefined();
  }
  await settle(...clients);
}

async function playToTheEnd(table: string, clients: readonly Client[]): Promise<void> {
  await Promise.all(clients.map((client) => keepPlaying(client, table)));
}

async function fetchRecord(id: string): Promise<GameRecord<GameTypes> | undefined> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/record/${id}`);
  return response.status === 200 ? ((await response.json()) as GameRecord<GameTypes>) : undefined;
}

function hashOf(seed: string): string {
  return createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
}

describe("A player", () => {
  it("who leaves in mid-game loses the seat to a bot, and can come back as a spectator", async () => {
    const { table, clients } = await tableOf(server, 3, QUICK);
    await beginGame(table, clients);
    const leaver = moverAmong(clients);
    const stayers = clients.filter((client) => client !== leaver);
    const chair = clients.indexOf(leaver);
    await leaver.mustDo(table, { type: "leave" });
    const left = leaver.messages.find((message): message is Left => message.type === "left");
    const [stayer] = stayers;
    const toldOf = (message: ServerMessage) =>
      message.type === "chat" &&
      message.lines.some(({ person, news }) => person === leaver.id && news === "left");
    await stayer!.until(() => stayer!.messages.some(toldOf));
    const seat = stayer!.room!.playing!.chairs.indexOf(chair);
    expect(stayer!.room!.playing!.earlier, "what they did stays theirs").toEqual([
      { seat, until: expect.any(Number), nickname: expect.any(String) },
    ]);
    expect(left?.why).toBe("left");
    const witness = stayers[0]!;
    await settle(witness);
    expect(witness.room?.chairs[chair]).toEqual({ bot: "levelled" });
    await witness.until(() => witness.update!.update > 0);

    await leaver.must({ type: "watch", table });
    expect(leaver.update?.watcher).toBe("spectator");
    const { refused } = await leaver.play(table, () => ({ type: "swap" }));
    expect(refused?.code).toBe("not-seated");
  });

  it("who rests has a bot play for them and their own moves refused, until they return", async () => {
    const { table, clients } = await tableOf(server, 3, QUICK);
    await beginGame(table, clients);
    const tired = moverAmong(clients);
    const chair = clients.indexOf(tired);
    await tired.mustDo(table, { type: "rest" });
    expect(tired.room?.chairs[chair]).toMatchObject({ person: tired.id, standIn: true });
    expect((await tired.do(table, { type: "rest" })).refused?.code).toBe("already-so");
    expect((await tired.play(table)).refused?.code).toBe("resting");
    await tired.until(() => tired.update!.update > 0);
    expect(tired.update?.watcher).toBe(chair);

    await tired.mustDo(table, { type: "return" });
    expect(tired.room?.chairs[chair]).toMatchObject({ standIn: false });
    expect((await tired.do(table, { type: "return" })).refused?.code).toBe("already-so");
    for (;;) {
      await settle(...clients);
      const mover = moverAmong(clients);
      expect((await mover.play(table)).refused).toBeUndefined();
      if (mover === tired) break;
    }
  });

  it("who rests still rests after coming back on another connection, because they wished to", async () => {
    const { table, clients } = await tableOf(server, 3);
    await beginGame(table, clients);
    const tired = clients.find(({ update }) => !update!.awaited)!;
    const witness = clients.find((client) => client !== tired)!;
    await tired.mustDo(table, { type: "rest" });
    await tired.close();
    await witness.until(() => witness.room?.people.some(({ present }) => !present) === true);
    const back = await server.client(tired.guest);
    await back.must({ type: "watch", table });
    expect(back.room?.chairs[clients.indexOf(tired)]).toMatchObject({ standIn: true });
    await back.mustDo(table, { type: "return" });
  });

  it("who waits cannot rest, and there is nothing to return from", async () => {
    const { table, clients } = await tableOf(server, 1);
    expect((await clients[0]!.do(table, { type: "rest" })).refused?.code).toBe("not-in-play");
    expect((await clients[0]!.do(table, { type: "return" })).refused?.code).toBe("already-so");
  });
});

describe("Spectators", () => {
  it("see what is public as the game goes on, and no hand, if everybody may watch", async () => {
    const { table, clients } = await tableOf(server, 3);
    const spectator = await comeIn(table);
    await beginGame(table, clients);
    await playMoves(table, clients, 2);
    await settle(spectator);
    expect(spectator.updates).toHaveLength(3);
    expect(spectator.update).toMatchObject({ watcher: "spectator", offers: [], awaited: false });
    const { players } = spectator.update!.view as { players: { held: { card: string; shown: boolean } }[] };
    const unseen = players.filter(({ held }) => !held.shown).map(({ held }) => held.card);
    expect(new Set(unseen)).toEqual(new Set(["?"]));
  });

  it("get no update at all if nobody may watch, not even of the end", async () => {
    const { table, clients } = await tableOf(server, 3, { ...ONE_LIFE, settings: { spectators: "none" } });
    const spectator = await comeIn(table);
    await beginGame(table, clients);
    await playToTheEnd(table, clients);
    await settle(spectator);
    expect(spectator.room?.playing?.over).toBe(true);
    expect(spectator.updates).toEqual([]);
  });

  it("get the whole game when it is over, and nothing before, if they may only watch afterwards", async () => {
    const { table, clients } = await tableOf(server, 3, { ...ONE_LIFE, settings: { spectators: "after" } });
    const spectator = await comeIn(table);
    await beginGame(table, clients);
    await playMoves(table, clients, 1);
    await settle(spectator);
    expect(spectator.updates).toEqual([]);
    await playToTheEnd(table, clients);
    await settle(spectator);
    expect(spectator.updates).toHaveLength(1);
    expect(spectator.update?.watcher).toBe("spectator");
    expect(spectator.update?.events.map(({ update }) => update)).toEqual(
      Array.from({ length: spectator.update!.update + 1 }, (_, i) => i),
    );
  });

  it("are let in and shut out while the game goes on, as the host decides", async () => {
    const { table, clients } = await tableOf(server, 3, { settings: { spectators: "none" } });
    const [host] = clients as [Client];
    const spectator = await comeIn(table);
    await beginGame(table, clients);
    await playMoves(table, clients, 1);
    expect(spectator.updates).toEqual([]);
    await host.mustDo(table, { type: "set-table", settings: { spectators: "public" } });
    await spectator.until(() => spectator.updates.length === 1);
    expect(spectator.update).toMatchObject({ watcher: "spectator", update: 1 });
    for (const spectators of ["after", "none"] as const) {
      await host.mustDo(table, { type: "set-table", settings: { spectators } });
      await playMoves(table, clients, 1);
      await settle(spectator);
      expect(spectator.updates).toHaveLength(1);
    }
  });
});

describe("The screen in the middle of the table", () => {
  it("is named by the host alone, and sees the game as a screen even if nobody else may watch", async () => {
    const { table, clients } = await tableOf(server, 3, { settings: { spectators: "none" } });
    const [host, player] = clients as [Client, Client];
    const screen = await comeIn(table);
    const self = { type: "set-screen", person: screen.id } as const;
    expect((await screen.do(table, self)).refused?.code).toBe("not-host");
    expect((await player.do(table, self)).refused?.code).toBe("not-host");
    await host.mustDo(table, self);
    expect((await host.do(table, self)).refused?.code).toBe("already-so");
    expect(host.room?.screen).toBe(screen.id);
    await beginGame(table, clients);
    await screen.until(() => screen.update !== undefined);
    expect(screen.update).toMatchObject({ watcher: "screen", view: { watcher: "screen" } });

    await host.mustDo(table, { type: "set-screen", person: null });
    await playMoves(table, clients, 1);
    await settle(screen);
    expect(screen.updates).toHaveLength(1);
  });

  it("does not become host when the host leaves", async () => {
    const { table, clients } = await tableOf(server, 1);
    const [host] = clients as [Client];
    const screen = await comeIn(table);
    const spectator = await comeIn(table);
    await host.mustDo(table, { type: "set-screen", person: screen.id });
    await host.mustDo(table, { type: "leave" });
    await settle(spectator);
    expect(spectator.room).toMatchObject({ host: spectator.id, screen: screen.id });
  });
});

describe("After the game", () => {
  it("everybody says ready again, and each game's chance is what was promised before it", async () => {
    const { table, clients } = await tableOf(server, 3, ONE_LIFE);
    const [host, second, third] = clients as [Client, Client, Client];
    const promised: string[] = [];
    for (const number of [1, 2]) {
      promised.push(host.room!.commitment);
      for (const client of [host, second]) {
        await client.mustDo(table, { type: "ready", seed: `${client.id}-${number}` });
      }
      await settle(host);
      expect(host.room?.playing?.number ?? 0).toBe(number - 1);
      await third.mustDo(table, { type: "ready", seed: `${third.id}-${number}` });
      await Promise.all(clients.map((client) => client.until(() => client.update?.game === number)));
      expect(host.room?.playing).toMatchObject({ number, commitment: promised.at(-1), over: false });
      await playToTheEnd(table, clients);
      await settle(host);
      const ready = host.room?.chairs.map((chair) => chair && "person" in chair && chair.ready);
      expect(ready?.slice(0, 3)).toEqual([false, false, false]);
    }
    expect(host.room?.ended.map(({ number }) => number)).toEqual([1, 2]);
    expect(new Set([...promised, host.room!.commitment]).size).toBe(3);
    for (const [i, { id, number, result }] of host.room!.ended.entries()) {
      const record = (await fetchRecord(id))!;
      expect(record.commitment).toBe(promised[i]);
      expect(hashOf(record.serverSeed!)).toBe(promised[i]);
      expect(record.playerSeeds).toEqual(clients.map((client) => `${client.id}-${number}`));
      expect(verify(findGame(record.game)!.rules, record)).toMatchObject({ fair: true, result });
    }
  });

  it("chairs may be changed: somebody who was a spectator plays the next one", async () => {
    const { table, clients } = await tableOf(server, 3, ONE_LIFE);
    const [host, second, leaver] = clients as [Client, Client, Client];
    const newcomer = await comeIn(table);
    await beginGame(table, clients);
    await playToTheEnd(table, clients);
    await settle(...clients);
    await leaver.mustDo(table, { type: "stand" });
    await newcomer.mustDo(table, { type: "sit", chair: 5 });
    await beginGame(table, [host, second, newcomer]);
    await settle(leaver);
    expect(newcomer.update).toMatchObject({ game: 2, watcher: 2 });
    expect(leaver.update).toMatchObject({ game: 2, watcher: "spectator" });
    expect(host.room?.playing?.chairs).toEqual([0, 1, 5]);
  });
});
