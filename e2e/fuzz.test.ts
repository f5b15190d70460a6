import { readFileSync } from "node:fs";
import { fastRandom } from "@tavolata/kernel";
import { afterEach, describe, expect, it } from "vitest";
import { Act, type ClientMessage, PROTOCOL, type PublicRoom } from "../server/protocol/index.ts";
import { becomeGuest, Client, type Guest } from "../server/testing/client.ts";
import { ServerProcess } from "../server/testing/server-process.ts";
import { TEMPLATE_NAME } from "../server/testing/template.ts";
import { beginGame, keepPlaying, ROOMY, tableOf } from "../server/testing/test-server.ts";
import { Attacker } from "./fuzz/attacker.ts";
import { type Knowledge, Messages } from "./fuzz/messages.ts";
import { RawConnection } from "./fuzz/raw-connection.ts";

const SEED = Number(process.env.FUZZ_SEED ?? 20_241);
const MESSAGES = 100_000;
const WITH_SEED = `with FUZZ_SEED=${SEED}`;
const P99_MS = 250;
const QUIET_GAMES = 3;

const EVERY_ACT = Act.anyOf.map(({ properties }) => properties.type.const);
const HARMLESS: ClientMessage["type"][] = ["hello", "ping", "find", "watch", "unwatch", "act", "move", "ask"];
const EVERYTHING: ClientMessage["type"][] = [
  ...HARMLESS,
  "introduce",
  "open",
  "purse",
  "open-tournament",
  "follow",
  "unfollow",
  "tournament-act",
];
const NOWHERE = "AAAAAAAAAAAAAAAAAAAAAA";

/** Every code with which the server, the referee or the game can refuse. */
const KNOWN_CODES = new Set<string>([
  ...codesIn("../server/protocol/refusals.ts", /^ {2}\| "([a-z-]+)"/gm),
  ...codesIn("../kernel/refusal.ts", /^ {2}\| "([a-z-]+)"/gm),
  ...codesIn(`../games/${TEMPLATE_NAME}/rules/refusals.ts`, /^ {2}"?([a-z-]+)"?: "[A-Z]{3}-/gm),
]);

function codesIn(file: string, pattern: RegExp): string[] {
  const text = readFileSync(new URL(file, import.meta.url), "utf8");
  return [...text.matchAll(pattern)].map(([, code]) => code!);
}

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

/** People who play one short game after the other until they are told to stop. Measures how long answers take. */
class HonestTable {
  games = 0;
  private answerTimes: number[] = [];
  private quietP99 = 0;

  static async open(): Promise<HonestTable> {
    const { table, clients: players } = await tableOf(visitors, 3, { options: { lives: 3 } });
    const honest = new HonestTable(table, players);
    await honest.playWhile(() => honest.games < QUIET_GAMES);
    honest.quietP99 = honest.p99();
    honest.answerTimes = [];
    honest.games = 0;
    return honest;
  }

  private constructor(
    private readonly table: string,
    private readonly players: readonly Client[],
  ) {
    for (const player of players) {
      const ask = player.ask.bind(player);
      player.ask = async (request) => {
        const sentAt = performance.now();
        const answer = await ask(request);
        this.answerTimes.push(performance.now() - sentAt);
        return answer;
      };
    }
  }

  async playWhile(goesOn: () => boolean): Promise<void> {
    do {
      await beginGame(this.table, this.players);
      await Promise.all(this.players.map((player) => keepPlaying(player, this.table)));
      this.games++;
    } while (goesOn());
  }

  /**
   * How long nearly every answer took, and how long it may take, given what this machine can do without an attack.
   */
  slowness(): { p99: number; bearable: number } {
    return { p99: this.p99(), bearable: Math.max(P99_MS, 5 * this.quietP99) };
  }

  private p99(): number {
    const sorted = [...this.answerTimes].sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length * 0.99)]!;
  }
}

/** The table under attack: a game in which one player has the turn and thinks, while a spectator watches. */
async function attackedTable() {
  const { table, clients: players } = await tableOf(visitors, 3, { options: { lives: 2 } });
  await beginGame(table, players);
  const thinker = players.find(({ update }) => update!.awaited)!;
  const seated = players.find((player) => player !== thinker && player !== players[0])!;
  const spectator = await visitors.client();
  await spectator.must({ type: "watch", table });
  return { table, players, thinker, seated, spectator };
}

/**
 * The room without what the attackers may change: its number counts what was said, and players may rest and return.
 */
function apartFromResting({ number: _, chairs, ...rest }: PublicRoom) {
  return {
    ...rest,
    chairs: chairs.map((chair) => (chair && "person" in chair ? { ...chair, standIn: false } : chair)),
  };
}

function helloAnd(...tables: string[]): object[] {
  const watches = tables.map((table, i) => ({ type: "watch", id: `first-${i}`, table }));
  return [{ type: "hello", protocol: PROTOCOL }, ...watches];
}

