import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client, WholeUpdate } from "../../../server/testing/client.ts";
import { TestServer } from "../../../server/testing/test-server.ts";
import { type Event, HIDDEN, type View } from "../rules/index.ts";

const CREDIT = 150;
const CLOCK = { turning: "clock", paceSeconds: 1, restSeconds: 1 };

function eventsIn(updates: readonly WholeUpdate[]): Event[] {
  return updates.flatMap(({ events }) => events.flatMap((moment) => moment.events as unknown as Event[]));
}

function settlings(client: Client) {
  return eventsIn(client.updates).filter((event) => event.type === "settled");
}

const viewOf = (client: Client) => client.update!.view as View;

/** A table of Schicki Micki, in play: some people, and bots on the chairs after them. */
async function schickiTable(
  server: TestServer,
  { people, bots = [], options = CLOCK }: { people: number; bots?: readonly string[]; options?: object },
): Promise<{ table: string; players: Client[] }> {
  const players = await Promise.all(Array.from({ length: people }, () => server.client()));
  const host = players[0]!;
  const { table } = await host.must({ type: "open", game: "schicki-micki", options });
  if (table === undefined) throw new Error("no table was opened");
  for (const [chair, player] of players.entries()) {
    await player.must({ type: "watch", table });
    await player.mustDo(table, { type: "sit", chair });
  }
  for (const [i, bot] of bots.entries())
    await host.mustDo(table, { type: "seat-bot", chair: people + i, bot });
  return { table, players };
}

async function begin(table: string, players: readonly Client[]): Promise<void> {
  for (const player of players) await player.mustDo(table, { type: "ready", seed: player.id });
  await Promise.all(players.map((player) => player.until(() => player.update !== undefined)));
}

// Each waits for cards to be turned, at a table of its own.
describe.concurrent("Bots at a table with reactions", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  it("race as people do, in their own time", async () => {
    const { table, players } = await schickiTable(server, {
      people: 1,
      bots: ["doorkeeper:expert", "doorkeeper:easy"],
    });
    await begin(table, players);
    const [host] = players as [Client];
    const won = () => settlings(host).filter(({ winners }) => winners.length > 0);
    await host.until(() => won().length >= 3, 60_000);
    for (const { winners, reactions } of won()) {
      for (const seat of winners) expect([1, 2]).toContain(seat);
      // No bot takes less than 200 ms; but the next card may have come meanwhile, and counts from 120 ms on (SCH-21).
      for (const { after } of reactions) expect(after).toBeGreaterThanOrEqual(120);
    }
    expect(viewOf(host).players[0]!.pile).toEqual([]);
  });

  it("[SCH-4] turn the cards where they have the deck, and not faster than people do", async () => {
    const { table, players } = await schickiTable(server, {
      people: 1,
      bots: ["doorkeeper", "doorkeeper", "doorkeeper"],
      options: { restSeconds: 1, leastGapMs: 500, dealerSeconds: 6 },
    });
    await begin(table, players);
    const [host] = players as [Client];
    const turned = () =>
      eventsIn(host.updates).filter((event) => event.type === "turned" && event.dealer !== 0);
    await host.until(() => turned().length >= 3, 60_000);
    const [first, ...later] = turned() as Extract<Event, { type: "turned" }>[];
    expect([first!, ...later].some(({ byClock }) => byClock)).toBe(false);
    later.forEach(({ at }, i) => {
      expect(at - [first!, ...later][i]!.at).toBeGreaterThanOrEqual(2000);
    });
  });

  it("[SCH-22] look at the shared screen where everybody does, and there must be one", async () => {
    const { table, players } = await schickiTable(server, {
      people: 2,
      bots: ["doorkeeper:expert"],
      options: { ...CLOCK, table: "oneTable" },
    });
    const [host, screen] = players as [Client, Client];
    await screen.mustDo(table, { type: "stand" });
    await host.until(() => host.room?.cannotBegin?.code === "screen-missing");
    await host.mustDo(table, { type: "set-screen", person: screen.id });
    await host.until(() => host.room?.cannotBegin === null);
    await host.mustDo(table, { type: "ready", seed: "a" });
    await screen.until(() => screen.update !== undefined);
    await host.until(() => settlings(host).some(({ winners }) => winners.includes(1)), 60_000);
    const phones = eventsIn(host.updates).filter((event) => event.type === "turned");
    expect(new Set(phones.map((event) => event.card))).toEqual(new Set([HIDDEN]));
  });
});

describe.concurrent("A reaction on the wire", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open();
  });
  afterAll(() => server.close());

  // What waits inside a busy server counts against nobody, and may look like a gain. A real one is there every time.
  it("[SCH-21] gains nothing by coming back on another line", { retry: 2 }, async () => {
    const { table, players } = await schickiTable(server, { people: 2 });
    await begin(table, players);
    const [ada, bea] = players as [Client, Client];
    await bea.until(() => viewOf(bea).line.length === 2);
    const [one, two] = viewOf(bea).line as [View["line"][0], View["line"][0]];
    // Her second line shows her cards as if they were new, but she has looked at the first one for a second.
    const second = await server.client(bea.guest);
    await second.must({ type: "watch", table });
    await second.until(() => second.update !== undefined);
    const first = bea.updates.find(({ view }) => (view as View).line.length === 1)!;
    const { refused } = await second.ask({
      type: "move",
      table,
      game: first.game,
      move: { type: "call", feature: "hat" } as { type: string },
      reaction: { claimed: 0, update: first.update },
    });
    expect(refused).toBeUndefined();
    await ada.until(() => settlings(ada).length > 0);
    const [{ reactions }] = settlings(ada) as [Extract<Event, { type: "settled" }>];
    const { seat, after, cards } = reactions[0]!;
    expect(seat).toBe(1);
    const since = cards === 1 ? after : two.at - one.at + after;
    expect(since).toBeGreaterThanOrEqual(1000 - CREDIT);
  });
});
