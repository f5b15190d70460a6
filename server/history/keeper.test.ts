import { afterEach, describe, expect, it } from "vitest";
import { beginGame, HouseForTests, keepPlaying, tableOf } from "../testing/house-for-tests.ts";

describe("The history of finished games", () => {
  let house: HouseForTests;
  afterEach(() => house.close());
  const statusOf = async (id: string) =>
    (await fetch(`http://127.0.0.1:${house.port}/api/history/${id}`)).status;

  it("is caught up with after a crash that came before it was written", async () => {
    house = await HouseForTests.open();
    // As if the thread that writes it had never come to it.
    const keep = house.server.house.store.keepViews;
    house.server.house.store.keepViews = async () => {};
    const { table, clients } = await tableOf(house, 3);
    await beginGame(table, clients);
    await Promise.all(clients.map((client) => keepPlaying(client, table)));
    const { id } = clients[0]!.room!.ended[0]!;
    expect(await statusOf(id)).toBe(404);
    expect(await house.server.house.store.endedWithoutViews(10)).toEqual([id]);
    house.server.house.store.keepViews = keep;

    await house.reopen();
    await house.until(async () => (await statusOf(id)) === 200);
    expect(await house.server.house.store.endedWithoutViews(10)).toEqual([]);
  });

  it("is there for a game that was given up, as far as it went", async () => {
    house = await HouseForTests.open();
    const { table, clients } = await tableOf(house, 3);
    await beginGame(table, clients);
    await clients.find(({ update }) => update!.awaited)!.play(table);
    await clients[0]!.mustDo(table, { type: "close" });
    const { id, result } = clients[0]!.room!.ended[0]!;
    expect(result).toBeNull();
    await house.until(async () => (await statusOf(id)) === 200);
  });
});
