import { fastRandom } from "@tavolata/kernel";
import { afterEach, describe, expect, it } from "vitest";
import { PROTOCOL } from "../server/protocol/index.ts";
import { becomeGuest, Client, type Guest } from "../server/testing/client.ts";
import { RawConnection } from "../server/testing/raw-connection.ts";
import { ServerProcess } from "../server/testing/server-process.ts";
import { ROOMY } from "../server/testing/test-server.ts";
import { attackedTable, HonestTable } from "./fuzz/honest-table.ts";
import { type Knowledge, Messages } from "./fuzz/messages.ts";
import { besiege, EVERY_ACT, EVERYTHING, HARMLESS, NOWHERE } from "./fuzz/siege.ts";

const SEED = Number(process.env.FUZZ_SEED ?? 20_241);
/** `npm run soak -- fuzz` sends five times as many. */
const MESSAGES = 20_000;
const WITH_SEED = `with FUZZ_SEED=${SEED}`;

let server: ServerProcess;
const clients: Client[] = [];

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.stop();
});

const visitors = {
  async client(guest?: Guest): Promise<Client> {
    const client = await Client.connect(server.port, guest);
    clients.push(client);
    return client;
  },
};

describe(`a server under fire, ${WITH_SEED}`, () => {
  it(`answers each of ${MESSAGES} bad messages once, changes nothing and lets others play on`, async () => {
    server = await ServerProcess.start({ ...ROOMY, TIMEOUT_AWAITED_SECONDS: "3600" });
    const siege = await besiege(server.port, visitors, {
      seed: SEED,
      messages: MESSAGES,
      seated: 1,
      lookingOn: 1,
      strangers: 1,
      hosts: 1,
    });
    expect(siege.faults, WITH_SEED).toEqual([]);
    expect(siege.sent, WITH_SEED).toBeGreaterThanOrEqual(MESSAGES);
    expect(siege.codes).toBeGreaterThan(15);
    expect(siege.acts).toBeGreaterThan(0);
    expect(siege.honestGames).toBeGreaterThan(0);
    expect(siege.slowness.p99).toBeLessThan(siege.slowness.bearable);
    expect(server.faults, WITH_SEED).toEqual([]);
    expect(server.isRunning()).toBe(true);
  }, 150_000);

  it("survives connections that break the WebSocket protocol, end in the middle or begin without hello", async () => {
    server = await ServerProcess.start(ROOMY);
    const honest = await HonestTable.open(visitors);
    const { table, thinker } = await attackedTable(visitors);
    const { update } = thinker;
    const random = fastRandom(SEED, 5);
    const guest = await becomeGuest(server.port);
    const open = (onText: (text: string) => void = () => {}) =>
      RawConnection.open(server.port, { Cookie: guest.cookie }, onText);
    let underFire = true;
    const playing = honest.playWhile(() => underFire);

    for (let i = 0; i < 40; i++) {
      const noise = await open();
      noise.sendBytes(Buffer.from(Array.from({ length: 1 + random.below(400) }, () => random.below(256))));
      noise.cut();
    }
    const endings: [number, (broken: RawConnection) => void][] = [
      [1009, (broken) => broken.sendText("x".repeat(70_000))],
      [1009, (broken) => broken.sendInPieces("x".repeat(70_000), 9)],
      [1009, (broken) => broken.sendBytes(Buffer.from("81ff7fffffffffffffff00000000", "hex"))],
      [1007, (broken) => broken.sendBytes(Buffer.from("818200000000c328", "hex"))],
      [1002, (broken) => broken.sendBytes(Buffer.from("8102c328", "hex"))],
      [1002, (broken) => broken.sendBytes(Buffer.from("f18000000000", "hex"))],
      [1002, (broken) => broken.sendBytes(Buffer.from("808000000000", "hex"))],
    ];
    for (const [code, breakIt] of endings) {
      const broken = await open();
      breakIt(broken);
      await broken.ended();
      expect(broken.closedWith, WITH_SEED).toBe(code);
    }
    const knows: Knowledge = {
      tables: [table],
      people: [thinker.id],
      types: EVERYTHING.slice(1),
      acts: EVERY_ACT,
    };
    const early = new Messages("early", fastRandom(SEED, 6), knows);
    for (let i = 0; i < 40; i++) {
      const replies: string[] = [];
      let heardAll = () => {};
      const all = new Promise<void>((resolve) => {
        heardAll = resolve;
      });
      const mute = await open((text) => {
        if (replies.push(text) === 20) heardAll();
      });
      for (let sent = 0; sent < 20; sent++) {
        const shot = early.next();
        if (shot.how === "binary") mute.sendBinary(shot.bytes);
        else mute.sendText(shot.text);
      }
      await all;
      const codes = replies.map((text) => (JSON.parse(text) as { refused?: { code: string } }).refused?.code);
      expect(
        codes.filter((code) => !["hello-first", "malformed", "too-large"].includes(code!)),
        WITH_SEED,
      ).toEqual([]);
      mute.cut();
    }
    underFire = false;
    await playing;
    expect(thinker.update, WITH_SEED).toBe(update);
    expect(honest.games).toBeGreaterThan(0);
    expect(server.faults, WITH_SEED).toEqual([]);
  });

  it("with its default limits, sends away a client that does not stop, and nobody else", async () => {
    server = await ServerProcess.start({ TRUST_PROXY: "1", TEMPLATE_GAME: "1" });
    const honest = await HonestTable.open(visitors);
    let underFire = true;
    const playing = honest.playWhile(() => underFire);
    const guest = await becomeGuest(server.port);
    const known: Knowledge = {
      tables: [NOWHERE],
      people: [guest.person.id],
      types: HARMLESS,
      acts: EVERY_ACT,
    };
    const messages = new Messages("hasty", fastRandom(SEED, 7), known);
    for (let i = 0; i < 10; i++) {
      const headers = { Cookie: guest.cookie, "X-Forwarded-For": `10.0.0.${i}` };
      const replies: string[] = [];
      const hasty = await RawConnection.open(server.port, headers, (text) => replies.push(text));
      hasty.sendText(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
      for (let sent = 0; sent < 600; sent++) {
        const shot = messages.next();
        if (shot.how === "binary") hasty.sendBinary(shot.bytes);
        else hasty.sendText(shot.text);
      }
      await hasty.ended();
      expect(hasty.closedWith, WITH_SEED).toBe(4000);
      expect(JSON.parse(replies.at(-1)!)).toMatchObject({ type: "goodbye", why: "too-many-messages" });
      expect(replies.length).toBeLessThan(250);
    }
    underFire = false;
    await playing;
    expect(honest.games).toBeGreaterThan(0);
    expect(server.faults, WITH_SEED).toEqual([]);
  });
});
