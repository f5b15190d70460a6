import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CircleAct, CircleTraits } from "../protocol/index.ts";
import { everythingIn } from "../store/testing/everything.ts";
import type { Client } from "../testing/client.ts";
import { sharedPostgres } from "../testing/postgres-shared.ts";
import { TEMPLATE_NAME } from "../testing/template.ts";
import { beginGame, keepPlaying, TestServer } from "../testing/test-server.ts";

const TRAITS: CircleTraits = { name: "Il Giovedì", crest: "plain", needsApproval: false, membersOnly: true };

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tavolata-circles-"));
  server = await TestServer.open({ DATA_DIR: folder });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function founded(
  traits: Partial<CircleTraits> = {},
): Promise<{ circle: string; ada: Client; invitation: string }> {
  const ada = await server.client();
  const { circle = "" } = await ada.must({ type: "found-circle", traits: { ...TRAITS, ...traits } });
  await ada.must({ type: "follow-circle", circle });
  await ada.until(() => ada.circle?.inside != null);
  return { circle, ada, invitation: ada.circle?.inside?.invitation?.secret ?? "" };
}

async function joined(circle: string, invitation: string): Promise<Client> {
  const client = await server.client();
  await client.must({ type: "follow-circle", circle, invitation });
  await client.must({ type: "circle-act", circle, act: { type: "join", invitation } });
  return client;
}

async function codeOf(client: Client, circle: string, act: CircleAct): Promise<string | undefined> {
  return (await client.inCircle(circle, act)).refused?.code;
}

const namesIn = (client: Client) => client.circle?.inside?.members.map(({ nickname }) => nickname);

