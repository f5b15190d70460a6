import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableAccount } from "../../../server/folds/table/chips.ts";
import { HOUSE_ACCOUNT, purseOf } from "../../../server/store/contract.ts";
import type { Client } from "../../../server/testing/client.ts";
import { TestServer } from "../../../server/testing/test-server.ts";
import { cashTableIn, FIRST_FILL, meek, purse, QUICK, seen } from "./cash-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ TIMEOUT_PLAYER_SECONDS: "1", TIMEOUT_GAME_SECONDS: "2" });
});
afterAll(() => server.close());

const balance = (account: string) => server.running.node.store.balance(account);
const cashTable = (count: number, options: object = {}, bots = 0) =>
  cashTableIn(server, count, options, bots);

describe("A cash table", () => {
  it("[BES-33] takes the buy-in from purses, pays for bots from the house, and loses no chip", async () => {
    const before = await balance(HOUSE_ACCOUNT);
    const { table, clients } = await cashTable(2, {}, 1);
    expect(await balance(tableAccount(table))).toBe(3 * 2000);
    for (const client of clients) expect(await purse(client)).toBe(FIRST_FILL - 2000);
    expect(before - (await balance(HOUSE_ACCOUNT))).toBe(2 * FIRST_FILL + 2000);
    const { players, pot } = seen(clients[0]!);
    expect(players.filter(({ seated }) => seated)).toHaveLength(3);
    expect(pot + players.reduce((sum, { credit }) => sum + credit, 0)).toBe(3 * 2000);
  });

  it("goes on from game to game with the same chips, each with seeds of its own", async () => {
    const { table, clients } = await cashTable(2, {}, 1);
    const [one] = clients as [Client, Client];
    const done = () => (one.update?.game ?? 0) >= 3;
    await Promise.all(clients.map((client) => meek(client, table, done)));
    expect(one.room?.ended.map(({ number }) => number)).toEqual([1, 2]);
    // Nobody misses how a game ended, although the next one begins in the same breath.
    for (const game of [1, 2]) {
      const last = one.updates.findLast((update) => update.game === game)!;
      expect(last.events.flatMap(({ events }) => events).map(({ type }) => type)).toContain("gameOver");
    }
    const { players, pot } = seen(one);
    expect(pot + players.reduce((sum, { credit }) => sum + credit, 0)).toBe(
      await balance(tableAccount(table)),
    );
    for (const { id } of one.room!.ended) {
      const record = await fetch(`http://127.0.0.1:${server.port}/api/record/${id}`);
      expect(await record.json()).toMatchObject({ game: "bestia", seats: 10 });
    }
    // Everybody who sat there finds these games again, and nobody was written down on a free chair.
    const remembered = await server.running.node.store.gamesOf(one.id, {}, 10);
    expect(remembered.map(({ id }) => id)).toEqual(one.room!.ended.map(({ id }) => id).reverse());
    for (const { seats, rated } of remembered) {
      expect(rated).toBe(false);
      expect(seats.map(({ person, bot }) => person ?? bot?.split(":")[0])).toEqual([
        ...clients.map(({ id }) => id),
        expect.any(String),
      ]);
    }
  });

  it("lets somebody sit down with chips while a game is on, and shows them nothing of the player before", async () => {
    const { table, clients } = await cashTable(3);
    const [one, two, three] = clients as [Client, Client, Client];
    await one.until(() => seen(one).phase === "declaration");
    const secret = seen(three).players[2]!.cards;
    expect(secret).toHaveLength(3);
    await three.mustDo(table, { type: "leave" });
    let stop = false;
    const playing = [one, two].map((client) => meek(client, table, () => stop));
    await one.until(() => !seen(one).players[2]!.seated, 20_000);

    const newcomer = await server.client();
    await purse(newcomer);
    await newcomer.must({ type: "watch", table });
    expect(newcomer.update?.watcher).toBe("spectator");
    expect((await newcomer.do(table, { type: "sit", chair: 2 })).refused?.code).toBe("chips-missing");
    expect((await newcomer.do(table, { type: "sit", chair: 2, chips: 5 })).refused?.code).toBe(
      "buy-in-out-of-range",
    );
    expect((await newcomer.do(table, { type: "sit", chair: 2, chips: 5000 })).refused?.code).toBe(
      "purse-too-short",
    );
    await newcomer.mustDo(table, { type: "sit", chair: 2, chips: 1500 });
    await newcomer.until(() => newcomer.update?.watcher === 2);
    expect(await purse(newcomer)).toBe(FIRST_FILL - 1500);
    expect(seen(newcomer).players[2]).toMatchObject({ seated: true, credit: 1500 });
    const told = newcomer.updates.flatMap(({ events }) => events.flatMap((batch) => batch.events));
    const dealt = told.filter((event) => event.type === "dealt" && (event as { seat?: number }).seat === 2);
    for (const event of dealt) expect((event as unknown as { cards: string[] }).cards).not.toEqual(secret);
    // It is the same if they come back on a new connection and ask for everything.
    const again = await server.client(newcomer.guest);
    await again.must({ type: "watch", table, resume: { game: newcomer.update!.game, update: 0 } });
    await again.until(() => again.update?.watcher === 2);
    const cards = JSON.stringify(again.updates.flatMap(({ events }) => events));
    expect(cards).not.toContain(JSON.stringify(secret));
    stop = true;
    for (const client of [one, two]) client.lookAgain();
    await Promise.all(playing);
  });

  it("[BES-33] lets somebody who stands up in a hand leave after it, with their chips", async () => {
    const { table, clients } = await cashTable(3);
    const [one, two, three] = clients as [Client, Client, Client];
    await one.until(() => seen(one).phase === "declaration");
    await three.mustDo(table, { type: "stand" });
    await one.until(() => seen(one).players[2]!.leaving);
    expect(one.room?.chairs[2]).toMatchObject({ person: three.id });
    let stop = false;
    const playing = [one, two].map((client) => meek(client, table, () => stop));
    await one.until(() => one.room?.chairs[2] === null, 20_000);
    stop = true;
    for (const client of [one, two]) client.lookAgain();
    await Promise.all(playing);
    await three.until(() => three.update?.watcher === "spectator");
    expect(await purse(three)).toBe(FIRST_FILL - 10);
  });

  it("[BES-33] takes more chips between hands only, up to the top of the range", async () => {
    const { table, clients } = await cashTable(2, { minPlayers: 2 });
    const [one] = clients as [Client];
    expect((await one.do(table, { type: "top-up", chips: 100 })).refused?.code).toBe("hand-in-play");
    let stop = false;
    const playing = clients.map((client) => meek(client, table, () => stop));
    await one.until(
      () => one.update?.chairOffers?.some(({ move, later }) => move.type === "topUp" && !later) ?? false,
      20_000,
    );
    const before = seen(one).players[0]!.credit;
    const { refused } = await one.do(table, { type: "top-up", chips: 100 });
    expect(refused).toBeUndefined();
    stop = true;
    for (const client of clients) client.lookAgain();
    await Promise.all(playing);
    expect(await purse(one)).toBe(FIRST_FILL - 2000 - 100);
    expect(seen(one).players[0]!.credit).toBeGreaterThan(before);
  });

  it("[BES-30] puts a player who is gone into sit-out, and [BES-31] lets them play on when they are back", async () => {
    const { table, clients } = await cashTable(3);
    const [one, , three] = clients as [Client, Client, Client];
    await three.close();
    await one.until(() => seen(one).players[2]!.sitOut, 20_000);
    const back = await server.client(three.guest);
    await back.must({ type: "watch", table });
    await one.until(() => !seen(one).players[2]!.sitOut);
    expect((await back.do(table, { type: "rest" })).refused?.code).toBe("no-stand-in");
  });

  it("gives everybody their chips back before it is closed, when all have gone", async () => {
    const { table, clients } = await cashTable(3, {}, 1);
    for (const client of clients) await client.close();
    await server.until(async () => (await balance(tableAccount(table))) === 0);
    const back = await server.client(clients[0]!.guest);
    await back.must({ type: "watch", table });
    expect(back.room?.closed).toBe("abandoned");
    const purses = await Promise.all(clients.map(({ id }) => balance(purseOf(id))));
    // Antes may have changed hands, and the bot may have some of them.
    expect(Math.max(...purses)).toBeGreaterThan(FIRST_FILL - 100);
    expect(Math.min(...purses)).toBeGreaterThan(FIRST_FILL - 1000);
  });

  it("closes when the host wants it, once the pot is clear", async () => {
    const { table, clients } = await cashTable(2);
    const [one] = clients as [Client];
    await one.mustDo(table, { type: "close" });
    expect(one.room).toMatchObject({ closing: "host", closed: null });
    const isClosed = () => one.room?.closed === "host";
    await Promise.all([meek(one, table, isClosed, "served"), meek(clients[1]!, table, isClosed)]);
    expect(await balance(tableAccount(table))).toBe(0);
    const sum = (await purse(clients[0]!)) + (await purse(clients[1]!));
    expect(sum).toBe(2 * FIRST_FILL);
  });

  it("[BES-33] has eight chairs with four cards, and nobody plays on a ninth", async () => {
    const host = await server.client();
    const { table } = await host.must({ type: "open", game: "bestia", options: QUICK });
    await host.must({ type: "watch", table: table! });
    await host.mustDo(table!, { type: "sit", chair: 8 });
    await host.mustDo(table!, { type: "set-options", options: { ...QUICK, handSize: 4 } });
    expect(host.room?.chairs).toHaveLength(9);
    expect(host.room?.cannotBegin).toEqual({ code: "no-such-chair", params: { chair: 8 } });
    await host.mustDo(table!, { type: "sit", chair: 0 });
    expect(host.room?.chairs).toHaveLength(8);
    expect((await host.do(table!, { type: "sit", chair: 8 })).refused?.code).toBe("no-such-chair");
  });

  it("does not begin with somebody whose purse is too short: they are not ready any more", async () => {
    const { table, clients } = await cashTable(2);
    const poor = clients[1]!;
    await poor.must({ type: "unwatch", table });
    const rich = await server.client();
    await purse(rich);
    const { table: other } = await rich.must({
      type: "open",
      game: "bestia",
      options: { ...QUICK, stack: 3000 },
    });
    for (const [chair, client] of [rich, poor].entries()) {
      await client.must({ type: "watch", table: other! });
      await client.mustDo(other!, { type: "sit", chair });
    }
    const ready = { type: "ready", seed: "seed" } as const;
    await rich.mustDo(other!, ready);
    expect((await poor.do(other!, ready)).refused?.code).toBe("purse-too-short");
    await rich.mustDo(other!, { type: "not-ready" });
    await poor.mustDo(other!, ready);
    await rich.mustDo(other!, ready);
    expect(rich.room?.chairs).toMatchObject([{ ready: true }, { ready: false }, ...Array(8).fill(null)]);
    expect(rich.room?.playing).toBeNull();
    expect(await purse(rich)).toBe(FIRST_FILL);
  });
});

