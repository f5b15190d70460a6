import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROTOCOL, type TournamentPlan } from "../../../server/protocol/index.ts";
import { becomeGuest, type Client } from "../../../server/testing/client.ts";
import { RawConnection } from "../../../server/testing/raw-connection.ts";
import { TestServer } from "../../../server/testing/test-server.ts";

/** What may wait in the server for a client that does not read, as docs/OPERATING.md says. */
const MOST_UNSENT = 512 * 1024;
const READERLESS = 6;
/** Together far more than the machine's own buffers for a connection take. */
const REQUESTS = 1500;
/** As many as may wait for their turn. */
const AT_A_TIME = 60;
const PLAYERS = 300;

const PLAN: TournamentPlan = {
  name: "Coppa del Circolo",
  game: "bestia",
  options: { table: "tournament", stack: 2000, ante: 10, levelMinutes: 5 },
  most: PLAYERS,
  tableSize: 10,
  entry: 0,
  startsAt: null,
  whenFull: false,
  lateMinutes: 0,
  pace: "quick",
};

let server: TestServer;
let host: Client;
let tournament: string;

beforeAll(async () => {
  server = await TestServer.open();
  host = await server.client();
  tournament = (await host.must({ type: "open-tournament", plan: PLAN })).tournament!;
  const found = await server.running.node.tournament(tournament);
  if ("refused" in found) throw new Error("no tournament");
  for (let i = 0; i < PLAYERS; i++) {
    const person = { id: `person-${i}`, nickname: `Giocatrice numero ${i}`, avatar: "plain" };
    await found.act(person, `enter-${i}`, { type: "enter", seed: `seed-${i}` });
  }
}, 120_000);

afterAll(() => server.close());

async function unsentBytes(): Promise<number> {
  const text = await server.running.node.metrics.text();
  return Number(/^tavolata_unsent_bytes\{[^}]*\} (\d+)$/m.exec(text)?.[1]);
}

async function readerless(): Promise<RawConnection> {
  const { cookie } = await becomeGuest(server.port);
  const connection = await RawConnection.open(server.port, { cookie }, () => {});
  connection.sendText(JSON.stringify({ type: "hello", protocol: PROTOCOL }));
  connection.stopReading();
  return connection;
}

describe("A client that never reads", () => {
  it("costs a bounded amount of memory when it follows a tournament of 300 again and again", async () => {
    const connections = await Promise.all(Array.from({ length: READERLESS }, readerless));
    let most = 0;
    for (let sent = 0; sent < REQUESTS; sent += AT_A_TIME) {
      for (const connection of connections) {
        for (let i = 0; i < AT_A_TIME; i++) {
          connection.sendText(JSON.stringify({ type: "follow", tournament, id: `${sent}-${i}` }));
        }
      }
      // An honest client is served meanwhile.
      for (let i = 0; i < 5; i++) await host.must({ type: "purse" });
      most = Math.max(most, await unsentBytes());
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(READERLESS * MOST_UNSENT);
    for (const connection of connections) connection.cut();
  });
});

describe("Somebody who follows a tournament", () => {
  it("is sent it whole once, and then what has changed", async () => {
    const follower = await server.client();
    await follower.must({ type: "follow", tournament });
    const whole = JSON.stringify(follower.messages.find(({ type }) => type === "tournament"));
    await host.must({
      type: "tournament-act",
      tournament,
      act: { type: "set-bots", bot: "regular", count: 0 },
    });
    const found = await server.running.node.tournament(tournament);
    if ("refused" in found) throw new Error("no tournament");
    const person = { id: "person-7", nickname: "", avatar: "plain" };
    await found.act(person, "withdraw-7", { type: "withdraw" });
    await follower.until(() => follower.tournament?.players.length === PLAYERS - 1);
    const last = JSON.stringify(follower.messages.findLast(({ type }) => type === "tournament"));
    expect(last).toContain('"changes"');
    await found.act({ ...person, id: "person-299" }, "withdraw-299", { type: "withdraw" });
    expect(whole.length).toBeGreaterThan(20_000);
    await follower.until(() => follower.tournament?.players.length === PLAYERS - 2);
  });
});