describe("A circle in the house", () => {
  it("is joined by its code with approval, followed by all, and listed for those who are in it", async () => {
    const { circle, ada } = await founded({ needsApproval: true });
    const bea = await server.client();
    const found = await bea.must({ type: "find", code: ada.circle?.inside?.invitation?.code ?? "" });
    expect(found.circle).toBe(circle);
    const { invitation = "" } = found;
    await bea.must({ type: "follow-circle", circle, invitation });
    expect(bea.circle).toMatchObject({
      watcher: "invited",
      name: TRAITS.name,
      size: 1,
      inside: null,
      desk: null,
    });
    await bea.must({ type: "circle-act", circle, act: { type: "join", invitation } });
    await bea.until(() => bea.circle?.watcher === "asking");
    await ada.until(() => ada.circle?.desk?.asking.length === 1);
    expect((await bea.must({ type: "my-circles" })).circles).toEqual([]);

    await ada.must({ type: "circle-act", circle, act: { type: "approve", person: bea.id } });
    await bea.until(() => bea.circle?.watcher === "member");
    expect(namesIn(bea)).toEqual([ada, bea].map(({ guest }) => guest.person.nickname));
    const { name, crest } = TRAITS;
    expect((await bea.must({ type: "my-circles" })).circles).toEqual([
      { id: circle, name, crest, role: "member", size: 2 },
    ]);

    await bea.must({ type: "introduce", nickname: "Beatrice" });
    await bea.must({ type: "circle-act", circle, act: { type: "post", text: "Porto le carte" } });
    await ada.until(() => ada.circle?.inside?.notices[0]?.nickname === "Beatrice");
    await bea.must({ type: "circle-act", circle, act: { type: "leave" } });
    await bea.until(() => bea.circle?.watcher !== "member");
    expect((await bea.must({ type: "my-circles" })).circles).toEqual([]);
  });

  it("refuses what is forged: by strangers, members, those removed, twice, elsewhere, and out of all proportion", async () => {
    const { circle, ada, invitation } = await founded();
    const [bea, cea] = [await joined(circle, invitation), await joined(circle, invitation)];
    const stranger = await server.client();
    const forged: readonly CircleAct[] = [
      { type: "post", text: "sono dei vostri" },
      { type: "remove", person: cea.id, reason: "così" },
      { type: "make-organiser", person: stranger.id },
      { type: "approve", person: stranger.id },
      { type: "change", traits: { membersOnly: false } },
      { type: "renew-invitation" },
      { type: "hand-over", person: stranger.id },
      { type: "close" },
    ];
    for (const act of forged) expect(await codeOf(stranger, circle, act)).toBe("not-a-member");
    expect((await stranger.ask({ type: "follow-circle", circle })).refused?.code).toBe("members-only");
    const nowhere = "A".repeat(22);
    expect(await codeOf(ada, nowhere, { type: "close" })).toBe("no-such-circle");
    const other = await founded();
    for (const act of forged) expect(await codeOf(ada, other.circle, act)).toBe("not-a-member");
    expect(await codeOf(bea, circle, { type: "make-organiser", person: bea.id })).toBe("not-an-organiser");

    const before = ada.circle;
    const removal = {
      type: "circle-act",
      id: "once",
      circle,
      act: { type: "remove", person: bea.id, reason: "bara" },
    } as const;
    for (let i = 0; i < 3; i++) expect((await ada.ask(removal)).refused).toBeUndefined();
    await ada.until(() => ada.circle?.size === 2);
    expect(ada.circle?.desk?.happenings).toHaveLength((before?.desk?.happenings.length ?? 0) + 1);
    await bea.until(() => bea.circle === undefined);
    expect(bea.messages.findLast(({ type }) => type === "circle")).toMatchObject({
      refused: { code: "removed-from-circle", params: { reason: "bara" } },
    });
    const heard = bea.messages.length;
    await ada.must({ type: "circle-act", circle, act: { type: "post", text: "pace" } });
    expect(await codeOf(bea, circle, { type: "join", invitation })).toBe("removed-from-circle");
    expect(bea.messages.slice(heard).map(({ type }) => type)).toEqual(["answer"]);

    const giant = "x".repeat(41);
    for (const traits of [
      { name: giant },
      { name: " " },
      { name: "a\u0000" },
      { crest: "<svg>" },
      { owner: bea.id },
    ]) {
      expect(
        (await ada.ask({ type: "circle-act", circle, act: { type: "change", traits } } as never)).refused
          ?.code,
      ).toBe("malformed");
      const all = { ...TRAITS, ...traits };
      expect((await ada.ask({ type: "found-circle", traits: all } as never)).refused?.code).toBe("malformed");
    }
  });

  it("is the same after a crash, and its old code leads nowhere", async () => {
    const { circle, ada, invitation } = await founded();
    const bea = await joined(circle, invitation);
    const code = ada.circle?.inside?.invitation?.code ?? "";
    await ada.must({ type: "circle-act", circle, act: { type: "renew-invitation" } });
    await ada.until(() => ada.circle?.inside?.invitation?.secret !== invitation);
    const { inside } = ada.circle ?? {};
    expect((await bea.ask({ type: "find", code })).refused?.code).toBe("no-such-code");
    await server.crash();
    await server.start();
    const again = await server.client(ada.guest);
    await again.must({ type: "follow-circle", circle });
    expect(again.circle?.inside).toEqual({ ...inside, here: [ada.id] });
    const newCode = inside?.invitation?.code ?? "";
    expect((await again.must({ type: "find", code: newCode })).invitation).toBe(inside?.invitation?.secret);
    expect((await again.must({ type: "my-circles" })).circles).toHaveLength(1);
  });

  it("passes on when its founder is forgotten, of whom nothing is left, and closes with the last", async () => {
    const { circle, ada, invitation } = await founded();
    await ada.must({ type: "introduce", nickname: "Zenobia" });
    const [bea, cea] = [await joined(circle, invitation), await joined(circle, invitation)];
    await ada.must({ type: "circle-act", circle, act: { type: "make-organiser", person: cea.id } });
    await ada.must({ type: "circle-act", circle, act: { type: "post", text: "parole di Zenobia" } });
    const { store, forgetting } = server.running.node;
    for (const [client, left] of [
      [ada, [cea.id, bea.id]],
      [cea, [bea.id]],
    ] as const) {
      await forgetting.leave(client.id);
      expect((await store.circlesOf(client.id)).map(({ log }) => log)).toEqual([]);
      await server.until(async () => (await store.leaving(1)).length === 0);
      await bea.until(() => bea.circle?.size === left.length);
      expect(bea.circle?.inside?.members.find(({ role }) => role === "founder")?.id).toBe(left[0]);
    }
    expect(everythingIn(folder)).not.toContain("Zenobia");
    expect(everythingIn(folder)).toContain(TRAITS.name);
    await forgetting.leave(bea.id);
    await server.until(async () => (await store.leaving(1)).length === 0);
    const stranger = await server.client();
    expect(await codeOf(stranger, circle, { type: "join", invitation })).toBe("circle-closed");
  });
});

