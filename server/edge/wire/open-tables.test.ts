import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenTable, OpenTablesMessage, ServerMessage } from "../../protocol/index.ts";
import type { Client } from "../../testing/client.ts";
import { HOUSES, openHouse, post, type TestHouse } from "../../testing/houses.ts";
import { TEMPLATE, TEMPLATE_NAME } from "../../testing/template.ts";
import { beginGame, keepPlaying } from "../../testing/test-server.ts";

const SEATS = TEMPLATE.rules.seats.max;

function isList(message: Pick<ServerMessage, "type">): message is OpenTablesMessage {
  return message.type === "open-tables";
}

function listsOf(client: Client): OpenTablesMessage[] {
  return client.messages.filter(isList);
}

/** The list as somebody has it who has heard everything. */
function listOf(client: Client): OpenTable[] {
  const tables = new Map<string, OpenTable>();
  for (const { whole, tables: news, gone } of listsOf(client)) {
    if (whole) tables.clear();
    for (const one of news) tables.set(one.table, one);
    for (const one of gone) tables.delete(one);
  }
  return [...tables.values()];
}

function listed(client: Client, table: string): OpenTable | undefined {
  return listOf(client).find((one) => one.table === table);
}

async function open(host: Client, settings: object = { listed: true }): Promise<string> {
  const { table = "" } = await host.must({
    type: "open",
    game: TEMPLATE_NAME,
    options: { lives: 1 },
    settings,
  });
  await host.must({ type: "watch", table });
  await host.mustDo(table, { type: "sit", chair: 0 });
  return table;
}

async function fillWithBots(host: Client, table: string, upTo = SEATS): Promise<void> {
  for (let chair = 1; chair < upTo; chair++) {
    await host.mustDo(table, { type: "seat-bot", chair, bot: "levelled:easy" });
  }
}

