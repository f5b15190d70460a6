import type { CDPSession } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { Party, signOf } from "../../../e2e/browser/party.ts";
import type { Visitor } from "../../../e2e/browser/visitor.ts";
import { Client, firstOffer, lastOffer } from "../../../server/testing/client.ts";
import { Diner } from "./diner.ts";

let party: Party;
beforeAll(async () => {
  party = await Party.begin();
});
afterEach(() => party.goHome());
afterAll(() => party.end());

/** Design's budgets. All of them count the work of the page's own thread, so that a busy machine changes nothing. */
const CPU_PER_SECOND = 80;
const LONGEST_TASK = 50;
const SLOW_PHONE = 4;
const SHIFT = 0.02;

/** A table that moves at a pace of its own, played by three programs. */
class BusyTable {
  private readonly timer: NodeJS.Timeout;
  moves = 0;

  private constructor(
    readonly id: string,
    private readonly clients: readonly Client[],
    pace: number,
  ) {
    this.timer = setInterval(() => void this.move(), pace);
  }

  /** A move every so many milliseconds. */
  static async open(port: number, pace: number): Promise<BusyTable> {
    const clients = await Promise.all([0, 1, 2].map(() => Client.connect(port)));
    const [host] = clients;
    const answer = await host!.must({ type: "open", game: "il-conto-prego", options: { hands: 99 } });
    const table = answer.table!;
    for (const [chair, client] of clients.entries()) {
      await client.must({ type: "watch", table });
      await client.mustDo(table, { type: "sit", chair });
    }
    for (const client of clients) await client.mustDo(table, { type: "ready", seed: "speed" });
    await Promise.all(clients.map((client) => client.until(() => client.update !== undefined)));
    return new BusyTable(table, clients, pace);
  }

  private async move(): Promise<void> {
    const client = this.clients.find(({ update }) => update?.awaited);
    if (client === undefined) return;
    this.moves += 1;
    await client.play(this.id, this.moves % 9 === 0 ? lastOffer : firstOffer);
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.clients.map((client) => client.close()));
  }
}

/** What the page's thread has worked since it was asked first, in milliseconds of its own. */
async function workMeter({ context, page }: Visitor): Promise<() => Promise<number>> {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value;
  };
}

interface TraceEvent {
  readonly name: string;
  readonly tdur?: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
}

/** The longest piece of work of the page's thread while something is done, in milliseconds of its own. */
async function longestTask({ page }: Visitor, during: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, {
    categories: ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"],
  });
  await during();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const threads = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(({ tid }) => tid),
  );
  const tasks = traceEvents.filter(
    ({ name, tid, tdur }) => /RunTask$/.test(name) && threads.has(tid) && tdur !== undefined,
  );
  expect(tasks.length, "there is something to measure").toBeGreaterThan(10);
  return Math.max(...tasks.map(({ tdur }) => tdur! / 1000));
}

/** Waits here and not in the page, whose work is being measured. */
async function hears({ heard }: Visitor, more: number): Promise<void> {
  const updates = () => heard.filter(({ type }) => type === "update").length;
  const before = updates();
  await expect.poll(updates, { timeout: 40_000, interval: 200 }).toBeGreaterThanOrEqual(before + more);
}

async function watch(table: BusyTable): Promise<Visitor> {
  const ada = await party.come("Ada", { calm: false });
  await ada.goto(`/t/${table.id}`);
  await ada.page.locator(".plate").first().waitFor();
  return ada;
}

describe("The page's thread", () => {
  it("keeps up with ten updates a second", async () => {
    const table = await BusyTable.open(party.server.port, 100);
    const ada = await watch(table);
    // Until it has noticed that there is no time for flights.
    await hears(ada, 80);
    const worked = await workMeter(ada);
    const perUpdate: number[] = [];
    for (let stretch = 0; stretch < 3; stretch++) {
      const [before, heard] = [await worked(), ada.heard.length];
      await hears(ada, 25);
      perUpdate.push(((await worked()) - before) / (ada.heard.length - heard));
    }
    await table.close();
    // By the update, because a busy machine makes fewer of them in a second; and the best of three, because neighbours
    // who use the same caches only ever make work look longer.
    expect(10 * Math.min(...perUpdate)).toBeLessThanOrEqual(CPU_PER_SECOND);
  });

  it("has no long task while cards fly, on a phone four times as slow", async () => {
    const table = await BusyTable.open(party.server.port, 1200);
    const ada = await watch(table);
    await hears(ada, 2);
    const longest = [
      await longestTask(ada, () => hears(ada, 4)),
      await longestTask(ada, () => hears(ada, 4)),
      await longestTask(ada, () => hears(ada, 4)),
    ];
    await table.close();
    expect(SLOW_PHONE * Math.min(...longest)).toBeLessThanOrEqual(LONGEST_TASK);
  });
});

describe("The page", () => {
  it("stays where it is while it is being loaded, in the lobby and at the table", async () => {
    const ada = await party.come("Ada", { calm: false });
    // As browsers' makers count it: the worst stretch of shifts that follow each other within a second.
    await ada.page.addInitScript(`
      let [began, last, sum] = [0, -1e9, 0];
      globalThis.shift = 0;
      globalThis.moved = [];
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
          if (hadRecentInput) continue;
          globalThis.moved.push(value.toFixed(3) + " " + sources.map(({ node }) => node?.className ?? node?.nodeName).join(", "));
          if (startTime - last > 1000 || startTime - began > 5000) [began, sum] = [startTime, 0];
          [last, sum] = [startTime, sum + value];
          globalThis.shift = Math.max(globalThis.shift, sum);
        }
      }).observe({ type: "layout-shift", buffered: true });
    `);
    const staysPut = async () => {
      const [shift, moved] = await ada.page.evaluate<[number, string[]]>(
        "[globalThis.shift, globalThis.moved]",
      );
      expect(shift, moved.join("\n")).toBeLessThanOrEqual(SHIFT);
    };
    await ada.goto("/");
    await signOf(ada).waitFor();
    await ada.page.evaluate("document.fonts.ready.then(() => {})");
    await staysPut();
    await signOf(ada).getByRole("button", { name: "Gioca subito con i bot" }).click();
    const diner = new Diner(ada, 3);
    await diner.play(() => diner.calls > 1 || diner.bills > 0);
    await staysPut();
    await ada.page.reload();
    await ada.page.locator(".hand-card").first().waitFor();
    await staysPut();
  });
});
