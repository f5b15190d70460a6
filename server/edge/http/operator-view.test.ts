import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OperatorAct } from "../../protocol/index.ts";
import { builtForTests } from "../../testing/built.ts";
import { becomeGuest, Client } from "../../testing/client.ts";
import { OperatorClient } from "../../testing/operator-client.ts";
import { sharedPostgres } from "../../testing/postgres-shared.ts";
import { TEMPLATE_NAME } from "../../testing/template.ts";
import { beginGame, TestServer, tableOf } from "../../testing/test-server.ts";

const HOUR = 3_600_000;

let operators: OperatorClient[] = [];
afterEach(() => {
  for (const operator of operators) operator.leave();
  operators = [];
});

async function operatorAt({ port, running }: TestServer, secret?: string): Promise<OperatorClient> {
  const operator = new OperatorClient(port);
  operators.push(operator);
  await operator.signIn(secret ?? (await running.node.operator.sessions.changeSecret("")), "Ada");
  return operator;
}

async function done(operator: OperatorClient, act: OperatorAct, reason = ""): Promise<void> {
  expect(await operator.act(act, reason)).toMatchObject({ status: 200 });
}

describe("What an operator sees of a table with secrets", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({}, builtForTests("secret-ballot"));
  });
  afterAll(() => server.close());

  it("is who is there and how far they are, and nothing that anybody holds, has hidden or has said", async () => {
    const { table, clients } = await tableOf(server, 3, { game: "secret-ballot" });
    const [ada, bea] = clients as [Client, Client, Client];
    const operator = await operatorAt(server);
    await operator.look();
    await ada.must({ type: "introduce", nickname: "Zenobia" });
    await beginGame(table, clients);
    await bea.mustDo(table, { type: "say", text: "una parola sola" });
    for (const yes of [true, false]) {
      const { game, decision } = ada.update!;
      await ada.must({ type: "move", table, game, decision, move: { type: "vote", yes } as never });
    }
    const shown = () => operator.seen.tables.list.find(({ id }) => id === table);
    await operator.until(() => shown()?.state === "playing");
    expect(operator.seen.tables).toMatchObject({
      open: 1,
      byGame: [{ game: "secret-ballot", open: 1, playing: 1 }],
    });
    expect(operator.seen.online.count).toBe(3);
    await operator.until(() => shown()?.people.some(({ nickname }) => nickname === "Zenobia") === true);

    // This is everything that it can say of a table; a new field has to be put here by somebody who thinks about it.
    const { people, ...rest } = shown()!;
    expect(rest).toEqual({
      id: table,
      game: "secret-ballot",
      state: "playing",
      at: rest.at,
      openedAt: rest.openedAt,
      bots: 0,
      tournament: null,
    });
    expect(people.map((guest) => Object.keys(guest).sort())).toEqual(
      Array(3).fill(["id", "nickname", "plays", "present"]),
    );
    const { room, play } = server.running.node.liveTables().find(({ id }) => id === table)!.state;
    const told = operator.received.join();
    const secrets = [
      "una parola sola",
      "vote",
      room.next.serverSeed,
      room.next.id,
      play!.begun.serverSeed,
      play!.begun.id,
      room.code ?? "no code",
    ];
    for (const secret of secrets) expect(told).not.toContain(secret);
  });
});