describe.each(HOUSES)("Open tables, on %s,", (kind) => {
  let house: TestHouse;
  let host: Client;
  let looker: Client;
  beforeAll(async () => {
    house = await openHouse(kind);
    host = await house.client(0);
    looker = await house.client(1);
    await looker.must({ type: "list-tables", on: true });
  });
  afterAll(async () => {
    await house.close();
  });

  it("are listed when their host says so, with what strangers want to know, and go when nobody should come", async () => {
    expect(listsOf(looker)[0]).toEqual({ type: "open-tables", whole: true, tables: [], gone: [] });
    const table = await open(host, {
      listed: true,
      language: "it",
      skill: "beginners",
      pace: "quick",
      rated: true,
    });
    await looker.until(() => listed(looker, table)?.people === 1);
    expect(listed(looker, table)).toEqual({
      table,
      game: TEMPLATE_NAME,
      chairs: SEATS,
      free: SEATS - 1,
      people: 1,
      bots: [],
      pace: "quick",
      language: "it",
      skill: "beginners",
      rated: true,
      playing: false,
      since: expect.any(Number),
    });
    const { since } = listed(looker, table)!;
    await fillWithBots(host, table);
    await looker.until(() => listed(looker, table)?.bots.length === SEATS - 1);
    expect(listed(looker, table), "bots make room").toMatchObject({ free: SEATS - 1, since });
    for (const [act, back] of [
      [
        { type: "lock", locked: true },
        { type: "lock", locked: false },
      ],
      [
        { type: "set-table", settings: { listed: false } },
        { type: "set-table", settings: { listed: true } },
      ],
    ] as const) {
      await host.mustDo(table, act);
      await looker.until(() => listed(looker, table) === undefined);
      await host.mustDo(table, back);
      await looker.until(() => listed(looker, table) !== undefined);
    }
    await host.must({ type: "unwatch", table });
    await looker.until(() => listed(looker, table) === undefined, 5000);
    await host.must({ type: "watch", table });
    await looker.until(() => listed(looker, table) !== undefined);
    await host.mustDo(table, { type: "close" });
    await looker.until(() => listed(looker, table) === undefined);
  });

  it("are all there is in the list: what happens at a private table changes no byte of it", async () => {
    const fresh = await house.client(1);
    await fresh.must({ type: "list-tables", on: true });
    const friend = await house.client(1);
    const secret = await open(host, {});
    await friend.must({ type: "watch", table: secret });
    await friend.mustDo(secret, { type: "sit", chair: 1 });
    await host.mustDo(secret, { type: "say", text: "just us" });
    await host.mustDo(secret, { type: "set-table", settings: { pace: "quick", language: "en" } });
    expect((await friend.ask({ type: "find-table" })).refused, "not even for those who are there").toEqual({
      code: "no-open-table",
    });
    await host.mustDo(secret, { type: "close" });
    await friend.until(() => friend.room?.closed === "host");
    expect((await friend.do(secret, { type: "set-table", settings: { listed: true } })).refused?.code).toBe(
      "table-closed",
    );
    const table = await open(host);
    await fresh.until(() => listed(fresh, table)?.people === 1);
    const all = JSON.stringify(listsOf(fresh));
    expect(all).not.toContain(secret);
    expect(listOf(fresh).map((one) => one.table)).toEqual([table]);
    expect(listsOf(fresh)[0]).toEqual({ type: "open-tables", whole: true, tables: [], gone: [] });
    expect((await friend.do(table, { type: "sit", chair: 1 })).refused?.code).toBe("not-watching");
    const stranger = await house.client(1);
    await stranger.must({ type: "watch", table });
    expect((await stranger.do(table, { type: "set-table", settings: { listed: false } })).refused?.code).toBe(
      "not-host",
    );
    await host.mustDo(table, { type: "close" });
    await fresh.until(() => listOf(fresh).length === 0);
    await fresh.must({ type: "list-tables", on: false });
    const heard = listsOf(fresh).length;
    const last = await open(host);
    await looker.until(() => listed(looker, last) !== undefined);
    expect(listsOf(fresh).length).toBe(heard);
    await host.mustDo(last, { type: "close" });
    await looker.until(() => listOf(looker).length === 0);
  });

  it("seat a stranger at the best of them, from another node, on a chair that a bot gives up", async () => {
    const [lonely, busy, other, guest] = await Promise.all(
      [0, 0, 0, 1].map((at) => house.client(at as 0 | 1)),
    );
    if (!lonely || !busy || !other || !guest) throw new Error("somebody is missing");
    const first = await open(lonely, { listed: true, language: "it" });
    const second = await open(busy);
    await guest.must({ type: "watch", table: second });
    await guest.mustDo(second, { type: "sit", chair: 1 });
    await looker.until(() => listed(looker, first)?.people === 1 && listed(looker, second)?.people === 2);
    const found = await house.client(1);
    expect((await found.must({ type: "find-table", game: TEMPLATE_NAME })).table, "more people").toBe(second);
    await found.until(
      () => found.room?.chairs.some((one) => one && "person" in one && one.person === found.id) === true,
    );
    await busy.mustDo(second, { type: "set-table", settings: { skill: "beginners" } });
    await lonely.mustDo(first, { type: "set-table", settings: { skill: "beginners" } });
    await looker.until(() => [first, second].every((one) => listed(looker, one)?.skill === "beginners"));
    expect((await other.ask({ type: "find-table", skill: "experienced" })).refused?.code).toBe(
      "no-open-table",
    );
    expect((await other.must({ type: "find-table", language: "en", skill: "beginners" })).table).toBe(second);
    expect((await found.ask({ type: "find-table", pace: "quick" })).refused?.code).toBe("no-open-table");
    expect((await found.ask({ type: "find-table", game: "no-such-game" })).refused?.code).toBe(
      "no-open-table",
    );

    await fillWithBots(lonely, first);
    const late = await house.client(1);
    expect((await late.must({ type: "find-table", language: "it" })).table).toBe(second);
    await busy.mustDo(second, { type: "close" });
    await looker.until(() => listed(looker, second) === undefined);
    const last = await house.client(1);
    expect((await last.must({ type: "find-table" })).table).toBe(first);
    await last.until(() => last.room?.chairs.filter((one) => one && "bot" in one).length === SEATS - 2);
    expect((await late.do(first, { type: "sit", chair: 2 })).refused?.code, "only by coming in").toBe(
      "not-watching",
    );
    await lonely.mustDo(first, { type: "close" });
  });

  it("promise a bot's chair in mid-game, and keep it when the game is over", async () => {
    const [player, late, later] = await Promise.all([0, 1, 1].map((at) => house.client(at as 0 | 1)));
    if (!player || !late || !later) throw new Error("somebody is missing");
    const table = await open(player, { listed: true, pace: "quick" });
    await fillWithBots(player, table, 3);
    await beginGame(table, [player]);
    await looker.until(() => listed(looker, table)?.playing === true);
    expect((await late.must({ type: "find-table" })).table).toBe(table);
    await late.until(
      () => late.room?.chairs.some((one) => one && "bot" in one && one.next === late.id) === true,
    );
    const chair = late.room!.chairs.findIndex((one) => one && "bot" in one && one.next === late.id);
    await later.must({ type: "watch", table });
    expect((await later.do(table, { type: "sit", chair })).refused?.code, "promised to one").toBe("in-play");
    expect((await later.do(table, { type: "sit", chair: 0 })).refused?.code, "a person's").toBe("in-play");
    await later.mustDo(table, { type: "sit", chair: chair === 1 ? 2 : 1 });
    await later.mustDo(table, { type: "stand" });
    expect((await later.do(table, { type: "stand" })).refused?.code).toBe("not-seated");
    await keepPlaying(player, table);
    await late.until(() => late.room?.playing?.over === true);
    await late.until(() => {
      const sitting = late.room?.chairs[chair];
      return sitting != null && "person" in sitting && sitting.person === late.id;
    });
    expect(late.room?.chairs.filter((one) => one && "bot" in one)).toHaveLength(1);
    expect(late.room?.chairs.every((one) => one === null || !("next" in one))).toBe(true);
    await player.mustDo(table, { type: "close" });
  });

  it("are neither shown nor open to people of whom one has blocked the other; who sat together may stay", async () => {
    const [ada, bea, cea] = await Promise.all([0, 1, 1].map((at) => house.client(at as 0 | 1)));
    if (!ada || !bea || !cea) throw new Error("somebody is missing");
    const block = async (who: Client, whom: Client, how: string | null = "block") =>
      expect(
        (await post(house.nodes[0], who.guest, "/api/me/aversions", { person: whom.id, how })).status,
      ).toBe(200);
    const shared = await open(ada, {});
    await bea.must({ type: "watch", table: shared });
    await bea.mustDo(shared, { type: "sit", chair: 1 });
    await bea.must({ type: "list-tables", on: true });

    await block(ada, bea);
    const table = await open(ada);
    await looker.until(() => listed(looker, table) !== undefined);
    expect((await bea.ask({ type: "watch", table })).refused).toEqual({ code: "closed-to-you" });
    expect((await bea.ask({ type: "find-table" })).refused).toEqual({ code: "no-open-table" });
    await bea.must({ type: "list-tables", on: true });
    expect(listed(bea, table)).toBeUndefined();
    await bea.mustDo(shared, { type: "sit", chair: 2 });
    expect(
      (await bea.ask({ type: "watch", table: shared })).refused,
      "both sat there before",
    ).toBeUndefined();

    const beas = await open(bea);
    await looker.until(() => listed(looker, beas) !== undefined);
    expect((await ada.ask({ type: "watch", table: beas })).refused).toEqual({ code: "blocked-here" });
    // Spectators keep nobody away, but neither sits down with the other.
    const ceas = await open(cea);
    await ada.must({ type: "watch", table: ceas });
    await bea.must({ type: "watch", table: ceas });
    await bea.mustDo(ceas, { type: "sit", chair: 1 });
    expect((await ada.do(ceas, { type: "sit", chair: 2 })).refused).toEqual({ code: "blocked-here" });
    await bea.mustDo(ceas, { type: "stand" });
    await ada.until(() => ada.room?.chairs[1] === null);
    await ada.mustDo(ceas, { type: "sit", chair: 2 });
    await bea.until(() => bea.room?.chairs[2] !== null);
    expect((await bea.do(ceas, { type: "sit", chair: 1 })).refused).toEqual({ code: "closed-to-you" });

    await block(ada, bea, null);
    await bea.mustDo(ceas, { type: "sit", chair: 1 });
    await bea.must({ type: "watch", table });
    for (const [who, id] of [
      [ada, table],
      [bea, beas],
      [cea, ceas],
    ] as const)
      await who.mustDo(id, { type: "close" });
  });
});
