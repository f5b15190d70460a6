import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fastRandom } from "@tavolata/kernel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { becomeGuest, Client, firstOffer, type Guest } from "../server/testing/client.ts";
import { sharedPostgres } from "../server/testing/postgres-shared.ts";
import { ServerProcess } from "../server/testing/server-process.ts";
import { TEMPLATE_NAME } from "../server/testing/template.ts";
import { ROOMY } from "../server/testing/test-server.ts";

const NODES = 3;
const KILLS = 6;
const SEED = 20261118;

interface Answer {
  readonly status: number;
  /** The cookie that came with it. */
  readonly cookie: string | undefined;
  readonly body: Record<string, never> & { person: Guest["person"]; codes: string[]; merged: boolean };
}

async function post(port: number, cookie: string, where: string, body: object = {}): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${where}`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const given = response.headers.getSetCookie()[0]?.split(";")[0];
  return { status: response.status, cookie: given, body: (await response.json()) as Answer["body"] };
}

async function recoveryCodes(port: number, { cookie }: Guest): Promise<string[]> {
  return (await post(port, cookie, "/api/me/recovery-codes")).body.codes;
}

describe("People on three nodes with one PostgreSQL", () => {
  let nodes: ServerProcess[];
  beforeAll(async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const env = { ...ROOMY, DATABASE_URL: url, TIMEOUT_PLAYER_SECONDS: "3600" };
    nodes = await Promise.all(Array.from({ length: NODES }, () => ServerProcess.start(env)));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.kill()));
  });

  it("sign in elsewhere in the middle of a game, sign out everywhere at once, and are forgotten by all nodes", async () => {
    const [one, two, three] = nodes.map(({ port }) => port) as [number, number, number];
    const owner = await becomeGuest(three);
    const [code] = await recoveryCodes(three, owner);
    const players = [await Client.connect(one), await Client.connect(two), await Client.connect(three)];
    const [guest, host, other] = players as [Client, Client, Client];
    const { table = "" } = await host.must({ type: "open", game: TEMPLATE_NAME, options: { lives: 2 } });
    for (const [chair, player] of players.entries()) {
      await player.must({ type: "watch", table });
      await player.mustDo(table, { type: "sit", chair });
      await player.mustDo(table, { type: "ready", seed: "seed" });
    }
    await guest.until(() => guest.update !== undefined);

    // On a node where they have no connection at all.
    const signedIn = await post(three, guest.guest.cookie, "/api/sign-in/recovery", { code });
    expect(signedIn.body).toMatchObject({ merged: true, person: { id: owner.person.id } });
    await guest.until(() => !guest.isOpen());
    expect(guest.goodbye?.why).toBe("signed-out");
    const me: Guest = { cookie: signedIn.cookie ?? "", person: signedIn.body.person };
    const back = await Client.connect(two, me);
    await back.must({ type: "watch", table });
    await back.until(() => back.update !== undefined);
    expect(back.update?.watcher).toBe(0);
    expect(back.room?.chairs[0]).toMatchObject({ person: me.person.id, standIn: false });
    for (const player of [back, host, other]) {
      const play = () => void (player.update?.awaited === true && player.play(table, firstOffer));
      player.onUpdate.add(play);
      play();
    }
    await back.until(() => back.room?.ended.length === 1);

    const first = await Client.connect(one, owner);
    await post(three, me.cookie, "/api/me/sign-out", { device: "others" });
    await first.until(() => !first.isOpen());
    expect((await post(two, owner.cookie, "/api/me/recovery-codes")).status).toBe(401);
    expect(back.isOpen()).toBe(true);

    await back.must({ type: "introduce", nickname: "Zenobia" });
    await other.until(() => other.room?.people.some(({ nickname }) => nickname === "Zenobia") === true);
    expect((await post(one, me.cookie, "/api/me/delete", { name: "Zenobia" })).status).toBe(200);
    await back.until(() => !back.isOpen());
    await other.until(() => other.room?.people.every(({ nickname }) => nickname !== "Zenobia") === true);
    for (const port of [one, two, three]) {
      expect((await post(port, me.cookie, "/api/me/recovery-codes")).status).toBe(401);
    }
    await Promise.all([host.close(), other.close()]);
    for (const node of nodes) expect(node.faults).toEqual([]);
  }, 60_000);
});

describe("Two who become one in a house that is killed", () => {
  let folder: string;
  let server: ServerProcess;
  const start = async () => {
    server = await ServerProcess.start({ ...ROOMY, DATA_DIR: folder });
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "tavolata-people-"));
    await start();
  });
  afterAll(async () => {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it(`are two or one after each of ${KILLS} kill -9, and never half`, async () => {
    const random = fastRandom(SEED, 0);
    for (let kill = 0; kill < KILLS; kill++) {
      const [owner, guest] = [await becomeGuest(server.port), await becomeGuest(server.port)];
      for (const who of [owner, guest]) {
        const client = await Client.connect(server.port, who);
        await client.must({ type: "purse" });
        await client.close();
      }
      const [code] = await recoveryCodes(server.port, owner);
      const signingIn = post(server.port, guest.cookie, "/api/sign-in/recovery", { code }).catch(
        () => undefined,
      );
      await new Promise((resolve) => setTimeout(resolve, random.below(12)));
      await server.kill();
      const answered = await signingIn;
      expect(server.faults).toEqual([]);
      await start();

      const known = await post(server.port, guest.cookie, "/api/me/show-figures", { show: false });
      const again = await post(server.port, guest.cookie, "/api/sign-in/recovery", { code });
      const client = await Client.connect(server.port, owner);
      const { purse } = await client.must({ type: "purse" });
      await client.close();
      expect(purse?.chips, "as many as one of them had").toBe(4000);
      if (known.status === 200) {
        expect(answered?.status, "nothing was answered").toBeUndefined();
        expect(again.body, "and everything can be done again").toMatchObject({ merged: true });
      } else {
        expect(again.status, "the code is used up").toBe(403);
      }
    }
  }, 120_000);
});
