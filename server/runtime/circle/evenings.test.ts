import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtForTests } from "../../testing/built.ts";
import {
  circleOf,
  codeInProgram as codeOf,
  dayIn,
  eveningOn as evening,
  eveningsOf as evenings,
  hasOpened,
  plannedIn as planned,
  doInProgram as program,
  SEASON,
} from "../../testing/circle-clients.ts";
import type { Client } from "../../testing/client.ts";
import { sharedPostgres } from "../../testing/postgres-shared.ts";
import { TEMPLATE_NAME } from "../../testing/template.ts";
import { beginGame, keepPlaying, TestServer } from "../../testing/test-server.ts";
import { rebuildSeasons } from "./rebuild.ts";

async function passTo(servers: readonly TestServer[], time: number): Promise<void> {
  for (const { running } of servers) running.node.store.clock.advanceTo(time);
}

describe("An evening of a circle", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  it("opens by itself with those who are there, and what they play enters the season", async () => {
    const { circle, all } = await circleOf([server], 3);
    const [ada, bea, cea] = all as [Client, Client, Client];
    expect(await codeOf(bea, circle, { type: "open-season", plan: SEASON })).toBe("not-an-organiser");
    await program(ada, circle, { type: "open-season", plan: SEASON });
    expect(await codeOf(ada, circle, { type: "open-season", plan: SEASON })).toBe("season-there");
    expect(await codeOf(bea, circle, { type: "plan-evening", plan: evening(dayIn(1)) })).toBe(
      "not-an-organiser",
    );
    const { id, day, starts } = await planned(circle, ada, [cea, ada]);
    const first = () => evenings(bea).find((one) => one.day === day);
    await bea.until(() => first()?.coming.length === 2);
    expect(first()).toMatchObject({ starts, coming: [{ id: cea.id }, { id: ada.id }], opened: null });

    await passTo([server], starts);
    for (const client of all) await client.until(() => hasOpened(client));
    const tables = first()?.opened?.tables ?? [];
    expect(tables).toMatchObject([{ game: TEMPLATE_NAME, seated: [cea.id, ada.id, bea.id] }]);
    await bea.until(() => bea.circle?.inside?.open.length === 1);
    const table = tables[0]?.table ?? "";
    const stranger = await server.client();
    expect((await stranger.ask({ type: "watch", table })).refused?.code).toBe("members-only");
    for (const client of all) await client.must({ type: "watch", table });
    await beginGame(table, all);
    expect(ada.room?.host).toBe(ada.id);
    await Promise.all(all.map((client) => keepPlaying(client, table)));

    await ada.until(() => ada.circle?.inside?.seasons[0]?.number === 1);
    const season = ada.circle?.inside?.seasons[0]?.id ?? "";
    const ended = ada.room?.ended[0]?.result;
    const seats = ada.room?.playing?.chairs.map((chair) => ada.room?.chairs[chair]) ?? [];
    const expected = seats.map((chair, seat) => {
      const place = ended?.places[seat] ?? 0;
      return {
        person: chair != null && "person" in chair ? chair.person : "",
        place,
        points: [10, 6, 3][place - 1],
      };
    });
    const standings = async () =>
      (await bea.must({ type: "season", circle, season })).season?.standings ?? [];
    const now = (await standings()).map(({ person, place, points }) => ({
      person: person.id,
      place,
      points,
    }));
    expect(now).toEqual(
      [...expected].sort(
        (a, b) =>
          a.place - b.place ||
          now.findIndex((one) => one.person === a.person) - now.findIndex((one) => one.person === b.person),
      ),
    );
    expect((await stranger.ask({ type: "season", circle, season })).refused?.code).toBe("not-a-member");

    const correct = {
      type: "correct-season",
      season,
      person: bea.id,
      game: null,
      points: 100,
      reason: "Contata male",
    } as const;
    expect(await codeOf(bea, circle, correct)).toBe("not-an-organiser");
    await program(ada, circle, correct);
    expect((await standings())[0]).toMatchObject({ person: { id: bea.id }, place: 1 });
    const before = await standings();
    const rebuilt = await rebuildSeasons(server.running.node.store, circle);
    expect(rebuilt).toEqual([{ name: SEASON.name, standings: before, isSame: true }]);

    await server.reopen();
    const again = await server.client(bea.guest);
    const { season: after } = await again.must({ type: "season", circle, season });
    expect(after?.standings).toEqual(before);
    expect(after?.corrections).toMatchObject([{ reason: "Contata male", by: { id: ada.id } }]);
    await again.must({ type: "follow-circle", circle });
    await again.until(() => again.circle !== undefined);
    expect(evenings(again).filter(({ opened }) => opened === null)[0]).toMatchObject({ evening: id });
  });

  it("is in every member's calendar, at an address of its own that can be made void", async () => {
    const { circle, all } = await circleOf([server], 2);
    const [ada, bea] = all as [Client, Client];
    await planned(circle, ada, []);
    const of = async (client: Client, anew?: boolean) =>
      (await client.must({ type: "calendar", circle, ...(anew ? { anew } : {}) })).calendar ?? "";
    const fetched = (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, { headers });
    const path = await of(bea);
    expect(path).toMatch(/^\/calendar\/[A-Za-z0-9_-]{44}\.ics$/);
    expect(await of(bea)).toBe(path);
    expect(await of(ada)).not.toBe(path);
    const found = await fetched(path);
    expect(found.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect((await found.text()).match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(50);
    const etag = found.headers.get("etag") ?? "";
    expect((await fetched(path, { "if-none-match": etag })).status).toBe(304);
    const anew = await of(bea, true);
    expect((await fetched(path)).status).toBe(404);
    expect((await fetched(anew)).status).toBe(200);
    await bea.must({ type: "circle-act", circle, act: { type: "leave" } });
    expect((await fetched(anew)).status).toBe(404);
  });
});

describe("Two nodes", () => {
  it("open an evening once, with the people of both, and a node that dies leaves all of it or nothing", async () => {
    const DATABASE_URL = await (await sharedPostgres()).createDatabase();
    const servers = await Promise.all([TestServer.open({ DATABASE_URL }), TestServer.open({ DATABASE_URL })]);
    const { circle, all } = await circleOf(servers, 6);
    const [ada] = all as [Client];
    const { day, starts } = await planned(circle, ada, all.slice(3));
    await passTo(servers, starts);
    for (const client of all) await client.until(() => hasOpened(client));
    const seen = all.map((client) => evenings(client).find((one) => one.day === day)?.opened);
    expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
    const seated = seen[0]?.tables.flatMap((table) => table.seated) ?? [];
    expect([...seated].sort()).toEqual(all.map(({ id }) => id).sort());
    for (const client of all) {
      const own = seen[0]?.tables.find((table) => table.seated.includes(client.id));
      await client.must({ type: "watch", table: own?.table ?? "" });
      await client.until(() => client.room !== undefined);
      expect(
        client.room?.chairs.some(
          (chair) => chair !== null && "person" in chair && chair.person === client.id,
        ),
      ).toBe(true);
    }
    const store = servers[0]?.running.node.store;
    const opened = (await store?.read(`circle:${circle}`, 0))?.filter(({ steps }) =>
      steps.includes("evening-opened"),
    );
    expect(opened).toHaveLength(1);
    await Promise.all(servers.map((one) => one.close()));
  });
});

describe("A circle's own chips", () => {
  it("come from its bank, are played with instead of purses, and are all there in the end", async () => {
    const server = await TestServer.open({}, builtForTests("tombolino-games"));
    const { circle, all } = await circleOf([server], 2);
    const [ada, bea] = all as [Client, Client];
    const rule = { ...SEASON.rule, counts: "chips" } as const;
    await program(ada, circle, { type: "open-season", plan: { ...SEASON, rule, stack: 500 } });
    await ada.until(() => ada.circle?.inside?.seasons.length === 1);
    const season = ada.circle?.inside?.seasons[0]?.id ?? "";
    const chips = async () => (await ada.must({ type: "season", circle, season })).season?.chips ?? {};
    expect(await chips()).toEqual({ [ada.id]: 500, [bea.id]: 500 });
    const { store } = server.running.node;
    expect(await store.balance(`circle:${circle}:${season}:bank`)).toBe(-1000);
    const cea = await server.client();
    const invitation = ada.circle?.inside?.invitation?.secret ?? "";
    await cea.must({ type: "circle-act", circle, act: { type: "join", invitation } });
    await server.until(async () => (await chips())[cea.id] === 500);
    expect(await store.balance(`circle:${circle}:${season}:bank`)).toBe(-1500);
    await server.close();
  });
});