describe(`a server under fire, ${WITH_SEED}`, () => {
  it(`answers each of ${MESSAGES} bad messages once, changes nothing and lets others play on`, async () => {
    server = await ServerProcess.start(ROOMY);
    const honest = await HonestTable.open();
    const { table, players, thinker, seated, spectator } = await attackedTable();
    const outsider = await visitors.client();
    const own = await outsider.must({ type: "open", game: TEMPLATE_NAME });
    const idle = await outsider.must({ type: "open", game: TEMPLATE_NAME });
    await outsider.must({ type: "watch", table: idle.table! });
    const before = { room: thinker.room!, update: thinker.update!, seen: spectator.update! };

    const people = [...players, spectator, outsider].map(({ id }) => id);
    const tables = [table, table, table, own.table!, idle.table!, NOWHERE];
    const known: Knowledge = {
      tables,
      people,
      types: HARMLESS,
      acts: EVERY_ACT.filter((act) => act !== "leave"),
    };
    const hostKnows: Knowledge = {
      ...known,
      tables: [own.table!, idle.table!, NOWHERE],
      types: EVERYTHING,
      acts: EVERY_ACT,
    };
    const strangerKnows: Knowledge = {
      ...known,
      // An "unwatch" that loses two letters on the way would let this attacker in.
      types: EVERYTHING.filter((type) => !["watch", "unwatch", "open"].includes(type)),
    };
    const messages = (name: string, turn: number, what: Knowledge) =>
      new Messages(name, fastRandom(SEED, turn), what);
    const stranger = await becomeGuest(server.port);
    const inTheRoom = [
      await Attacker.connect(server.port, seated.guest, messages("seated", 1, known), helloAnd(table)),
      await Attacker.connect(server.port, spectator.guest, messages("looking-on", 2, known), helloAnd(table)),
    ];
    const attackers = [
      ...inTheRoom,
      await Attacker.connect(server.port, stranger, messages("stranger", 3, strangerKnows), helloAnd()),
      await Attacker.connect(
        server.port,
        outsider.guest,
        messages("host", 4, hostKnows),
        helloAnd(own.table!),
      ),
    ];
    const sent = () => attackers.reduce((sum, attacker) => sum + attacker.sent, 0);
    const attack = Promise.all(
      attackers.map(async (attacker) => {
        while (sent() < MESSAGES) await attacker.round();
      }),
    );
    let underFire = true;
    const playing = honest.playWhile(() => underFire);
    await attack;
    underFire = false;
    await playing;

    expect(sent(), WITH_SEED).toBeGreaterThanOrEqual(MESSAGES);
    for (const attacker of attackers) {
      expect(attacker.wrongs, WITH_SEED).toEqual([]);
      expect(attacker.isOpen(), WITH_SEED).toBe(true);
      expect(
        [...attacker.codes].filter((code) => !KNOWN_CODES.has(code)),
        WITH_SEED,
      ).toEqual([]);
    }
    expect(new Set(attackers.flatMap(({ codes }) => [...codes])).size).toBeGreaterThan(15);

    // Only what was accepted has changed the table, and none of it was a move.
    const accepted = inTheRoom
      .flatMap((attacker) => [...attacker.accepted.values()])
      .filter((one) => one.table === table);
    expect(
      accepted.filter(({ type }) => type === "move"),
      WITH_SEED,
    ).toEqual([]);
    const acts = accepted.filter(({ type }) => type === "act").length;
    expect(acts).toBeGreaterThan(0);
    await thinker.mustDo(table, { type: "say", text: "finito?" });
    await thinker.until(() => thinker.lines.at(-1)?.text === "finito?");
    expect(thinker.room!.number, WITH_SEED).toBe(before.room.number + acts + 1);
    expect(apartFromResting(thinker.room!), WITH_SEED).toEqual(apartFromResting(before.room));
    expect(thinker.update, WITH_SEED).toBe(before.update);
    expect(spectator.update, WITH_SEED).toBe(before.seen);
    const late = await visitors.client();
    await late.must({ type: "watch", table });
    expect(late.update, WITH_SEED).toEqual(before.seen);

    // And the game can go on.
    await seated.do(table, { type: "return" });
    await Promise.all(players.map((player) => keepPlaying(player, table)));
    expect(thinker.room!.ended).toHaveLength(1);

    expect(honest.games).toBeGreaterThan(0);
    const { p99, bearable } = honest.slowness();
    expect(p99).toBeLessThan(bearable);
    for (const attacker of attackers) attacker.cut();
    expect(server.faults, WITH_SEED).toEqual([]);
    expect(server.isRunning()).toBe(true);
  }, 150_000);

  it("survives connections that break the WebSocket protocol, end in the middle or begin without hello", async () => {
    server = await ServerProcess.start(ROOMY);
    const honest = await HonestTable.open();
    const { table, thinker } = await attackedTable();
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
    const honest = await HonestTable.open();
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
