import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client, Guest } from "../../testing/client.ts";
import { becomeGuest } from "../../testing/client.ts";
import { HOUSES, openHouse, post, type TestHouse } from "../../testing/houses.ts";
import { TEMPLATE_NAME } from "../../testing/template.ts";
import { beginGame, TestServer } from "../../testing/test-server.ts";

const HOUR = 3600_000;

function mutedBy(client: Client): readonly string[] {
  const told = client.messages.flatMap((message) => (message.type === "muted" ? [message.people] : []));
  return told.at(-1) ?? [];
}

describe.each(HOUSES)("Peace, on %s,", (kind) => {
  let house: TestHouse;
  let ada: Client;
  let bea: Client;
  let table: string;
  beforeAll(async () => {
    house = await openHouse(kind);
    [ada, bea] = [await house.client(0), await house.client(1)];
    table = (await ada.must({ type: "open", game: TEMPLATE_NAME })).table!;
    for (const [chair, client] of [ada, bea].entries()) {
      await client.must({ type: "watch", table });
      await client.mustDo(table, { type: "sit", chair });
    }
    await ada.mustDo(table, { type: "seat-bot", chair: 2, bot: "plain" });
    await ada.until(() => ada.room?.chairs[1] != null);
  });
  afterAll(async () => {
    await house.close();
  });

  const keepAway = (who: Guest, person: string, how: unknown) =>
    post(house.nodes[0], who, "/api/me/aversions", { person, how });
  const report = (who: Pick<Guest, "cookie">, body: object) =>
    post(house.nodes[1], who, "/api/reports", { table, kind: "insult", words: "", ...body });

  it("the words of whom somebody has muted do not arrive, on any of their devices, and to them alone", async () => {
    const otherDevice = await house.client(1, ada.guest);
    await otherDevice.must({ type: "watch", table });
    expect((await keepAway(ada.guest, bea.id, "mute")).status).toBe(200);
    await Promise.all([ada, otherDevice].map((one) => one.until(() => mutedBy(one).includes(bea.id))));
    const cea = await house.client(0);
    await cea.must({ type: "watch", table });
    await bea.mustDo(table, { type: "say", text: "can you hear me" });
    await cea.mustDo(table, { type: "say", text: "and me" });
    const heard = (client: Client) => client.lines.map(({ text }) => text);
    for (const one of [ada, otherDevice]) {
      await one.until(() => heard(one).includes("and me"));
      expect(heard(one)).not.toContain("can you hear me");
    }
    expect(heard(cea)).toContain("can you hear me");
    expect(mutedBy(bea), "nobody is told that they are muted").toEqual([]);
    const again = await house.client(1, ada.guest);
    await again.until(() => mutedBy(again).includes(bea.id));
    await again.must({ type: "watch", table });
    await again.until(() => heard(again).includes("and me"));
    expect(heard(again)).not.toContain("can you hear me");
    await keepAway(ada.guest, bea.id, null);
    await ada.until(() => mutedBy(ada).length === 0);
    await bea.mustDo(table, { type: "say", text: "and now" });
    await ada.until(() => heard(ada).includes("and now"));
    for (const one of [otherDevice, again, cea]) await one.close();
  });

  it("nobody keeps away from nobody, from themselves, or in a way that there is not", async () => {
    expect((await keepAway(ada.guest, "A".repeat(16), "block")).status).toBe(404);
    expect((await keepAway(ada.guest, ada.id, "block")).status).toBe(404);
    expect((await keepAway(ada.guest, bea.id, "hit")).status).toBe(400);
    expect((await keepAway({ ...ada.guest, cookie: "tavolata=x.y" }, bea.id, "block")).status).toBe(401);
  });

  it("a report has what its writer could see, and no card that only they could", async () => {
    const { store } = house.nodes[0].node;
    await beginGame(table, [ada, bea]);
    await bea.mustDo(table, { type: "say", text: "you cheat" });
    await ada.until(() => ada.lines.some(({ text }) => text === "you cheat"));
    expect(await report(ada.guest, { about: bea.id, words: "she said so" })).toMatchObject({ status: 201 });
    const [found] = await store.reports({ state: "open" }, 1);
    expect(found).toMatchObject({
      kind: "insult",
      words: "she said so",
      reporter: { id: ada.id },
      about: { id: bea.id, nickname: bea.guest.person.nickname },
      table,
      game: TEMPLATE_NAME,
      circle: null,
      handled: null,
    });
    const seen = JSON.parse((await store.report(found!.id))!.seen) as {
      lines: { text: string }[];
      events: { events: object[] }[];
    };
    expect(seen.lines.map(({ text }) => text)).toContain("you cheat");
    const spectator = await house.client(0);
    await spectator.must({ type: "watch", table });
    await spectator.until(() => spectator.update !== undefined);
    const told = spectator.update!.events.flatMap(({ events }) => events);
    expect(told.length).toBeGreaterThan(0);
    expect(seen.events.flatMap(({ events }) => events)).toEqual(told);
    await spectator.close();
  });

  it("reports that are forged are refused and leave nothing", async () => {
    const { store } = house.nodes[0].node;
    const before = await store.countOpenReports();
    const stranger = await becomeGuest(house.nodes[0].port);
    for (const [who, body, code] of [
      [stranger, {}, "not-in-the-room"],
      [ada.guest, { about: stranger.person.id }, "not-in-the-room"],
      [ada.guest, { table: "A".repeat(22) }, "not-in-the-room"],
      [ada.guest, { kind: "treason" }, "malformed"],
      [ada.guest, { words: "x".repeat(501) }, "malformed"],
      [ada.guest, { circle: "mine" }, "malformed"],
      [{ cookie: "" }, {}, "unknown-person"],
    ] as const) {
      expect((await report(who, body)).body.refused?.code).toBe(code);
    }
    expect(await store.countOpenReports()).toBe(before);
  });

  it("somebody who may not speak for a time still plays; everybody else speaks", async () => {
    const bans = house.nodes[0].node.bans;
    const ban = await bans.set({ person: bea.id, what: "mute", why: "noise", by: "operator", forMs: HOUR });
    const say = () => bea.do(table, { type: "say", text: "hello" });
    let refused = (await say()).refused;
    while (refused === undefined) refused = (await say()).refused;
    expect(refused).toEqual({ code: "silenced", params: { until: ban.until } });
    await ada.mustDo(table, { type: "say", text: "hello" });
    await bea.must({ type: "watch", table });
    expect(await bans.end(ban.id)).toBe(true);
    while ((await say()).refused !== undefined);
  });

  it("somebody who may not come in is shown the door on every node, and told until when", async () => {
    const cea = await house.client(1);
    const { bans } = house.nodes[0].node;
    const ban = await bans.set({ person: cea.id, what: "ban", why: "floods", by: "operator", forMs: HOUR });
    await cea.until(() => cea.goodbye?.why === "banned" && !cea.isOpen(), 2000);
    for (const node of house.nodes) {
      const { status, body } = await post(node, cea.guest, "/api/guest");
      expect([status, body.refused]).toEqual([403, { code: "banned", params: { until: ban.until } }]);
    }
    await expect(house.client(1, cea.guest)).rejects.toThrow("403");
    expect((await post(house.nodes[1], ada.guest, "/api/guest")).status).toBe(200);
    await bans.end(ban.id);
    let status = 403;
    while (status === 403) ({ status } = await post(house.nodes[1], cea.guest, "/api/guest"));
    expect(status).toBe(200);
    await house.client(1, cea.guest);
  });

  it("a network that may not come in makes no guests, and its people leave", async () => {
    const cea = await house.client(0);
    const { bans } = house.nodes[1].node;
    const ban = await bans.set({ network: "127.0.0.1", what: "ban", why: "x", by: "operator", forMs: HOUR });
    await cea.until(() => cea.goodbye?.why === "banned", 2000);
    expect((await post(house.nodes[0], { cookie: "" }, "/api/guest")).body.refused?.code).toBe("banned");
    await bans.end(ban.id);
    let status = 403;
    while (status === 403) ({ status } = await post(house.nodes[0], { cookie: "" }, "/api/guest"));
    expect(status).toBe(201);
  });
});

