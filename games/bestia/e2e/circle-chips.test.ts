import { afterAll, describe, expect, it } from "vitest";
import { tableAccount } from "../../../server/folds/table/chips.ts";
import { circleAccount, circleBank } from "../../../server/folds/table/circle-chips.ts";
import { HOUSE_ACCOUNT, purseOf } from "../../../server/store/contract.ts";
import {
  circleOf,
  dayIn,
  eveningOn,
  eveningsOf,
  hasOpened,
  plannedIn,
  SEASON,
  seasonIn,
} from "../../../server/testing/circle-clients.ts";
import type { Client } from "../../../server/testing/client.ts";
import { sharedPostgres } from "../../../server/testing/postgres-shared.ts";
import { beginGame, TestServer } from "../../../server/testing/test-server.ts";
import { meek, QUICK } from "./cash-table.ts";

const STACK = 5000;
const BUY_IN = 2000;
/** One follows the other, with the same chips on the table. */
const GAMES = 3;

describe.concurrent.each(["SQLite", "PostgreSQL"])("A table with the circle's chips, on %s", (kind) => {
  const servers: TestServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  it("[BES-33] takes the buy-in from the circle's ledger, gives the result back to it, and loses no chip", async () => {
    const env: Record<string, string> =
      kind === "SQLite" ? {} : { DATABASE_URL: await (await sharedPostgres()).createDatabase() };
    const server = await TestServer.open(env);
    servers.push(server);
    const { circle, all } = await circleOf([server], 3);
    const [ada, bea, cea] = all as [Client, Client, Client];
    const rule = { ...SEASON.rule, counts: "chips" } as const;
    const season = await seasonIn(ada, circle, { ...SEASON, rule, stack: STACK });
    const tables = {
      type: "tables",
      game: "bestia",
      options: QUICK,
      settings: { pace: "quick" },
      chips: "circle",
    } as const;
    const { starts } = await plannedIn(circle, ada, all, eveningOn(dayIn(1), { program: [tables] }));
    const { store } = server.running.node;
    store.clock.advanceTo(starts);
    for (const client of all) await client.until(() => hasOpened(client));
    const table = eveningsOf(ada)[0]?.opened?.tables[0]?.table ?? "";
    for (const client of all) await client.must({ type: "watch", table });
    expect(ada.room).toMatchObject({ circle, season });

    const of = { circle, season };
    const own = async (client: Client) => (await client.must({ type: "purse", of })).chips;
    expect(await Promise.all(all.map(own))).toEqual([STACK, STACK, STACK]);
    const stranger = await server.client();
    expect((await stranger.ask({ type: "purse", of })).refused?.code).toBe("not-a-member");
    const made = { circle, season: "A".repeat(22) };
    expect((await ada.ask({ type: "purse", of: made })).refused?.code).toBe("no-such-season");
    const house = await store.balance(HOUSE_ACCOUNT);
    const total = async () => {
      const accounts = [circleBank(of), tableAccount(table), ...all.map(({ id }) => circleAccount(of, id))];
      const balances = await Promise.all(accounts.map((account) => store.balance(account)));
      return balances.reduce((sum, balance) => sum + balance, 0);
    };

    await ada.mustDo(table, { type: "seat-bot", chair: 3, bot: "regular" });
    await beginGame(table, all);
    expect(await Promise.all(all.map(own))).toEqual(all.map(() => STACK - BUY_IN));
    expect(await store.balance(circleBank(of)), "it pays for the bot").toBe(-3 * STACK - BUY_IN);
    expect(await store.balance(tableAccount(table))).toBe(4 * BUY_IN);
    expect(await total()).toBe(0);

    await Promise.all(all.map((client) => meek(client, table, () => (client.update?.game ?? 0) >= GAMES)));
    await ada.mustDo(table, { type: "close" });
    const isClosed = (client: Client) => () => client.room?.closed != null;
    await Promise.all(
      all.map((client, i) => meek(client, table, isClosed(client), i === 0 ? "served" : undefined)),
    );
    expect(await store.balance(tableAccount(table))).toBe(0);
    expect(await total()).toBe(0);
    expect(await store.balance(HOUSE_ACCOUNT), "no chip of the house came in or went out").toBe(house);
    for (const { id } of all) expect(await store.balance(purseOf(id))).toBe(0);

    // What was won and lost is what the season counts.
    await ada.until(() => ada.circle?.inside?.seasons[0]?.number === GAMES);
    const { standings = [], chips } = (await cea.must({ type: "season", circle, season })).season ?? {};
    const nets = await Promise.all(
      all.map(async (client) => [client.id, ((await own(client)) ?? 0) - STACK] as const),
    );
    expect(Object.fromEntries(standings.map(({ person, points }) => [person.id, points]))).toEqual(
      Object.fromEntries(nets),
    );
    expect(chips).toEqual(Object.fromEntries(nets.map(([id, net]) => [id, STACK + net])));
    const bot = -(await store.balance(circleBank(of))) - 3 * STACK;
    expect(nets.reduce((sum, [, net]) => sum + net, 0)).toBe(bot);
    expect(nets.some(([, net]) => net !== 0)).toBe(true);
    expect(bea.room?.closed).toBe("host");
  }, 120_000);
});