describe("What was opened in a circle", () => {
  const openIn = (circle: string) => ({ type: "open", game: TEMPLATE_NAME, circle }) as const;
  const get = (client: Client | undefined, where: string) =>
    fetch(`http://127.0.0.1:${server.port}${where}`, {
      headers: client ? { cookie: client.guest.cookie } : {},
    });

  it("is on its page while it is open, with who is there, and nobody else opens there", async () => {
    const { circle, ada, invitation } = await founded();
    const bea = await joined(circle, invitation);
    expect(ada.circle?.inside?.open).toEqual([]);
    await ada.until(() => ada.circle?.inside?.here.length === 2);
    expect((await (await server.client()).ask(openIn(circle))).refused?.code).toBe("not-a-member");
    const { table = "" } = await bea.must(openIn(circle));
    await ada.until(() => ada.circle?.inside?.open.length === 1);
    await bea.must({ type: "watch", table });
    expect(bea.room?.circle).toBe(circle);
    await bea.mustDo(table, { type: "sit", chair: 0 });
    await ada.until(() => ada.circle?.inside?.open[0]?.kind === "table" && seatedIn(ada).length === 1);
    expect(ada.circle?.inside?.open[0]).toMatchObject({
      kind: "table",
      id: table,
      game: TEMPLATE_NAME,
      playing: false,
    });
    expect(seatedIn(ada)).toEqual([bea.guest.person.nickname]);

    await bea.must({ type: "unfollow-circle", circle });
    expect(ada.circle?.inside?.here, "who sits at a table is here").toContain(bea.id);
    await bea.mustDo(table, { type: "close" });
    await ada.until(() => ada.circle?.inside?.open.length === 0 && ada.circle.inside.here.length === 1);
    const state = async () => (await server.running.node.findCircleById(circle))?.state.open;
    expect(await state()).toEqual([]);
  });

  it("is seen by members only where the circle wants that: tables, codes, records and replays", async () => {
    const { circle, ada, invitation } = await founded();
    const [bea, cea] = [await joined(circle, invitation), await joined(circle, invitation)];
    const { table = "" } = await ada.must({ ...openIn(circle), options: { lives: 1 } });
    for (const [chair, client] of [ada, bea, cea].entries()) {
      await client.must({ type: "watch", table });
      await client.mustDo(table, { type: "sit", chair });
    }
    const stranger = await server.client();
    const code = (client: Client) => client.room?.code ?? "";
    const forged = [
      { type: "watch", table },
      { type: "find", code: code(ada) },
    ] as const;
    for (const wish of forged) expect((await stranger.ask(wish)).refused?.code).toBe("members-only");
    expect((await stranger.do(table, { type: "say", text: "ciao" })).refused?.code).toBe("not-watching");

    await beginGame(table, [ada, bea, cea]);
    await Promise.all([ada, bea, cea].map((client) => keepPlaying(client, table)));
    await ada.until(() => (ada.room?.ended.length ?? 0) > 0);
    const game = ada.room?.ended[0]?.id ?? "";
    const { store } = server.running.node;
    await server.until(async () => (await store.views(game)) !== undefined);
    const places = [`/api/record/${game}`, `/api/history/${game}`];
    const dea = await joined(circle, invitation);
    for (const place of places) {
      for (const other of [undefined, stranger]) {
        const answer = await get(other, place);
        expect([answer.status, await answer.json()]).toEqual([403, { refused: { code: "members-only" } }]);
      }
      for (const member of [ada, dea]) expect((await get(member, place)).status).toBe(200);
    }
    const file = (await (await get(ada, `/api/circle/${circle}`)).json()) as { games: { id: string }[] };
    expect(file.games.map(({ id }) => id)).toEqual([game]);
    expect((await get(bea, `/api/circle/${circle}`)).status).toBe(403);

    await dea.must({ type: "watch", table });
    for (const person of [dea.id, cea.id]) {
      await ada.must({ type: "circle-act", circle, act: { type: "remove", person, reason: "bara" } });
    }
    await dea.until(() => dea.messages.some((one) => one.type === "left" && one.why === "members-only"));
    expect((await get(dea, places[0] ?? "")).status).toBe(403);
    expect((await get(cea, places[0] ?? "")).status, "whoever played it keeps it").toBe(200);
    expect((await dea.ask({ type: "watch", table })).refused?.code).toBe("members-only");

    await ada.must({ type: "circle-act", circle, act: { type: "change", traits: { membersOnly: false } } });
    await stranger.must({ type: "watch", table });
    for (const place of places) expect((await get(undefined, place)).status).toBe(200);
    await ada.must({ type: "circle-act", circle, act: { type: "change", traits: { membersOnly: true } } });
    await stranger.until(() => stranger.messages.some((one) => one.type === "left"));
  });
});