describe("Words that the house does not want to read", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(async () => {
    await server.close();
  });

  it("pass among friends, and neither in chat nor as names where strangers meet", async () => {
    const [host, rude] = [await server.client(), await server.client()];
    const { table = "" } = await host.must({ type: "open", game: TEMPLATE_NAME });
    for (const one of [host, rude]) await one.must({ type: "watch", table });
    await host.mustDo(table, { type: "say", text: "che stronzo" });
    await host.mustDo(table, { type: "set-table", settings: { listed: true } });
    for (const text of ["che stronzo", "Str0nz0!", "s t r o n z o", "STRONZOOOO", "you b!tch"]) {
      expect((await host.do(table, { type: "say", text })).refused, text).toEqual({ code: "rude" });
    }
    await host.mustDo(table, { type: "say", text: "che bello" });
    expect((await rude.ask({ type: "introduce", nickname: "Stronzo 2" })).refused).toEqual({
      code: "rude-name",
    });
    await rude.must({ type: "unwatch", table });
    await rude.must({ type: "introduce", nickname: "Stronzo 2" });
    expect((await rude.ask({ type: "watch", table })).refused).toEqual({ code: "rude-name" });
    expect((await rude.ask({ type: "find-table" })).refused).toEqual({ code: "no-open-table" });
  });
});

