import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Awaited, PublicChair } from "../../protocol/index.ts";
import type { Client } from "../../testing/client.ts";
import { beginGame, TestServer, tableOf } from "../../testing/test-server.ts";

function awaitedOn(chair: PublicChair | undefined): Awaited | undefined {
  return chair != null && "awaited" in chair ? chair.awaited : undefined;
}

function isStoodIn(chair: PublicChair | undefined): boolean {
  return chair != null && "standIn" in chair && chair.standIn;
}

/** A game without a time limit that waits for one of these people, and everybody is told so. */
async function heldUp(server: TestServer, people: number, away: "bot" | "wait" = "bot") {
  const { table, clients } = await tableOf(server, people, { settings: { pace: "quick", away } });
  await beginGame(table, clients);
  const idle = clients.find(({ update }) => update?.awaited);
  if (idle === undefined) throw new Error("the game waits for nobody");
  const chair = clients.indexOf(idle);
  const others = clients.filter((client) => client !== idle);
  await Promise.all(
    clients.map((client) => client.until(() => awaitedOn(client.room?.chairs[chair]) !== undefined)),
  );
  return { table, clients, idle, chair, others };
}

/** The time has come that the table stated. */
async function untilBotMay({ room }: Client, chair: number): Promise<void> {
  const botFrom = awaitedOn(room?.chairs[chair])?.botFrom;
  if (botFrom === undefined) throw new Error("nobody is awaited there");
  await new Promise((resolve) => setTimeout(resolve, botFrom - Date.now() + 5));
}

describe("Where no clock acts for somebody who takes their time", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await TestServer.open({ TIMEOUT_AWAITED_SECONDS: "1", TIMEOUT_IDLE_SECONDS: "2" });
  });

  afterAll(async () => {
    await server.close();
  });

  it("everybody sees whom the game waits for, and may remind them, but not all the time", async () => {
    const { table, idle, chair, others } = await heldUp(server, 3);
    const [first, second] = others as [Client, Client];
    await first.mustDo(table, { type: "nudge", chair });
    await idle.until(() => awaitedOn(idle.room?.chairs[chair])?.nudges === 1);
    expect(awaitedOn(idle.room?.chairs[chair])?.nudgedBy).toBe(first.id);
    expect((await second.do(table, { type: "nudge", chair })).refused?.code).toBe("too-soon");
    expect((await idle.do(table, { type: "nudge", chair })).refused?.code).toBe("not-awaited");
    await idle.play(table);
    await first.until(() => awaitedOn(first.room?.chairs[chair]) === undefined);
    expect((await first.do(table, { type: "nudge", chair })).refused?.code).toBe("not-awaited");
  });

  it("a majority of the others lets a bot play for them; they come back with one act", async () => {
    const { table, idle, chair, others } = await heldUp(server, 4);
    const [first, second, third] = others as [Client, Client, Client];
    expect(awaitedOn(first.room?.chairs[chair])?.votesNeeded).toBe(2);
    expect((await first.do(table, { type: "vote-bot", chair })).refused?.code).toBe("too-soon");
    await untilBotMay(first, chair);
    await first.mustDo(table, { type: "vote-bot", chair });
    await third.until(() => awaitedOn(third.room?.chairs[chair])?.votes.includes(first.id) ?? false);
    expect((await first.do(table, { type: "vote-bot", chair })).refused?.code).toBe("already-so");
    expect(isStoodIn(third.room?.chairs[chair])).toBe(false);
    await second.mustDo(table, { type: "vote-bot", chair });
    await idle.until(() => isStoodIn(idle.room?.chairs[chair]));
    const before = idle.update?.update ?? 0;
    await third.until(() => (third.update?.update ?? 0) > before);
    await idle.mustDo(table, { type: "return" });
    await third.until(() => !isStoodIn(third.room?.chairs[chair]));
  });

  it("the host may let a bot play for them, after the same wait", async () => {
    const { table, idle, chair, others } = await heldUp(server, 3, "wait");
    const [other] = others as [Client];
    if (other.room?.host !== other.id) await idle.mustDo(table, { type: "make-host", person: other.id });
    await untilBotMay(other, chair);
    await other.mustDo(table, { type: "stand-in", chair });
    await idle.until(() => isStoodIn(idle.room?.chairs[chair]));
    await other.until(() => (other.update?.update ?? 0) > 0);
  });

  it("a pause ends the wait, and the game begins to wait anew after it", async () => {
    const { table, clients, chair } = await heldUp(server, 3);
    const host = clients.find(({ id, room }) => room?.host === id) as Client;
    await host.mustDo(table, { type: "pause" });
    await host.until(() => awaitedOn(host.room?.chairs[chair]) === undefined);
    await host.mustDo(table, { type: "resume" });
    await host.until(() => awaitedOn(host.room?.chairs[chair]) !== undefined);
  });
});
