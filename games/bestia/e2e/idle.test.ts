import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tableAccount } from "../../../server/folds/table/chips.ts";
import type { Client } from "../../../server/testing/client.ts";
import { TestServer } from "../../../server/testing/test-server.ts";
import { cashTableIn, seen } from "./cash-table.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ TIMEOUT_AWAITED_SECONDS: "1", TIMEOUT_IDLE_SECONDS: "1" });
});
afterAll(() => server.close());

function awaitedOn({ room }: Client, chair: number) {
  const sitting = room?.chairs[chair];
  return sitting != null && "awaited" in sitting ? sitting.awaited : undefined;
}

describe("Somebody who holds up a cash table without a time limit", () => {
  it("[BES-30] sits out when the others have voted so; no bot plays with their chips, and they come back at once", async () => {
    const { table, clients } = await cashTableIn(server, 3, { decisionSeconds: 0 });
    const [witness] = clients as [Client, Client, Client];
    await witness.until(() => seen(witness).phase === "declaration");
    const idle = clients.find(({ update }) => update?.awaited) as Client;
    const chair = clients.indexOf(idle);
    const others = clients.filter((client) => client !== idle);
    await Promise.all(others.map((client) => client.until(() => awaitedOn(client, chair) !== undefined)));
    const { botFrom = 0, votesNeeded } = awaitedOn(others[0] as Client, chair) ?? {};
    expect(votesNeeded).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, botFrom - Date.now() + 5));
    const chips = await server.running.node.store.balance(tableAccount(table));

    for (const other of others) await other.mustDo(table, { type: "vote-bot", chair });
    await idle.until(() => seen(idle).players[chair]?.sitOut === true);
    expect(idle.room?.chairs[chair]).toMatchObject({ person: idle.id, standIn: false });
    expect(awaitedOn(idle, chair)).toBeUndefined();
    expect(idle.update?.awaited).toBe(false);
    await others[0]?.until(() => others.some(({ update }) => update?.awaited));
    expect(await server.running.node.store.balance(tableAccount(table))).toBe(chips);

    expect((await idle.play(table, () => ({ type: "back" }))).refused).toBeUndefined();
    await idle.until(() => seen(idle).players[chair]?.sitOut === false);
  });
});
