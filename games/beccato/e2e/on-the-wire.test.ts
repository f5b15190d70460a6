import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../../../server/testing/client.ts";
import { sharedPostgres } from "../../../server/testing/postgres-shared.ts";
import { TestServer } from "../../../server/testing/test-server.ts";
import { type Event, GESTURES, HIDDEN, type Move } from "../rules/index.ts";
import { allArrived, beccatoTable, listenTo, seatOf, viewOf } from "./beccato-table.ts";
import { castOf, eventsOf, mustPlay, plays, toldOf } from "./cast.ts";

describe("[BEC-34] Around one table", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  it("no gesture and no look goes over the wire, and shouts reach everybody", async () => {
    const table = await beccatoTable(server, { table: "oneTable" });
    const { performer, other, looker } = castOf(table);
    const frames = listenTo(table.everybody);
    for (const move of [{ type: "perform", signal: "wink" }, { type: "release" }] as const) {
      expect((await plays(performer, table.id, move)).refused).toMatchObject({ clause: "BEC-34" });
    }
    const look: Move = { type: "look", at: seatOf(other) };
    expect((await plays(performer, table.id, look)).refused).toMatchObject({ code: "eyes-do-not-matter" });
    await allArrived(table.everybody, table.id);
    const updates = [...frames.values()].flat().filter((frame) => frame.startsWith('{"type":"update"'));
    expect(updates).toEqual([]);

    await mustPlay(looker, table.id, { type: "beccato", accused: seatOf(performer) });
    const settled = (client: Client) => eventsOf(client).find(({ type }) => type === "settled");
    await Promise.all(table.everybody.map((client) => client.until(() => settled(client) !== undefined)));
    for (const client of table.everybody) expect(settled(client)).toEqual(settled(looker));
    const shown = viewOf(table.screen).players.map(({ hand }) => hand.includes(HIDDEN));
    expect(shown).toEqual([0, 1, 2, 3].map((seat) => seat !== seatOf(performer)));
  });
});

describe("[BEC-18] A shout", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  it("is in nobody else's frames before it is settled, so that nobody can claim to have shouted first", async () => {
    const table = await beccatoTable(server);
    const { performer: caller } = castOf(table);
    const others = table.everybody.filter((client) => client !== caller);
    const frames = listenTo(others);
    await mustPlay(caller, table.id, { type: "coccode" });
    expect(eventsOf(caller).at(-1)).toMatchObject({ type: "shouted", seat: seatOf(caller) });
    await Promise.all(
      others.map((client) => client.until(() => eventsOf(client).some(({ type }) => type === "settled"))),
    );
    for (const client of others) {
      const [first] = frames.get(client)!.filter((frame) => frame.startsWith('{"type":"update"'));
      const told = (JSON.parse(first!) as { events: { events: Event[] }[] }).events.flatMap(
        ({ events }) => events,
      );
      expect(told.slice(0, 2).map(({ type }) => type)).toEqual(["shouted", "settled"]);
    }
  });
});

describe("A flood of gestures", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  it("[BEC-32] is one gesture for the others; the rest is refused, with its clause", async () => {
    const table = await beccatoTable(server);
    const { performer, other } = castOf(table);
    const answers = await Promise.all(
      GESTURES.map((signal) => plays(performer, table.id, { type: "perform", signal })),
    );
    expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(1);
    const codes = answers.flatMap(({ refused }) => refused?.code ?? []);
    expect(new Set(codes)).toEqual(new Set(["hands-busy"]));
    await allArrived([other], table.id);
    expect(eventsOf(other).filter(({ type }) => type === "stirs")).toHaveLength(1);
  });
});

describe("[BEC-33] On two nodes", () => {
  it("a player looking elsewhere learns no more of a gesture made on the other one", async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const houses = [
      await TestServer.open({ DATABASE_URL: url }),
      await TestServer.open({ DATABASE_URL: url }),
    ];
    let next = 0;
    const table = await beccatoTable({ client: () => houses[next++ % 2]!.client() });
    const { performer, looker, dealer, other } = castOf(table);
    const seat = seatOf(performer);
    const before = new Map(table.everybody.map((client) => [client, client.update!.update]));
    const frames = listenTo(table.everybody);
    await mustPlay(performer, table.id, { type: "perform", signal: "nod" });
    await looker.until(() => viewOf(looker).players[seat]!.act === "nod");
    const blind = [dealer, other, table.spectator, table.screen];
    await Promise.all(blind.map((client) => client.until(() => client.update!.update > before.get(client)!)));
    for (const client of blind) {
      expect(toldOf(client, seat, before.get(client)!)).toEqual([{ type: "stirs", seat }]);
      expect(viewOf(client).players[seat]!.act).toBeNull();
      expect(frames.get(client)!.filter((frame) => frame.startsWith('{"type":"update"'))).toHaveLength(1);
    }
    for (const server of houses) await server.close();
  });
});
