import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublicPerson, PublicRoom, Welcome } from "../../protocol/index.ts";
import { becomeGuest, type Client, firstOffer } from "../../testing/client.ts";
import { TEMPLATE, TEMPLATE_NAME } from "../../testing/template.ts";
import { beginGame, TestServer, tableOf } from "../../testing/test-server.ts";

const GAME = TEMPLATE_NAME;
const CHAIRS = TEMPLATE.rules.seats.max;
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});

afterAll(async () => {
  await server.close();
});

async function openTable(host: Client, wishes: { options?: object; settings?: object } = {}) {
  const { table } = await host.must({ type: "open", game: GAME, ...wishes });
  await host.must({ type: "watch", table: table! });
  return table!;
}

async function comeIn(table: string): Promise<Client> {
  const client = await server.client();
  await client.must({ type: "watch", table });
  return client;
}

/** All that happened so far has reached this client: an answer of its own comes after it. */
async function settle(client: Client): Promise<void> {
  await client.must({ type: "unwatch", table: "A".repeat(22) });
}

function personIn(room: PublicRoom | undefined, id: string): PublicPerson | undefined {
  return room?.people.find((person) => person.id === id);
}

function welcomed(client: Client): PublicPerson {
  return client.messages.find((message): message is Welcome => message.type === "welcome")!.person;
}

describe("A guest", () => {
  it("comes back with the cookie and is the same person, whatever was said meanwhile", async () => {
    const first = await server.client();
    await first.must({ type: "introduce", nickname: "Ginevra", avatar: "olive" });
    await first.close();
    const again = await server.client(first.guest);
    expect(welcomed(again)).toEqual({ id: first.id, nickname: "Ginevra", avatar: "olive" });

    const response = await fetch(`http://127.0.0.1:${server.port}/api/guest`, {
      method: "POST",
      headers: { cookie: first.guest.cookie },
    });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]?.split(";")[0]).toBe(first.guest.cookie);
    expect(await response.json()).toEqual({ person: welcomed(again) });
  });

  it("is somebody new with a cookie whose secret is not the person's", async () => {
    const { cookie, person } = await becomeGuest(server.port);
    const forged = cookie.replace(/\..*$/, `.${randomBytes(32).toString("base64url")}`);
    const response = await fetch(`http://127.0.0.1:${server.port}/api/guest`, {
      method: "POST",
      headers: { cookie: forged },
    });
    expect(response.status).toBe(201);
    const body = (await response.json()) as { person: PublicPerson };
    expect(body.person.id).not.toBe(person.id);
  });

  it("changes name and face, and everybody at the table sees it", async () => {
    const host = await server.client();
    const table = await openTable(host);
    const guest = await comeIn(table);
    await guest.must({ type: "introduce", nickname: "Zoë", avatar: "basil-2" });
    await host.until(() => personIn(host.room, guest.id)?.nickname === "Zoë");
    expect(personIn(host.room, guest.id)).toMatchObject({ nickname: "Zoë", avatar: "basil-2" });
    await guest.must({ type: "introduce", avatar: "wine" });
    await host.until(() => personIn(host.room, guest.id)?.avatar === "wine");
    expect(personIn(host.room, guest.id)).toMatchObject({ nickname: "Zoë" });
  });

  it("keeps the new name when another device, which still knows the old one, comes to the table", async () => {
    const phone = await server.client();
    const laptop = await server.client(phone.guest);
    const table = await openTable(phone);
    await phone.must({ type: "introduce", nickname: "Nuovo" });
    await laptop.must({ type: "watch", table });
    await settle(phone);
    expect(personIn(phone.room, phone.id)?.nickname).toBe("Nuovo");
  });

  it.each([
    ["empty", ""],
    ["one blank", " "],
    ["only blanks", "    "],
    ["a blank in front", " Ada"],
    ["a blank behind", "Ada "],
    ["a line break", "Ada\nBea"],
    ["a tabulator", "Ada\tBea"],
    ["a control character", "Ada\u0007"],
    ["a null", "\u0000"],
    ["a direction override", "Ada\u202Eaeb"],
    ["a zero-width space", "\u200B"],
    ["half an emoji", "\uD83C"],
    ["25 characters", "a".repeat(25)],
  ])("cannot be called %s", async (_, nickname) => {
    const guest = await server.client();
    const { nickname: before } = welcomed(guest);
    expect((await guest.ask({ type: "introduce", nickname })).refused).toEqual({ code: "malformed" });
    const again = await server.client(guest.guest);
    expect(welcomed(again).nickname).toBe(before);
  });

  it.each(["🍕", "Peppe 🍝🍷", "Nicolò", "È già così", "Ada Bea", "李", "a".repeat(24), "👩🏽"])(
    "can be called %s",
    async (nickname) => {
      const guest = await server.client();
      await guest.must({ type: "introduce", nickname });
      const again = await server.client(guest.guest);
      expect(welcomed(again).nickname).toBe(nickname);
    },
  );

  it("may have the name of somebody else: they stay two people, and are told apart", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [one, other] = clients as [Client, Client];
    for (const client of clients) await client.must({ type: "introduce", nickname: "Maria" });
    await settle(one);
    expect(one.room?.people.map(({ nickname }) => nickname)).toEqual(["Maria", "Maria 2"]);
    await other.mustDo(table, { type: "ready", seed: "s" });
    await settle(one);
    expect(one.room?.chairs.slice(0, 2)).toEqual([
      { person: one.id, ready: false, standIn: false },
      { person: other.id, ready: true, standIn: false },
    ]);
  });
});