describe("A tournament of one table", () => {
  const TOURNAMENT = { table: "tournament", levelMinutes: 1, stack: 100, ante: 1000, entry: 300 };

  it("[BES-34] takes the entry from purses and pays it out as prizes", async () => {
    const { table, clients } = await cashTable(2, TOURNAMENT, 1);
    const [one, two] = clients as [Client, Client];
    expect(await balance(tableAccount(table))).toBe(3 * 300);
    expect((await one.do(table, { type: "stand" })).refused?.code).toBe("in-play");
    expect((await one.do(table, { type: "top-up", chips: 100 })).refused?.code).toBe("in-play");
    // No bot plays for somebody who leaves, but their antes are paid.
    await two.mustDo(table, { type: "leave" });
    await one.until(() => seen(one).players[1]!.sitOut);
    const isOver = () => one.room?.playing?.over === true;
    await meek(one, table, isOver, "served");
    expect(await balance(tableAccount(table))).toBe(0);
    const { places } = one.room!.ended[0]!.result!;
    expect(await purse(one)).toBe(FIRST_FILL - 300 + (places[0] === 1 ? 900 : 0));
    expect(one.room!.chairs[1]).toBeNull();
  });

  it("gives the entries back when it is given up", async () => {
    const { table, clients } = await cashTable(2, { ...TOURNAMENT, stack: 2000, ante: 1 }, 1);
    for (const client of clients) await client.close();
    await server.until(async () => (await balance(tableAccount(table))) === 0);
    expect(await Promise.all(clients.map(({ id }) => balance(purseOf(id))))).toEqual([
      FIRST_FILL,
      FIRST_FILL,
    ]);
  });
});
