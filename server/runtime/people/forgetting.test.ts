import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type GameRecord, type GameTypes, verify } from "@tavolata/kernel";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RETENTION } from "../../folds/retention.ts";
import { refusal } from "../../protocol/index.ts";
import { HOUSE_ACCOUNT, purseOf, type Store } from "../../store/contract.ts";
import { entry, KINDS, newDatabase } from "../../store/testing/databases.ts";
import { everythingIn } from "../../store/testing/everything.ts";
import type { Client } from "../../testing/client.ts";
import { TEMPLATE_NAME } from "../../testing/template.ts";
import { TestServer, tableOf } from "../../testing/test-server.ts";
import type { LiveTournament } from "../tournament/live-tournament.ts";
import { Forgetting } from "./forgetting.ts";
import { letGo } from "./retention.ts";

const NAME = "Zenobia la Grande";
const SAID = "nessuno deve ricordarsene";

describe("Somebody who wants to be forgotten", () => {
  let folder: string;
  let server: TestServer;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "tavolata-forget-"));
    server = await TestServer.open({ DATA_DIR: folder });
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const post = (client: Client, where: string, body: object) =>
    fetch(`http://localhost:${server.port}${where}`, {
      method: "POST",
      headers: { cookie: client.guest.cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });

  /** Everybody plays whatever comes first, until the game is over. */
  async function playOn(table: string, clients: readonly Client[]): Promise<void> {
    const [first] = clients as [Client];
    for (const client of clients) {
      const play = () => void (client.update?.awaited === true && client.play(table));
      client.onUpdate.add(play);
      play();
    }
    await first.until(() => (first.room?.ended.length ?? 0) > 0);
  }

  async function gameWithZenobia(): Promise<{ table: string; clients: Client[]; zenobia: Client }> {
    const { table, clients } = await tableOf(server, 3, { options: { lives: 1 } });
    const zenobia = clients[1] as Client;
    await zenobia.must({ type: "introduce", nickname: NAME, avatar: "fox" });
    await zenobia.mustDo(table, { type: "say", text: SAID });
    const [other] = clients as [Client];
    const report = { table, kind: "insult" };
    expect((await post(other, "/api/reports", { ...report, about: zenobia.id, words: "" })).status).toBe(201);
    expect((await post(zenobia, "/api/reports", { ...report, words: SAID })).status).toBe(201);
    for (const [one, another] of [
      [zenobia, other],
      [other, zenobia],
    ] as const) {
      const body = { person: another.id, how: "mute" };
      expect((await post(one, "/api/me/aversions", body)).status).toBe(200);
    }
    for (const client of clients) await client.mustDo(table, { type: "ready", seed: "seed" });
    await zenobia.until(() => zenobia.update !== undefined);
    return { table, clients, zenobia };
  }

  it("leaves no name, face, word or chip behind, while the games they played still verify", async () => {
    const { table, clients, zenobia } = await gameWithZenobia();
    await playOn(table, clients);
    const game = clients[0]?.room?.ended[0]?.id ?? "";
    const { store } = server.running.node;
    await server.until(async () => (await store.views(game)) !== undefined);
    await zenobia.must({ type: "purse" });
    expect(everythingIn(folder)).toContain(NAME);
    expect(everythingIn(folder)).toContain(SAID);

    const exported = await fetch(`http://localhost:${server.port}/api/me/export`, {
      headers: { cookie: zenobia.guest.cookie },
    });
    const text = await exported.text();
    for (const one of [NAME, SAID, zenobia.id]) expect(text).toContain(one);
    expect(JSON.parse(text)).toMatchObject({
      keepsAwayFrom: [{ id: clients[0]?.id, how: "mute" }],
      reports: [{ table, kind: "insult", words: SAID }],
    });
    expect(text).not.toMatch(/hash|publicKey/i);

    expect((await post(zenobia, "/api/me/delete", { name: "somebody else" })).status).toBe(409);
    expect((await post(zenobia, "/api/me/delete", { name: NAME })).status).toBe(200);
    await zenobia.until(() => !zenobia.isOpen());
    await server.until(async () => (await store.leaving(1)).length === 0);
    const left = everythingIn(folder);
    for (const gone of [NAME, SAID, zenobia.guest.cookie.split(".")[1] ?? "?"]) {
      expect(left).not.toContain(gone);
    }
    expect(await store.balance(purseOf(zenobia.id))).toBe(0);
    expect(await store.balance(HOUSE_ACCOUNT)).toBe(0);

    const record = (await (
      await fetch(`http://localhost:${server.port}/api/record/${game}`)
    ).json()) as GameRecord<GameTypes>;
    const rules = server.running.node.findGame(record.game)?.rules;
    expect(rules && verify(rules, record)).toMatchObject({ fair: true });
    const other = clients[0] as Client;
    await other.until(() => other.room?.people.every(({ nickname }) => nickname !== NAME) === true);
    await server.reopen();
    const back = await server.client(other.guest);
    await back.must({ type: "watch", table });
    await back.until(() => back.room !== undefined);
    expect(JSON.stringify(back.messages)).not.toContain(NAME);
  });

  it("gets no name back, and comes to no table, by a request that was on its way", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [ada, bea] = clients as [Client, Client];
    const { table: other = "" } = await ada.must({ type: "open", game: TEMPLATE_NAME });
    const { store, forgetting } = server.running.node;
    // Nobody has told their connection yet.
    expect(await store.leave(bea.id, "nobody:2", store.now())).toBe(true);
    for (const wish of [
      { type: "introduce", nickname: NAME },
      { type: "watch", table: other },
    ] as const) {
      expect((await bea.ask(wish)).refused?.code).toBe("unknown-person");
    }
    expect(everythingIn(folder)).not.toContain(NAME);
    expect(await store.logsWith(bea.id)).toEqual([table]);
    await forgetting.run();
    expect(await store.logsWith(bea.id)).toEqual([]);
  });

  it("leaves a game in play to a bot, and is forgotten even if the house falls in the middle of it", async () => {
    const { table, clients, zenobia } = await gameWithZenobia();
    const { store } = server.running.node;
    expect(await store.leave(zenobia.id, "nobody:1", store.now())).toBe(true);
    server.running.node.people.tellChanged(zenobia.id);
    await zenobia.until(() => !zenobia.isOpen());
    await server.crash();
    await server.start();
    await server.running.node.forgetting.run();
    const left = everythingIn(folder);
    for (const gone of [NAME, SAID]) expect(left).not.toContain(gone);
    const others = [await server.client(clients[0]?.guest), await server.client(clients[2]?.guest)];
    for (const client of others) await client.must({ type: "watch", table });
    await others[0]?.until(() => others[0]?.room !== undefined);
    expect(others[0]?.room?.chairs[1]).toHaveProperty("bot");
    await playOn(table, others);
  });
});

