import { afterAll, afterEach, beforeAll } from "vitest";
import { beReady, Party } from "../../../e2e/browser/party.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { Client } from "../../../server/testing/client.ts";

const UNHURRIED = { passSeconds: 0, chooseSeconds: 0, agreeSeconds: 0, restSeconds: 0 };

/** Browsers and people without one at tables of Beccato!, for the tests of the file that calls this. */
export function farmParty() {
  let party: Party | undefined;
  const clients: Client[] = [];
  beforeAll(async () => {
    party = await Party.begin();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.close();
    await party?.goHome();
  });
  afterAll(() => party?.end());

  function house(): Party {
    if (party === undefined) throw new Error("the party has not begun");
    return party;
  }

  async function connect(): Promise<Client> {
    const client = await Client.connect(house().server.port);
    clients.push(client);
    return client;
  }

  /** A table with these options, opened by somebody who may sit down or leave it to the others. */
  async function tableWith(options: object): Promise<{ host: Client; table: string; link: string }> {
    const host = await connect();
    const { table } = await host.must({
      type: "open",
      game: "beccato",
      options: { ...UNHURRIED, ...options },
    });
    await host.must({ type: "watch", table: table! });
    return { host, table: table!, link: `${house().server.url}t/${table}` };
  }

  /** People without a browser, on these chairs. */
  async function othersAt(table: string, host: Client, chairs: readonly number[]): Promise<Client[]> {
    const others = [host];
    while (others.length < chairs.length) others.push(await connect());
    for (const [i, other] of others.entries()) {
      await other.must({ type: "watch", table });
      await other.mustDo(table, { type: "sit", chair: chairs[i]! });
    }
    return others;
  }

  async function begin(table: string, visitor: Visitor, others: readonly Client[]): Promise<void> {
    for (const other of others) await other.mustDo(table, { type: "ready", seed: other.id });
    await beReady(visitor);
    await visitor.page.locator(".beccato").waitFor();
  }

  return {
    come: (...who: Parameters<Party["come"]>) => house().come(...who),
    connect,
    tableWith,
    othersAt,
    begin,
  };
}