describe("An operator at work in a house of one node", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  it("tells everybody something, on pages that are open and on those that open later, until it is over", async () => {
    const early = await server.client();
    const operator = await operatorAt(server);
    const until = server.running.node.store.now() + HOUR;
    expect((await operator.act({ type: "announce", it: " ", en: "", until })).status).toBe(400);
    await done(operator, { type: "announce", it: "Stasera si chiude alle 23", en: "", until }, "update");
    const heard = (client: Client) => client.messages.findLast((message) => message.type === "announcements");
    await early.until(() => heard(early) !== undefined);
    const late = await server.client();
    await late.until(() => heard(late) !== undefined);
    for (const client of [early, late]) {
      expect(heard(client)).toMatchObject({
        announcements: [{ it: "Stasera si chiude alle 23", en: "", until }],
      });
    }
    const { announcements } = await operator.look();
    await done(operator, { type: "take-back", announcement: announcements[0]!.id });
    await early.until(() => heard(early)?.announcements.length === 0);
    const over = { type: "announce", it: "", en: "Over", until: 1 } as const;
    await done(operator, over);
    const last = await server.client();
    expect(heard(last)).toBeUndefined();
  });

  it("gives up the game of a table without chips; nobody plays there any more", async () => {
    const { table, clients } = await tableOf(server, 3);
    await beginGame(table, clients);
    const operator = await operatorAt(server);
    await done(operator, { type: "close-table", table }, "a quarrel");
    await Promise.all(clients.map((client) => client.until(() => client.room?.closed === "operator")));
    expect(clients[0]?.room).toMatchObject({ ended: [{ number: 1, result: null }] });
    expect(await operator.act({ type: "close-table", table })).toMatchObject({
      status: 409,
      body: { refused: { code: "already-so" } },
    });
    expect((await operator.act({ type: "close-table", table: "A".repeat(22) })).body).toMatchObject({
      refused: { code: "no-such-table" },
    });
    const { log } = await operator.look();
    expect(log.slice(0, 3)).toMatchObject([
      { what: { type: "close-table", table: "A".repeat(22) }, outcome: "no-such-table" },
      { what: { type: "close-table", table }, outcome: "already-so" },
      { what: { type: "close-table", table }, outcome: "done", reason: "a quarrel", by: "Ada" },
    ]);
  });

  it("reads what was reported and handles it once, mutes and bans for a time, and lets off early", async () => {
    const { store } = server.running.node;
    const [client] = [await server.client()];
    const about = { id: client.id, nickname: client.guest.person.nickname };
    const line = { at: 1, person: about.id, nickname: about.nickname, text: "boo" };
    const seen = JSON.stringify({ people: [about], lines: [line], events: [] });
    await store.fileReport({
      id: "report1",
      at: store.now(),
      kind: "insult",
      words: "so rude",
      reporter: null,
      about,
      table: "A".repeat(22),
      game: TEMPLATE_NAME,
      circle: null,
      seen,
    });
    const operator = await operatorAt(server);
    const { reports } = await operator.look();
    expect(reports).toMatchObject({
      open: 1,
      list: [{ id: "report1", words: "so rude", about, handled: null }],
    });
    expect(JSON.stringify(reports)).not.toContain("boo");
    expect((await operator.get("/report/report1")).body).toMatchObject({ seen: { lines: [line] } });
    expect((await operator.get("/report/none")).status).toBe(404);

    await done(operator, { type: "mute", whom: { person: about }, forMs: HOUR }, "boo");
    await done(operator, { type: "ban", whom: { network: "203.0.113.9" }, forMs: 24 * HOUR }, "floods");
    await done(operator, { type: "handle-report", report: "report1" }, "spoke with them");
    expect((await operator.act({ type: "handle-report", report: "report1" })).body).toMatchObject({
      refused: { code: "no-such-report" },
    });
    await operator.until(() => operator.seen.reports.open === 0 && operator.seen.bans.length === 2);
    expect(operator.seen.reports.list[0]?.handled).toMatchObject({ by: "Ada", note: "spoke with them" });
    const mute = operator.seen.bans.find(({ what }) => what === "mute")!;
    expect(mute).toMatchObject({
      person: about.id,
      network: null,
      why: "boo",
      by: "Ada",
      until: mute.since + HOUR,
    });
    await done(operator, { type: "end-ban", ban: mute.id });
    await operator.until(() => operator.seen.bans.length === 1);

    // What was done stays; who it was done to is nobody any more.
    const before = (await store.read("operator", 0)).length;
    await server.running.node.forgetting.leave(about.id);
    await server.running.node.forgetting.run();
    const kept = await store.read("operator", 0);
    expect(kept).toHaveLength(before);
    expect(JSON.stringify(kept)).not.toContain(about.nickname);
    const again = await operatorAt(server);
    expect(JSON.stringify((await again.look()).log)).not.toContain(about.nickname);
  });

  it("backs the house up now, and cannot drain the only node", async () => {
    const operator = await operatorAt(server);
    const { node, backups } = await operator.look();
    expect(backups).toMatchObject({ last: null, kept: 0, everyMs: null });
    await done(operator, { type: "back-up" });
    await operator.until(() => operator.seen.backups?.kept === 1);
    expect(operator.seen.backups?.bytes).toBeGreaterThan(10_000);
    expect(await operator.act({ type: "drain", node })).toMatchObject({
      status: 409,
      body: { refused: { code: "last-node" } },
    });
    // What makes no sense is not even written down.
    const { entries } = (await operator.get("/log/1000000")).body as { entries: unknown[] };
    expect(entries).toEqual(operator.seen.log);
  });

  it("sees what went wrong lately, how the node is, and what is kept", async () => {
    const operator = await operatorAt(server);
    const wrong = new OperatorClient(server.port);
    await wrong.signIn("0000-0000-0000-0000-0000-0000");
    const { nodes, storage, lines } = await operator.look();
    expect(nodes).toMatchObject([{ draining: false }]);
    expect(nodes[0]?.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(nodes[0]?.memory).toBeGreaterThan(10_000_000);
    expect(storage).toMatchObject({ kind: "sqlite", next: { guests: 0, chats: 0, logs: 0 } });
    expect(storage?.rows.find(({ table }) => table === "people")?.rows).toBeGreaterThan(0);
    expect(lines[0]).toMatchObject({ level: "warning", what: "operator's secret was wrong" });
  });
});