function seatedIn(client: Client): readonly string[] {
  const [first] = client.circle?.inside?.open ?? [];
  return first?.kind === "table" ? first.seated : [];
}

describe("A circle on two nodes", () => {
  it("knows who is here and what is open wherever that is, and who is gone with their node", async () => {
    const env = { DATABASE_URL: await (await sharedPostgres()).createDatabase() };
    const nodes = [await TestServer.open(env), await TestServer.open(env)] as const;
    try {
      const [ada, bea] = [await nodes[0].client(), await nodes[1].client()];
      const { circle = "" } = await ada.must({ type: "found-circle", traits: TRAITS });
      await ada.must({ type: "follow-circle", circle });
      const invitation = ada.circle?.inside?.invitation?.secret ?? "";
      await bea.must({ type: "follow-circle", circle, invitation });
      await bea.must({ type: "circle-act", circle, act: { type: "join", invitation } });
      for (const one of [ada, bea]) await one.until(() => one.circle?.inside?.here.length === 2);
      const { table = "" } = await bea.must({ type: "open", game: TEMPLATE_NAME, circle });
      await ada.until(() => ada.circle?.inside?.open[0]?.id === table);
      await bea.must({ type: "watch", table });
      await bea.mustDo(table, { type: "sit", chair: 0 });
      await ada.until(() => seatedIn(ada).length === 1);
      await ada.must({
        type: "circle-act",
        circle,
        act: { type: "remove", person: bea.id, reason: "prova" },
      });
      await bea.until(() => bea.circle === undefined && bea.messages.some((one) => one.type === "left"));
      await ada.must({ type: "circle-act", circle, act: { type: "let-back", person: bea.id } });
      await bea.must({ type: "circle-act", circle, act: { type: "join", invitation } });
      await bea.must({ type: "follow-circle", circle });
      await ada.until(() => ada.circle?.inside?.here.length === 2);
      await nodes[1].close();
      await ada.until(() => ada.circle?.inside?.here.length === 1);
    } finally {
      await nodes[0].close();
    }
  });
});