describe("Opening a table", () => {
  it("completes options and settings with their defaults", async () => {
    const host = await server.client();
    await openTable(host, { options: { lives: 2 }, settings: { pace: "quick" } });
    expect(host.room).toMatchObject({
      game: GAME,
      options: { lives: 2, kings: "stop", decisionSeconds: 0 },
      settings: { spectators: "public", away: "bot", pace: "quick", chat: true },
      locked: false,
      host: host.id,
      screen: null,
      playing: null,
      ended: [],
      closed: null,
    });
    expect(host.room?.chairs).toEqual(Array(CHAIRS).fill(null));
  });

  it("is refused with options that the game does not have, and says which", async () => {
    const host = await server.client();
    const bad = await host.ask({ type: "open", game: GAME, options: { lives: 1000 } });
    expect(bad.table).toBeUndefined();
    expect(bad.refused).toMatchObject({ code: "bad-options", params: { path: "/lives" } });
    const unknown = await host.ask({ type: "open", game: GAME, options: { dessert: true } });
    expect(unknown.refused?.code).toBe("bad-options");
    const settings = await host.ask({ type: "open", game: GAME, settings: { pace: "slow" as "human" } });
    expect(settings.refused?.code).toBe("malformed");
  });

  it("is refused with a game that is not played here", async () => {
    const host = await server.client();
    expect((await host.ask({ type: "open", game: "briscola" })).refused).toEqual({
      code: "unknown-game",
      params: { game: "briscola" },
    });
  });
});

