import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../testing/client.ts";
import { TestServer, tableOf } from "../../testing/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});

afterAll(async () => {
  await server.close();
});

function isPresent(as: Client, person: string): boolean | undefined {
  return as.room!.people.find(({ id }) => id === person)?.present;
}

/** Everything that was under way at the table has come to the client. */
async function settle(client: Client, table: string): Promise<void> {
  const before = client.lines.length;
  await client.mustDo(table, { type: "say", text: "e allora?" });
  await client.until(() => client.lines.length > before);
}

describe("somebody who watches", () => {
  it("stays in a locked room when they watch it again, and the room does not change", async () => {
    const { table, clients } = await tableOf(server, 1);
    const [host] = clients as [Client];
    const guest = await server.client();
    await guest.must({ type: "watch", table });
    await host.mustDo(table, { type: "lock", locked: true });
    const { number } = host.room!;
    expect((await guest.ask({ type: "watch", table })).refused).toBeUndefined();
    expect(host.room!.number).toBe(number);
    expect(isPresent(host, guest.id)).toBe(true);
  });

  it("is there when they change from one connection to another, however close together", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, guest] = clients as [Client, Client];
    let old = guest;
    for (let changes = 0; changes < 40; changes++) {
      const next = await server.client(guest.guest);
      // The table is kept busy, so that coming and going wait in its queue together.
      void host.do(table, { type: "say", text: `cambio ${changes}` });
      const came = next.must({ type: "watch", table });
      const went = old.close();
      await Promise.all([came, went]);
      await settle(next, table);
      expect([changes, isPresent(next, guest.id)]).toEqual([changes, true]);
      old = next;
    }
  });

  it("is called the same at all their tables, whichever tab they said it in", async () => {
    const { table, clients } = await tableOf(server, 1);
    const [host] = clients as [Client];
    const tab = await server.client(host.guest);
    await host.must({ type: "introduce", nickname: "Ada" });
    await tab.must({ type: "watch", table });
    await settle(host, table);
    expect(host.room!.people[0]!.nickname).toBe("Ada");
  });
});