describe.each(KINDS)("What comes back in a %s store from a game after its player was forgotten", (kind) => {
  it("is the house's, and a circle's chips its own, while nobody else loses anything", async () => {
    const store = await (await newDatabase(kind)).open();
    const device = (id: string) => ({ id: `${id}'s`, secretHash: id, label: "", since: 5, seen: 5 });
    for (const id of ["gone", "here"]) {
      await store.admit({ id, nickname: id, avatar: "plain", since: 5 }, device(id));
    }
    const [bank, season] = ["circle:c:s:bank", "circle:c:s:"];
    const move = (from: string, to: string, amount: number) =>
      store.append({ writes: [], transfers: [{ from, to, amount, why: "test" }] });
    for (const id of ["gone", "here"]) {
      await move(HOUSE_ACCOUNT, purseOf(id), 100);
      await move(bank, `${season}${id}`, 500);
      await move(purseOf(id), "table:t", 40);
    }
    expect(await store.emptyNobodys()).toBe(0);
    await store.leave("gone", "nobody:1", 10);
    await store.erase("gone");
    // The hand goes on without them.
    await move("table:t", purseOf("gone"), 55);
    await letGo(
      store,
      RETENTION,
      async () => true,
      () => {},
      (fault) => expect.unreachable(String(fault)),
    );
    const left = await store.balances([
      ...["gone", "here"].flatMap((id) => [purseOf(id), `${season}${id}`]),
      HOUSE_ACCOUNT,
      "table:t",
      bank,
    ]);
    expect(Object.fromEntries(left)).toEqual({
      [purseOf("gone")]: 0,
      [purseOf("here")]: 60,
      [`${season}gone`]: 0,
      [`${season}here`]: 500,
      [HOUSE_ACCOUNT]: -85,
      "table:t": 25,
      [bank]: -500,
    });
    expect(await store.emptyNobodys()).toBe(0);
  });
});

