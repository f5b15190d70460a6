import { createHash } from "node:crypto";
import type { GameRecord, GameTypes } from "@tavolata/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublicChair } from "../../protocol/index.ts";
import type { Client } from "../../testing/client.ts";
import { TEMPLATE_NAME } from "../../testing/template.ts";
import { beginGame, TestServer, tableOf } from "../../testing/test-server.ts";

/** All that happened so far has reached these clients: an answer of their own comes after it. */
async function settle(...clients: readonly Client[]): Promise<void> {
  await Promise.all(clients.map((client) => client.must({ type: "unwatch", table: "A".repeat(22) })));
}

function isStoodIn(chair: PublicChair | undefined): boolean {
  return chair != null && "standIn" in chair && chair.standIn;
}

describe("For somebody whose connection is cut", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.open({ TIMEOUT_PLAYER_SECONDS: "1", TIMEOUT_HOST_SECONDS: "1" });
  });

  afterAll(async () => {
    await server.close();
  });

  it("a bot plays after a while; they come back to their seat and play on", async () => {
    const { table, clients } = await tableOf(server, 3, { settings: { pace: "quick" } });
    await beginGame(table, clients);
    const lost = clients.find(({ update }) => update!.awaited)!;
    const seat = clients.indexOf(lost);
    const others = clients.filter((client) => client !== lost);
    const [witness] = others as [Client];
    lost.socket.terminate();
    await witness.until(() => isStoodIn(witness.room?.chairs[seat]));
    expect(witness.room?.chairs[seat]).toMatchObject({ person: lost.id });
    await witness.until(() => witness.update!.update > 0);

    const back = await server.client(lost.guest);
    await back.must({ type: "watch", table });
    expect(isStoodIn(back.room?.chairs[seat])).toBe(false);
    expect(back.update?.watcher).toBe(seat);
    for (;;) {
      await settle(back, ...others);
      const mover = [back, ...others].find(({ update }) => update?.awaited)!;
      expect((await mover.play(table)).refused).toBeUndefined();
      if (mover === back) break;
    }
  });

  it("nobody plays if the table waits", async () => {
    const { table, clients } = await tableOf(server, 3, { settings: { away: "wait", pace: "quick" } });
    await beginGame(table, clients);
    const lost = clients.find(({ update }) => update!.awaited)!;
    const others = clients.filter((client) => client !== lost);
    const [witness, heir] = others as [Client, Client];
    if (witness.room?.host !== lost.id) {
      const host = others.find((client) => client.id === client.room?.host)!;
      await host.mustDo(table, { type: "make-host", person: lost.id });
      await settle(witness);
    }
    lost.socket.terminate();
    // The timeouts of hosts and players are the same here, so this is when a bot would have come.
    await witness.until(() => witness.room?.host !== lost.id);
    await heir.mustDo(table, { type: "say", text: "aspettiamo" });
    await settle(witness);
    expect(witness.room?.chairs.some((chair) => isStoodIn(chair))).toBe(false);
    expect(witness.updates).toHaveLength(1);

    const back = await server.client(lost.guest);
    await back.must({ type: "watch", table });
    expect((await back.play(table)).refused).toBeUndefined();
  });

  it("somebody else who is there becomes host, players before spectators", async () => {
    const { table, clients } = await tableOf(server, 1);
    const [host] = clients as [Client];
    const spectator = await server.client();
    const gone = await server.client();
    const player = await server.client();
    for (const client of [spectator, gone, player]) await client.must({ type: "watch", table });
    await gone.mustDo(table, { type: "sit", chair: 3 });
    await player.mustDo(table, { type: "sit", chair: 4 });
    await gone.close();
    await host.close();
    await player.until(() => player.room?.host === player.id);
    expect(player.room?.chairs[0]).toMatchObject({ person: host.id });

    const back = await server.client(host.guest);
    await back.must({ type: "watch", table });
    expect(back.room?.host).toBe(player.id);
    expect((await back.do(table, { type: "close" })).refused?.code).toBe("not-host");
  });

  it("who never came to the table they opened, somebody else becomes host too", async () => {
    const opener = await server.client();
    const { table } = await opener.must({ type: "open", game: TEMPLATE_NAME });
    await opener.close();
    const guest = await server.client();
    await guest.must({ type: "watch", table: table! });
    await guest.until(() => guest.room?.host === guest.id, 3000);
    await guest.mustDo(table!, { type: "lock", locked: true });
  });

  it("nothing happens while another of their devices is at the table", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, guest] = clients as [Client, Client];
    const second = await server.client(guest.guest);
    await second.must({ type: "watch", table });
    await guest.close();
    await settle(second, host);
    expect(host.room?.people).toMatchObject([{ present: true }, { present: true }]);
    await second.mustDo(table, { type: "ready", seed: "s" });
  });

  it("nothing happens if they change devices while the table is busy", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, guest] = clients as [Client, Client];
    let before = guest;
    for (let change = 0; change < 5; change++) {
      const after = await server.client(guest.guest);
      const chatter = ["uno", "due", "tre"].map((text) => host.mustDo(table, { type: "say", text }));
      await Promise.all([
        ...chatter,
        after.must({ type: "watch", table }),
        before.must({ type: "unwatch", table }),
      ]);
      await host.mustDo(table, { type: "say", text: "chi c'è?" });
      expect(host.room?.people).toMatchObject([{ present: true }, { id: guest.id, present: true }]);
      before = after;
    }
  });
});

