import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { purseOf } from "../../../server/store/contract.ts";
import type { Client } from "../../../server/testing/client.ts";
import { TestServer } from "../../../server/testing/test-server.ts";
import { cashTableIn, FIRST_FILL, meek, purse, QUICK, seen } from "./cash-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const cashTable = (count: number, options: object) => cashTableIn(server, count, options);

describe("Chips that are asked for in a hand", () => {
  it("[BES-33] are noted, and come when it is over, even after a restart", async () => {
    const { table, clients } = await cashTable(2, { betweenSeconds: 30 });
    const [one, two] = clients as [Client, Client];
    const offer = one.update?.chairOffers?.find(({ move }) => move.type === "topUp");
    expect(offer).toMatchObject({ later: true, open: { chips: { least: 1000, most: 5000 } } });
    await one.mustDo(table, { type: "top-up", chips: 1500 });
    expect(one.room?.chairs[0]).toMatchObject({ topUp: 1500 });
    await one.mustDo(table, { type: "no-top-up" });
    expect(one.room?.chairs[0]).not.toHaveProperty("topUp");
    expect((await one.do(table, { type: "no-top-up" })).refused?.code).toBe("already-so");
    await one.mustDo(table, { type: "top-up", chips: 1800 });
    expect(await purse(one)).toBe(FIRST_FILL - 2000);

    await server.reopen();
    const again = await Promise.all([one, two].map(({ guest }) => server.client(guest)));
    for (const client of again) await client.must({ type: "watch", table });
    const [back] = again as [Client];
    expect(back.room?.chairs[0]).toMatchObject({ topUp: 1800 });
    const isOver = () => seen(back).phase === "between";
    await Promise.all(again.map((client) => meek(client, table, isOver)));
    await back.until(() => "topUp" in (back.room?.chairs[0] ?? {}) === false);
    expect(seen(back).players[0]!.credit).toBeGreaterThan(2000 - 100 + 1800);
    expect(await purse(back)).toBe(FIRST_FILL - 2000 - 1800);
  });

  it("[BES-33] come up to the top of the range, and not at all if the purse is empty by then", async () => {
    const { table, clients } = await cashTable(2, { betweenSeconds: 30, buyInLeast: 100, buyInMost: 2100 });
    const [one, two] = clients as [Client, Client];
    await one.mustDo(table, { type: "top-up", chips: 2000 });
    await two.mustDo(table, { type: "top-up", chips: 2000 });
    // The second player spends at another table what they have promised here.
    const { table: other } = await two.must({ type: "open", game: "bestia", options: QUICK });
    await two.must({ type: "watch", table: other! });
    await two.mustDo(other!, { type: "sit", chair: 0 });
    await two.mustDo(other!, { type: "seat-bot", chair: 1, bot: "regular" });
    await two.mustDo(other!, { type: "ready", seed: "seed" });
    expect(await server.running.node.store.balance(purseOf(two.id))).toBe(0);
    await two.must({ type: "unwatch", table: other! });

    const back = await server.client(two.guest);
    await back.must({ type: "watch", table });
    const isOver = () => seen(one).phase === "between";
    await Promise.all([meek(one, table, isOver), meek(back, table, isOver)]);
    const chairs = () => one.room!.chairs as readonly { topUp?: unknown }[];
    await one.until(() => chairs()[0]!.topUp === undefined && chairs()[1]!.topUp === "short");
    expect(seen(one).players[0]!.credit).toBe(2100);
    expect(await purse(one)).toBeGreaterThanOrEqual(FIRST_FILL - 2000 - 200);
    await back.mustDo(table, { type: "no-top-up" });
    await one.until(() => chairs()[1]!.topUp === undefined);
  });
});