describe.each(KINDS)("Forgetting with a %s store", (kind) => {
  const said = (person: string) =>
    JSON.stringify([{ type: "act", act: { type: "say", text: SAID }, from: { person, request: "r" } }]);

  async function houseOf(...people: string[]) {
    const store = await (await newDatabase(kind)).open();
    const device = (id: string) => ({ id, secretHash: id, label: "", since: 1, seen: 1 });
    for (const [at, id] of people.entries()) {
      await store.admit({ id, nickname: id, avatar: "plain", since: 1 }, device(id));
      const log = `tournament:of ${id}`;
      await store.append({ writes: [entry(log, 0, { steps: said(id), visitors: [id] })] });
      await store.leave(id, `nobody:${id}`, at);
    }
    const faults: string[] = [];
    const where = {
      store,
      logger: (_: string, what: string) => void faults.push(what),
      findTableById: async () => undefined,
      findCircleById: async () => undefined,
    };
    return { store, faults, where };
  }

  it("a log that nobody can open any more is rewritten, and keeps nobody from being forgotten", async () => {
    const { store, faults, where } = await houseOf("ada", "bea");
    const forgetting = new Forgetting(
      { ...where, findTournamentById: () => Promise.reject(new Error("there is no such game here")) },
      () => {},
    );
    await forgetting.run();
    expect(faults).toHaveLength(2);
    expect(await store.leaving(9)).toEqual([]);
    for (const id of ["ada", "bea"]) {
      expect(JSON.stringify(await store.read(`tournament:of ${id}`, 0))).not.toContain(SAID);
    }
  });

  it("somebody whom a log does not forget now is forgotten later, and all others before", async () => {
    const { store, faults, where } = await houseOf("ada", "bea");
    let isBusy = true;
    const forget = async (person: string) =>
      isBusy && person === "ada" ? refusal("unavailable") : undefined;
    const found = { forget } as unknown as LiveTournament;
    const forgetting = new Forgetting({ ...where, findTournamentById: async () => found }, () => {});
    await forgetting.run();
    expect((await store.leaving(9)).map(({ person }) => person)).toEqual(["ada"]);
    expect(await store.logsWith("ada")).toEqual(["tournament:of ada"]);
    expect(faults).not.toEqual([]);
    expect(JSON.stringify(await store.read("tournament:of ada", 0)), "what is written").not.toContain(SAID);
    isBusy = false;
    await forgetting.run();
    expect(await store.leaving(9)).toEqual([]);
    expect(await store.logsWith("ada")).toEqual([]);
  });
});

describe.each(KINDS)("What is too old in a %s store", (kind) => {
  const DAY = 24 * 3600_000;
  let store: Store;
  let now = 1_000 * DAY;

  it("goes by the days that the settings say, and nothing else does", async () => {
    store = await (await newDatabase(kind)).open(() => now);
    const counted: string[] = [];
    const run = () =>
      letGo(
        store,
        RETENTION,
        (person) => store.leave(person, "nobody:1", store.now()),
        (what) => counted.push(what),
        (fault) => expect.unreachable(String(fault)),
      );
    const device = (id: string) => ({ id, secretHash: id, label: "", since: now, seen: now });
    for (const id of ["guest", "kept"]) {
      await store.admit({ id, nickname: id, avatar: "plain", since: now }, device(id));
    }
    await store.setRecoveryCodes("kept", ["code"]);
    const said = { type: "act", act: { type: "say", text: SAID }, from: { person: "guest", request: "r" } };
    const at = now;
    const write = (log: string, alarm: number | null) =>
      store.append({ writes: [{ ...entry(log, 0), at, alarm, steps: JSON.stringify([said]) }] });
    await write("closed", null);
    await write("still open", now + 900 * DAY);
    await write("purse:guest", null);
    await write("fills:1000:network", null);

    await run();
    expect(counted).toEqual([]);
    now += 3 * DAY;
    await run();
    expect(counted).toEqual(["log"]);
    expect(await store.open("fills:1000:network")).toBeUndefined();
    now += 30 * DAY;
    await run();
    await run();
    expect(counted, "once").toEqual(["log", "chat"]);
    expect(JSON.stringify(await store.open("closed"))).not.toContain(SAID);
    expect(JSON.stringify(await store.open("still open"))).toContain(SAID);
    expect(await store.person("guest")).toBeDefined();
    now += 400 * DAY;
    await run();
    expect(counted.slice(2).sort()).toEqual(["guest", "log"]);
    expect(await store.open("closed")).toBeUndefined();
    expect(await store.open("still open")).toBeDefined();
    expect(await store.open("purse:guest")).toBeDefined();
    expect(await store.person("guest")).toBeUndefined();
    expect(await store.person("kept")).toBeDefined();
  });
});