describe("When nobody is left", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.open({
      TIMEOUT_TABLE_SECONDS: "1",
      TIMEOUT_GAME_SECONDS: "1",
      TIMEOUT_HOST_SECONDS: "1",
    });
  });

  afterAll(async () => {
    await server.close();
  });

  /** All timeouts are the same here: when one for a host has run out, so have all that began before. */
  async function untilTimeoutsRunOut(): Promise<void> {
    const { clients } = await tableOf(server, 2);
    const [host, witness] = clients as [Client, Client];
    await host.close();
    await witness.until(() => witness.room?.host === witness.id);
    await witness.close();
  }

  async function allGo(table: string, clients: readonly Client[]): Promise<void> {
    for (const client of clients) await client.must({ type: "unwatch", table });
  }

  async function comeIn(table: string): Promise<Client> {
    const client = await server.client();
    await client.must({ type: "watch", table });
    return client;
  }

  it("a table closes after a while, and its code leads nowhere", async () => {
    const { table, clients } = await tableOf(server, 2);
    const code = clients[0]!.room!.code!;
    await allGo(table, clients);
    await untilTimeoutsRunOut();
    const late = await comeIn(table);
    expect(late.room).toMatchObject({ closed: "idle", code: null, playing: null });
    expect((await late.ask({ type: "find", code })).refused?.code).toBe("no-such-code");
    expect((await late.do(table, { type: "sit", chair: 5 })).refused?.code).toBe("table-closed");
    await clients[0]!.must({ type: "watch", table });
    expect((await clients[0]!.do(table, { type: "leave" })).refused?.code).toBe("table-closed");
  });

  it("a table stays open for somebody who came back in time", async () => {
    const { table, clients } = await tableOf(server, 2);
    await allGo(table, clients);
    await clients[1]!.must({ type: "watch", table });
    await untilTimeoutsRunOut();
    await clients[1]!.mustDo(table, { type: "say", text: "sono qui" });
    expect(clients[1]!.room?.closed).toBeNull();
  });

  it("a game is broken off: it has no result, and its record and seed are there for everybody", async () => {
    const { table, clients } = await tableOf(server, 3);
    await beginGame(table, clients);
    const mover = clients.find(({ update }) => update!.awaited)!;
    await mover.play(table);
    const { commitment } = clients[0]!.room!.playing!;
    await allGo(table, clients);
    await untilTimeoutsRunOut();
    const late = await comeIn(table);
    expect(late.room).toMatchObject({ closed: "abandoned", playing: { over: true } });
    expect(late.room?.ended).toMatchObject([{ number: 1, result: null }]);

    const response = await fetch(`http://127.0.0.1:${server.port}/api/record/${late.room!.ended[0]!.id}`);
    const record = (await response.json()) as GameRecord<GameTypes>;
    expect(record.result).toBeUndefined();
    expect(record.log).toHaveLength(1);
    expect(record.playerSeeds).toEqual(clients.map(({ id }) => id));
    const seed = Buffer.from(record.serverSeed!, "hex");
    expect(createHash("sha256").update(seed).digest("hex")).toBe(commitment);
  });
});
