import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { MOST_MESSAGE_BYTES, PROTOCOL } from "../../protocol/index.ts";
import { becomeGuest, type Client } from "../../testing/client.ts";
import { TEMPLATE_NAME } from "../../testing/template.ts";
import { TestServer, tableOf } from "../../testing/test-server.ts";
import { LIMITS } from "../limits/limits.ts";
import { Connection } from "./connection.ts";
import { SHORT_MESSAGE_BYTES } from "./read-message.ts";

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});

afterAll(async () => {
  await server.close();
});

const NAMES = [
  "LIMIT_MESSAGE_BURST",
  "LIMIT_MESSAGES_PER_SECOND",
  "LIMIT_ADDRESS_MESSAGES_PER_SECOND",
] as const;

/** A server whose limits on messages are the defaults. */
function strictServer(): Promise<TestServer> {
  const { messageBurst, messagesPerSecond, addressMessagesPerSecond } = LIMITS;
  const values = [messageBurst, messagesPerSecond, addressMessagesPerSecond];
  return TestServer.open(Object.fromEntries(NAMES.map((name, i) => [name, String(values[i])])));
}

function faultsOf({ messages }: Client): (string | undefined)[] {
  return messages.flatMap((message) => (message.type === "fault" ? [message.refused.code] : []));
}

async function pingPong(client: Client): Promise<void> {
  const before = client.messages.length;
  client.tell({ type: "ping", sent: before });
  await client.until(() => client.messages.slice(before).some(({ type }) => type === "pong"));
}

/** Lets time go by without waiting for it; it must not go back while a server is open. */
class FastClock {
  private ahead = 0;
  private readonly now = performance.now.bind(performance);
  private readonly spy = vi.spyOn(performance, "now").mockImplementation(() => this.now() + this.ahead);

  goOn(milliseconds: number): void {
    this.ahead += milliseconds;
  }

  stop(): void {
    this.spy.mockRestore();
  }
}

describe("a message that is too large", () => {
  it("is refused, and the connection goes on", async () => {
    const client = await server.client();
    client.tell(" ".repeat(MOST_MESSAGE_BYTES) + JSON.stringify({ type: "ping", sent: 1 }));
    await pingPong(client);
    expect(client.messages.find(({ type }) => type === "fault")).toEqual({
      type: "fault",
      refused: { code: "too-large", params: { most: MOST_MESSAGE_BYTES } },
    });
  });

  it("is refused by its id, if it begins with one", async () => {
    const client = await server.client();
    client.tell(`{"id":"deck-1","type":"open","game":"${"x".repeat(MOST_MESSAGE_BYTES)}"}`);
    await client.until(() => client.messages.some(({ type }) => type === "answer"));
    expect(client.messages.find(({ type }) => type === "answer")).toMatchObject({
      id: "deck-1",
      refused: { code: "too-large" },
    });
  });

  it("is read when it is as large as it may be", async () => {
    const client = await server.client();
    const ping = JSON.stringify({ type: "ping", sent: 1 });
    client.tell(ping + " ".repeat(MOST_MESSAGE_BYTES - ping.length));
    await client.until(() => client.messages.some(({ type }) => type === "pong"));
    expect(faultsOf(client)).toEqual([]);
  });

  it("ends the connection with 1009 when it is far too large, even in fragments", async () => {
    const whole = await server.client();
    const wholeEnds = once(whole.socket, "close");
    whole.tell("x".repeat(9 * MOST_MESSAGE_BYTES));
    expect((await wholeEnds)[0]).toBe(1009);

    const pieces = await server.client();
    const piecesEnd = once(pieces.socket, "close");
    for (let i = 0; i < 9; i++) pieces.socket.send("x".repeat(MOST_MESSAGE_BYTES), { fin: false });
    expect((await piecesEnd)[0]).toBe(1009);
  });
});

describe("a client that sends too much", () => {
  it("is refused beyond its limit, and can go on when it has slowed down", async () => {
    const strict = await strictServer();
    const client = await strict.client();
    const many = LIMITS.messageBurst + 20;
    for (let i = 0; i < many; i++) client.tell({ type: "ping", sent: i });
    await client.until(() => client.messages.length > many);
    expect(faultsOf(client).length).toBeGreaterThan(0);
    expect(new Set(faultsOf(client))).toEqual(new Set(["too-fast"]));
    const clock = new FastClock();
    clock.goOn(1_000);
    await pingPong(client);
    await strict.close();
    clock.stop();
  });

  it("gets an answer to every request that is refused for it, so that it never waits in vain", async () => {
    const strict = await strictServer();
    const client = await strict.client();
    const many = LIMITS.messageBurst + 20;
    const deck = "x".repeat(SHORT_MESSAGE_BYTES);
    const answers = await Promise.all([
      ...Array.from({ length: many }, () => client.ask({ type: "unwatch", table: "0".repeat(22) })),
      // Too long to be looked through: only an id at its very beginning is found.
      new Promise<string>((resolve) => {
        client.tell(`{"id":"long-1","type":"open","game":"${deck}"}`);
        void client
          .until(() =>
            client.messages.some((message) => message.type === "answer" && message.id === "long-1"),
          )
          .then(() => resolve("long-1"));
      }),
    ]);
    expect(answers).toHaveLength(many + 1);
    const refused = answers.filter((answer) => typeof answer === "object" && answer.refused !== undefined);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject({ refused: { code: "too-fast" } });
    expect(faultsOf(client)).toEqual([]);
    await strict.close();
  });

  it("is told goodbye when it does not slow down, and others are not", async () => {
    const strict = await strictServer();
    const [client, other] = [await strict.client(), await strict.client()];
    const closed = once(client.socket, "close");
    for (let i = 0; i < 400; i++) client.tell({ type: "ping", sent: i });
    const [code, reason] = await closed;
    expect([code, String(reason)]).toEqual([4000, "too-many-messages"]);
    expect(client.goodbye).toMatchObject({ why: "too-many-messages" });
    expect(client.goodbye!.after).toBeGreaterThan(0);
    await pingPong(other);
    await strict.close();
  });

  it("is refused by id if it does not wait for answers", async () => {
    const { table, clients } = await tableOf(server, 1);
    const [client] = clients as [Client];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => client.do(table, { type: "say", text: `riga ${i}` })),
    );
    const refused = answers.filter((answer) => answer.refused !== undefined);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(200 - 60);
    for (const answer of refused) expect(answer.refused).toEqual({ code: "too-fast" });
  });

  it("cannot watch more tables than one client needs", async () => {
    const client = await server.client();
    const codes: (string | undefined)[] = [];
    for (let i = 0; i <= LIMITS.subscriptionsPerConnection; i++) {
      const { table } = await client.must({ type: "open", game: TEMPLATE_NAME });
      codes.push((await client.ask({ type: "watch", table: table! })).refused?.code);
    }
    expect(codes.filter((code) => code === "too-many-tables")).toHaveLength(1);
    expect(codes.at(-1)).toBe("too-many-tables");
  });
});