describe("Two nodes with one PostgreSQL", () => {
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const env = { DATABASE_URL: url };
    [one, two] = [await TestServer.open(env), await TestServer.open(env)];
    await one.until(() => [one, two].every(({ running }) => !running.node.isAlone()));
  });
  afterAll(async () => {
    await Promise.all([one.close(), two.close()]);
  });

  it("are seen as one house from either of them, and both tell what one was told", async () => {
    const [here, there] = [await one.client(), await two.client()];
    const { table } = await tableOf(two, 2, { game: TEMPLATE_NAME });
    const secret = await one.running.node.operator.sessions.changeSecret("");
    const operator = await operatorAt(one, secret);
    await operator.look();
    await operator.until(() => operator.seen.nodes.length === 2);
    await operator.until(() => operator.seen.online.count === 4);
    await operator.until(() =>
      operator.seen.tables.list.some(({ id, people }) => id === table && people.length === 2),
    );
    // The session is good on the other node too.
    const other = new OperatorClient(two.port);
    other.cookie = operator.cookie;
    const until = one.running.node.store.now() + HOUR;
    await done(other, { type: "announce", it: "", en: "Hello", until });
    for (const client of [here, there]) {
      await client.until(() => client.messages.some(({ type }) => type === "announcements"));
    }
    expect(await operator.act({ type: "back-up" })).toMatchObject({
      body: { refused: { code: "no-backups-here" } },
    });
    // What is live on one node is closed from the other.
    const [player] = two.clients.slice(-2);
    await done(operator, { type: "close-table", table });
    await player!.until(() => player!.room?.closed === "operator");
  });

  it("drain one after the other: clients go elsewhere, nobody new comes, and the last one cannot", async () => {
    const [client, guest] = [await two.client(), await becomeGuest(two.port)];
    const operator = await operatorAt(one);
    await operator.look();
    await operator.until(() => operator.seen.nodes.length === 2);
    const node = two.running.node.nodeId;
    await done(operator, { type: "drain", node }, "a new machine");
    await client.until(() => !client.isOpen());
    expect(client.goodbye?.why).toBe("stopping");
    expect((await fetch(`http://127.0.0.1:${two.port}/health`)).status).toBe(503);
    await expect(Client.connect(two.port, guest)).rejects.toThrow("503");
    await (await Client.connect(one.port, guest)).close();
    await operator.until(() => operator.seen.nodes.some((one) => one.node === node && one.draining));
    await operator.until(() => operator.seen.nodes.some((one) => one.node === node && one.connections === 0));
    const refused = (code: string) => ({ status: 409, body: { refused: { code } } });
    expect(await operator.act({ type: "drain", node: one.running.node.nodeId })).toMatchObject(
      refused("last-node"),
    );
    expect(await operator.act({ type: "drain", node })).toMatchObject(refused("already-so"));
    await done(operator, { type: "stop-draining", node });
    await two.until(() => !two.running.node.operator.isDraining());
    await (await Client.connect(two.port, guest)).close();
  });

  it("signs out on the other node at once, also whoever only looks", async () => {
    const secret = await one.running.node.operator.sessions.changeSecret("");
    const [here, there] = [await operatorAt(one, secret), await operatorAt(two, secret)];
    await there.look();
    await here.post("/secret", {});
    expect((await there.get("")).body).toMatchObject({ signedIn: false });
    await there.until(() => there.ended);
  });
});
