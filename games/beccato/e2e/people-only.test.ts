import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../server/testing/client.ts";
import { TestServer } from "../../../server/testing/test-server.ts";
import { manifest } from "../manifest.ts";

describe("Bots around one real table", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  it("[BEC-34] are refused if the server does not see everything that happens, and the table says so", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => server.client()));
    const [host, second, third, fourth] = people as [Client, Client, Client, Client];
    const { table = "" } = await host.must({
      type: "open",
      game: manifest.name,
      options: { table: "oneTable" },
    });
    for (const person of people) await person.must({ type: "watch", table });
    for (const [chair, person] of [host, second, third].entries()) {
      await person.mustDo(table, { type: "sit", chair });
    }
    const seatBot = { type: "seat-bot", chair: 3, bot: "fox" } as const;
    const answer = await host.do(table, seatBot);
    expect(answer.refused).toEqual({ code: "people-only", clause: "BEC-34" });
    await host.mustDo(table, { type: "set-options", options: { table: "online" } });
    await host.mustDo(table, seatBot);
    await host.until(() => host.room?.cannotBegin === null);
    await host.mustDo(table, { type: "set-options", options: { table: "oneTable" } });
    await host.until(() => host.room?.cannotBegin?.code === "people-only");
    await host.mustDo(table, { type: "remove-bot", chair: 3 });
    await fourth.mustDo(table, { type: "sit", chair: 3 });
    await host.until(() => host.room?.cannotBegin === null);
  });
});
