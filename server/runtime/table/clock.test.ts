import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Update } from "../../protocol/index.ts";
import { OUTAGE_AFTER_MS } from "../../store/contract.ts";
import type { Client } from "../../testing/client.ts";
import { beginGame, TestServer, tableOf } from "../../testing/test-server.ts";
import { bet, deal, TODAY, tombolinoTable } from "../../testing/tombolino-tables.ts";

const deadlineIn = ({ view, clock }: Update) => {
  const { deadline } = view as { deadline: number | null };
  return deadline === null ? null : deadline + clock.behind;
};

describe("The referee's clock", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.open({}, TODAY);
  });
  afterAll(() => server.close());

  it("is told to clients that ask, so that they can set theirs", async () => {
    const client = await server.client();
    const sent = performance.now();
    client.tell({ type: "ping", sent });
    await client.until(() => client.messages.some(({ type }) => type === "pong"));
    const pong = client.messages.find(({ type }) => type === "pong");
    expect(pong).toMatchObject({ sent, now: expect.any(Number) });
    expect(Math.abs((pong as { now: number }).now - Date.now())).toBeLessThan(1000);
  });

  it("acts when nobody does: the time to bet runs out", async () => {
    const { table, players, screen } = await tombolinoTable(server, 2, { betSeconds: 1 });
    await deal(table, screen);
    await players[0]!.until(() =>
      players[0]!.update!.events.some(({ events }) => events.some(({ type }) => type === "bet")),
    );
    expect((players[0]!.update!.view as { bets: unknown[] }).bets).toContain(0);
  });

  it("is not the only one to be obeyed: a game that wants silence gets it, for as long as it wants", async () => {
    const { table, players, screen } = await tombolinoTable(server, 2, { rounds: 1 });
    const say = () => players[0]!.do(table, { type: "say", text: "ho un tredici!" });
    expect((await say()).refused).toBeUndefined();
    await deal(table, screen);
    await players[0]!.until(() => (players[0]!.update!.view as { phase: string }).phase === "bets");
    expect((await say()).refused).toEqual({ code: "chat-closed" });
    await bet(table, players, 1);
    await bet(table, players, 1);
    expect((await say()).refused).toBeUndefined();
  });

  it("stands still while the host has paused the table, and nobody loses the time", async () => {
    const { table, players, screen } = await tombolinoTable(server, 2, { betSeconds: 2 });
    await deal(table, screen);
    const [host, guest] = players as [Client, Client];
    await host.until(() => deadlineIn(host.update!) !== null);
    expect((await guest.do(table, { type: "pause" })).refused?.code).toBe("not-host");
    await host.mustDo(table, { type: "pause" });
    await host.until(() => host.update!.clock.pausedAt !== null);
    const paused = host.update!;
    expect(paused.offers).toEqual([]);
    const mover = players.find(({ update }) => update!.awaited)!;
    expect((await mover.play(table, () => ({ type: "bet", chips: 1 }))).refused?.code).toBe("paused");
    expect((await host.do(table, { type: "pause" })).refused?.code).toBe("paused");
    await host.mustDo(table, { type: "resume" });
    await host.until(() => host.update!.clock.pausedAt === null);
    expect(host.update!.clock.behind).toBeGreaterThan(0);
    const shifted = deadlineIn(host.update!)! - deadlineIn(paused)!;
    expect(shifted).toBe(host.update!.clock.behind - paused.clock.behind);
  });

  it("gives a reaction the credit that the connection deserves, and no more than the game allows", async () => {
    const { table, players, screen } = await tombolinoTable(server, 2, { rounds: 1 });
    await deal(table, screen);
    await bet(table, players, 1);
    await bet(table, players, 1);
    const [early, late] = players as [Client, Client];
    const game = early.update!.game;
    const bell = early.update!.update;
    const grab = (client: Client, claimed: number) =>
      client.ask({ type: "move", table, game, move: { type: "grab" }, reaction: { claimed, update: bell } });
    expect((await early.ask({ type: "move", table, game, move: { type: "grab" } })).refused?.code).toBe(
      "decision-missing",
    );
    expect((await grab(late, 0)).refused).toBeUndefined();
    expect((await grab(early, 0)).refused).toBeUndefined();
    expect((await grab(early, 0)).refused?.code).toBe("grabbed-already");
    await early.until(() => early.room?.playing?.over === true);
    const response = await fetch(`http://127.0.0.1:${server.port}/api/record/${early.room!.ended[0]!.id}`);
    const { log } = (await response.json()) as {
      log: {
        move: { type: string };
        reaction?: { claimed: number; elapsed: number; roundTrip: number; slowest: number };
      }[];
    };
    const reactions = log.filter(({ move }) => move.type === "grab").map(({ reaction }) => reaction);
    expect(reactions).toHaveLength(2);
    for (const reaction of reactions) {
      expect(reaction).toMatchObject({ claimed: 0 });
      expect(reaction!.elapsed).toBeGreaterThan(0);
      expect(reaction!.roundTrip).toBeLessThan(1000);
      expect(reaction!.slowest).toBeGreaterThanOrEqual(reaction!.roundTrip);
    }
  });

  it("believes no reaction to something that was never shown on this connection", async () => {
    const { table, players, screen } = await tombolinoTable(server, 2, { rounds: 1 });
    await deal(table, screen);
    await bet(table, players, 1);
    await bet(table, players, 1);
    const [client] = players as [Client];
    const { game } = client.update!;
    const reaction = { claimed: 0, update: 999 };
    const answer = await client.ask({ type: "move", table, game, move: { type: "grab" }, reaction });
    expect(answer.refused?.code).toBe("decision-missing");
  });
});

describe("An outage", () => {
  let server: TestServer;
  afterEach(() => server.close());

  it("costs nobody any time: deadlines move by as long as there was no server", async () => {
    server = await TestServer.open();
    const { table, clients } = await tableOf(server, 3, { options: { decisionSeconds: 5 } });
    await beginGame(table, clients);
    const before = deadlineIn(clients[0]!.update!)!;
    await server.running.close();
    const closed = Date.now();
    await new Promise((resolve) => setTimeout(resolve, OUTAGE_AFTER_MS + 500));
    await server.start();
    const away = Date.now() - closed;
    const back = await server.client(clients[0]!.guest);
    await back.must({ type: "watch", table });
    await back.until(() => back.update !== undefined && back.update.clock.behind > 0);
    const shifted = deadlineIn(back.update!)! - before;
    expect(shifted).toBeGreaterThan(away - 1500);
    expect(shifted).toBeLessThan(away + 1500);
    expect(shifted).toBe(back.update!.clock.behind);
  });
});