describe("A house by invitation only", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({ INVITATION_CODE: "nonna-pina" });
  });
  afterAll(async () => {
    await server.close();
  });

  it("lets in who brings its code, an invitation, or the link of a table, and who is known already", async () => {
    const come = (wish: object, cookie = "") => post(server.running, { cookie }, "/api/guest", wish);
    expect(await come({})).toMatchObject({ status: 403, body: { refused: { code: "invitation-only" } } });
    for (const wish of [
      { link: "/i/nonna-pino" },
      { table: "A".repeat(22) },
      { tournament: "A".repeat(22) },
    ]) {
      expect((await come(wish)).status).toBe(403);
    }
    const first = await fetch(`http://127.0.0.1:${server.port}/api/guest`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ link: "/i/nonna-pina" }),
    });
    expect(first.status).toBe(201);
    const cookie = first.headers.getSetCookie()[0]!.split(";")[0]!;
    expect((await come({}, cookie)).status).toBe(200);
    const made = (await post(server.running, { cookie }, "/api/me/invitations")).body as { code: string };
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await come({ link: `/i/${made.code}` })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 403]);
    const { person } = (await first.json()) as Guest;
    const host = await server.client({ cookie, person });
    const { table } = await host.must({ type: "open", game: TEMPLATE_NAME });
    expect((await come({ link: `/t/${table}` })).status).toBe(201);
  });

  it("uses up no invitation of somebody who may not come in now", async () => {
    const busy = await TestServer.open({ INVITATION_CODE: "nonna-pina", LIMIT_GUESTS_PER_HOUR: "1" });
    const come = (link: string, cookie = "") => post(busy.running, { cookie }, "/api/guest", { link });
    const { store, invitations } = busy.running.node;
    const { code } = await invitations.make();
    expect((await come("/i/nonna-pina")).status).toBe(201);
    for (let i = 0; i < 6; i++) expect((await come(`/i/${code}`)).status).toBe(429);
    let left = 0;
    while (await store.useInvitation(code, store.now())) left++;
    expect(left).toBe(5);
    await busy.close();
  });
});