describe("a client that does not read", () => {
  const CLOGGED = 256 * 1024;
  const ANSWER = '{"type":"answer","id":"again-';

  /** What the server sends, and how much of it is still unsent on the worst of its connections. */
  function spyOnConnections() {
    const send = vi.spyOn(Connection.prototype, "send");
    const used = () => new Set(send.mock.contexts as unknown as { readonly socket: WebSocket }[]);
    const unsent = () => Math.max(0, ...[...used()].map(({ socket }) => socket.bufferedAmount));
    const answers = () => send.mock.calls.filter(([text]) => String(text).startsWith(ANSWER)).length;
    return { unsent, answers, stop: () => send.mockRestore() };
  }

  it("costs the server a bounded part of its memory, bothers nobody, and gets the latest when it reads again", async () => {
    const { table, clients } = await tableOf(server, 2);
    const [host, other] = clients as [Client, Client];
    for (let i = 0; i < 50; i++)
      await host.mustDo(table, { type: "say", text: "Buonasera a tutti! ".repeat(10) });
    const slow = await server.client(other.guest);
    const sent = spyOnConnections();
    slow.socket.pause();
    for (let rounds = 0; rounds < 200 && sent.unsent() < CLOGGED; rounds++) {
      const before = sent.answers();
      for (let i = 0; i < 40; i++) slow.tell({ type: "watch", id: `again-${rounds}-${i}`, table });
      while (sent.answers() < before + 40) await pingPong(host);
    }
    expect(sent.unsent()).toBeGreaterThan(CLOGGED);
    for (let i = 0; i < 100; i++) await host.mustDo(table, { type: "say", text: `riga ${i}` });
    expect(sent.unsent()).toBeLessThan(2 * CLOGGED);
    await other.until(() => other.lines.at(-1)?.text === "riga 99");
    sent.stop();

    slow.socket.resume();
    // What was said is a message of its own, right after the room.
    await slow.until(() => slow.lines.at(-1)?.text === "riga 99");
    expect(slow.room?.number).toBe(other.room!.number);
    expect(slow.isOpen()).toBe(true);
  });
});

describe("pings of the WebSocket itself", () => {
  it("cost no memory either when their pongs are not read", async () => {
    const strict = await strictServer();
    const [client, other] = [await strict.client(), await strict.client()];
    const pong = vi.spyOn(WebSocket.prototype, "pong");
    const closed = once(client.socket, "close");
    client.socket.pause();
    const payload = Buffer.alloc(125);
    for (let i = 0; i < 200_000; i++) client.socket.ping(payload);
    // Either the server has ended the connection by now, or it has dealt with everything and kept next to nothing.
    await Promise.race([
      closed,
      new Promise<void>((resolve) => client.socket.ping(payload, true, () => resolve())),
    ]);
    await pingPong(other);
    const ofServer = (pong.mock.contexts as WebSocket[]).filter(({ url }) => !url);
    const unsent = Math.max(0, ...new Set(ofServer.map(({ bufferedAmount }) => bufferedAmount)));
    pong.mockRestore();
    client.socket.terminate();
    await strict.close();
    expect(unsent).toBeLessThan(1024 * 1024);
  });
});

describe("heartbeats", () => {
  it("measure a new connection several times right away", async () => {
    const { cookie } = await becomeGuest(server.port);
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers: { cookie } });
    for (let pings = 0; pings < 3; pings++) await once(socket, "ping");
    socket.close();
  });

  it("end a connection on which nothing is heard any more, and no other", async () => {
    const quiet = await TestServer.open();
    const { cookie } = await becomeGuest(quiet.port);
    const dead = new WebSocket(`ws://127.0.0.1:${quiet.port}/ws`, { headers: { cookie }, autoPong: false });
    await once(dead, "open");
    const closed = once(dead, "close");
    dead.send(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
    await once(dead, "message");
    const alive = await quiet.client();
    const clock = new FastClock();
    for (let steps = 0; steps < 4; steps++) {
      clock.goOn(9_000);
      await pingPong(alive);
    }
    expect((await closed)[0]).toBe(1006);
    await pingPong(alive);
    await quiet.close();
    clock.stop();
  });
});