describe("An invitation", () => {
  it("is the link, or the short code that leads to it", async () => {
    const host = await server.client();
    const table = await openTable(host);
    expect(host.room?.code).toMatch(/^[A-Z]{6}$/);
    const byCode = await server.client();
    expect(await byCode.must({ type: "find", code: host.room!.code! })).toMatchObject({ table });
    await byCode.must({ type: "watch", table });
    const byLink = await comeIn(table);
    await settle(host);
    expect(host.room?.people.map(({ id }) => id)).toEqual([host.id, byCode.id, byLink.id]);
  });

  it("by code is over when all chairs are taken; when one is free again there is a new code", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, guest] = clients as [Client, Client];
    const oldCode = host.room!.code!;
    for (let chair = 2; chair < CHAIRS; chair++) {
      expect(host.room?.code).toBe(oldCode);
      await host.mustDo(table, { type: "seat-bot", chair, bot: "levelled:easy" });
    }
    expect(host.room?.code).toBeNull();
    expect((await guest.ask({ type: "find", code: oldCode })).refused).toEqual({ code: "no-such-code" });

    await guest.mustDo(table, { type: "stand" });
    await host.until(() => host.room?.code != null);
    expect(host.room?.code).not.toBe(oldCode);
    expect(await guest.must({ type: "find", code: host.room!.code! })).toMatchObject({ table });
    expect((await guest.ask({ type: "find", code: oldCode })).refused).toEqual({ code: "no-such-code" });
  });

  it("by code is over while the table is locked", async () => {
    const host = await server.client();
    const table = await openTable(host);
    const stranger = await server.client();
    const oldCode = host.room!.code!;
    await host.mustDo(table, { type: "lock", locked: true });
    expect(host.room?.code).toBeNull();
    expect((await stranger.ask({ type: "find", code: oldCode })).refused?.code).toBe("no-such-code");
    await host.mustDo(table, { type: "lock", locked: false });
    await host.until(() => host.room?.code != null);
    expect((await stranger.ask({ type: "find", code: oldCode })).refused?.code).toBe("no-such-code");
    expect(await stranger.must({ type: "find", code: host.room!.code! })).toMatchObject({ table });
  });

  it("cannot be made up: tables that do not exist, and acts without watching the table, are refused", async () => {
    const host = await server.client();
    const table = await openTable(host);
    const stranger = await server.client();
    const madeUp = randomBytes(16).toString("base64url");
    expect((await stranger.ask({ type: "watch", table: madeUp })).refused).toEqual({ code: "no-such-table" });
    expect((await stranger.ask({ type: "watch", table: "x" })).refused).toEqual({ code: "malformed" });
    for (const unseen of [table, madeUp]) {
      const said = await stranger.do(unseen, { type: "say", text: "c'è nessuno?" });
      expect(said.refused).toEqual({ code: "not-watching" });
      const asked = await stranger.ask({ type: "ask", table: unseen, game: 1, move: { type: "swap" } });
      expect(asked.refused).toEqual({ code: "not-watching" });
    }
    expect(stranger.room).toBeUndefined();
    expect(host.room?.people).toHaveLength(1);
  });
});

describe("At the table people", () => {
  it("sit down, change chairs, stand up, and find taken chairs taken", async () => {
    const host = await server.client();
    const table = await openTable(host);
    const guest = await comeIn(table);
    await host.mustDo(table, { type: "sit", chair: 3 });
    expect((await guest.do(table, { type: "sit", chair: 3 })).refused).toEqual({
      code: "chair-taken",
      params: { chair: 3 },
    });
    expect((await guest.do(table, { type: "sit", chair: CHAIRS })).refused?.code).toBe("no-such-chair");
    await host.mustDo(table, { type: "sit", chair: 0 });
    await guest.mustDo(table, { type: "sit", chair: 3 });
    const taken = (client: Client) =>
      client.room?.chairs.map((chair) => chair && "person" in chair && chair.person);
    const empty = Array(CHAIRS - 4).fill(null);
    expect(taken(guest)).toEqual([host.id, null, null, guest.id, ...empty]);
    await guest.mustDo(table, { type: "stand" });
    expect((await guest.do(table, { type: "stand" })).refused?.code).toBe("not-seated");
    expect((await guest.do(table, { type: "ready", seed: "s" })).refused?.code).toBe("not-seated");
    expect(taken(guest)).toEqual([host.id, null, null, null, ...empty]);
  });

  it("are not ready any more when they change chairs or the options change", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, guest] = clients as [Client, Client];
    const isReady = (chair: number) => guest.room?.chairs[chair] as { ready: boolean };
    await guest.mustDo(table, { type: "ready", seed: "s" });
    expect((await guest.do(table, { type: "ready", seed: "s" })).refused?.code).toBe("already-so");
    await guest.mustDo(table, { type: "sit", chair: 5 });
    expect(isReady(5).ready).toBe(false);
    await guest.mustDo(table, { type: "ready", seed: "s" });
    await host.mustDo(table, { type: "set-options", options: { lives: 1 } });
    await settle(guest);
    expect(isReady(5).ready).toBe(false);
    expect(guest.room?.options).toMatchObject({ lives: 1, kings: "stop" });
  });

  it("begin when everybody who sits is ready and enough people sit, and not before", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, second] = clients as [Client, Client];
    const third = await comeIn(table);
    for (const client of clients) await client.mustDo(table, { type: "ready", seed: client.id });
    expect(second.room).toMatchObject({
      playing: null,
      cannotBegin: { code: "wrong-player-count", params: { seats: 2, ...TEMPLATE.rules.seats } },
    });
    await third.mustDo(table, { type: "sit", chair: 7 });
    expect(third.room).toMatchObject({ playing: null, cannotBegin: null });
    await second.mustDo(table, { type: "not-ready" });
    await third.mustDo(table, { type: "ready", seed: "third" });
    expect(third.room?.playing).toBeNull();
    await second.mustDo(table, { type: "ready", seed: "again" });
    await Promise.all([host, second, third].map((client) => client.until(() => client.update !== undefined)));
    expect(third.room?.playing).toMatchObject({ number: 1, chairs: [0, 1, 7], over: false });
    expect([host, second, third].map(({ update }) => update?.watcher)).toEqual([0, 1, 2]);
  });

  it("begin when a bot takes the last chair that was missing", async () => {
    const { table, clients } = await tableOf(server, 2);
    for (const client of clients) await client.mustDo(table, { type: "ready", seed: "s" });
    await clients[0]!.mustDo(table, { type: "seat-bot", chair: 4, bot: "plain" });
    expect(clients[0]!.room?.playing).toMatchObject({ chairs: [0, 1, 4] });
  });

  it("keep their chairs while they play, and nobody else gets one", async () => {
    const { table, clients } = await tableOf(server, 3);
    const spectator = await comeIn(table);
    await beginGame(table, clients);
    const player = clients[1]!;
    expect((await player.do(table, { type: "sit", chair: 6 })).refused?.code).toBe("in-play");
    expect((await player.do(table, { type: "stand" })).refused?.code).toBe("in-play");
    expect((await player.do(table, { type: "ready", seed: "s" })).refused?.code).toBe("in-play");
    expect((await spectator.do(table, { type: "sit", chair: 6 })).refused?.code).toBe("in-play");
    const host = clients[0]!;
    const bot = { type: "seat-bot", chair: 6, bot: "levelled" } as const;
    expect((await host.do(table, bot)).refused?.code).toBe("in-play");
    expect((await host.do(table, { type: "set-options", options: {} })).refused?.code).toBe("in-play");
  });

  it("move for nobody but themselves", async () => {
    const { table, clients } = await tableOf(server, 3);
    const spectator = await comeIn(table);
    await beginGame(table, clients);
    const mover = clients.find(({ update }) => update!.awaited)!;
    const { game, decision } = mover.update!;
    const move = firstOffer(mover.update!) as { type: string };
    const request = { type: "move", table, game, decision, move } as const;
    expect((await spectator.ask(request)).refused).toEqual({ code: "not-seated" });
    expect((await spectator.ask({ type: "ask", table, game, move })).refused).toEqual({ code: "not-seated" });
    for (const other of clients.filter((client) => client !== mover)) {
      const { refused } = await other.ask({ ...request, decision: other.update!.decision });
      expect(refused?.code).toBe("not-your-turn");
      const bySeat = await other.ask({ ...request, by: mover.update!.watcher } as typeof request);
      expect(bySeat.refused?.code).toBe("malformed");
    }
    await settle(mover);
    expect(mover.updates).toHaveLength(1);
    await mover.must(request);
  });
});
