import { randomBot } from "@tavolata/bots";
import { defaultsOf, strictObject, Type } from "@tavolata/kernel";
import { afterEach, expect, it } from "vitest";
import { tombolino } from "../../../kernel/testing/tombolino.ts";
import { nextGame, openedBy } from "../../folds/table/begin.ts";
import { type Act, Settings, type Update } from "../../protocol/index.ts";
import type { LogWrite, StoredLog } from "../../store/contract.ts";
import type { BotRequest } from "../bots/requests.ts";
import { SECRET_DRAWS } from "../platform/secret-draws.ts";
import { contextOn, MemoryStore } from "../testing/table-in-a-page.ts";
import { LiveTable } from "./live-table.ts";
import { MOST_RECENT_BATCHES } from "./recent-batches.ts";
import { TableSubscription } from "./subscription.ts";
import type { TableContext, TableStore } from "./table-context.ts";

const ROUNDS = 100_000;
const ROUNDS_MEASURED = 30;
const ROUNDS_BETWEEN = 200;
const rules = {
  ...tombolino,
  options: strictObject({
    ...(tombolino.options as unknown as { properties: Record<string, typeof tombolino.options> }).properties,
    rounds: Type.Integer(),
  }),
};
const GAME = { rules: rules as typeof tombolino, bots: [randomBot] };
const ADA = { id: "ada", nickname: "Ada", avatar: "plain" };
const SCREEN = { id: "screen", nickname: "Screen", avatar: "plain" };

/** Its clock stands still until it is set, and everything that goes in or out is counted. */
class CountingStore extends MemoryStore {
  override readonly kind = "sqlite";
  time = 1_000_000;
  rowsRead = 0;
  characters = 0;
  alarm: number | null = null;
  alarmsWritten = 0;
  private snapshot: StoredLog["snapshot"];

  override now() {
    return this.time;
  }

  override async append(append: Parameters<TableStore["append"]>[0]) {
    for (const { at } of append.alarms ?? []) {
      this.alarm = at;
      this.alarmsWritten++;
    }
    if (append.writes.length === 0) return { done: true } as const;
    for (const { seq, steps, told, snapshot, alarm } of append.writes) {
      if (alarm !== "kept") {
        this.alarm = alarm;
        this.alarmsWritten++;
      }
      this.characters += steps.length + told.length + (snapshot?.length ?? 0);
      if (snapshot !== undefined) this.snapshot = { seq, state: snapshot };
    }
    return super.append(append);
  }

  override async open(): Promise<StoredLog & { entries: LogWrite[] }> {
    const { snapshot } = this;
    const entries = this.entries.slice((snapshot?.seq ?? -1) + 1);
    this.rowsRead += entries.length;
    return snapshot === undefined ? { entries } : { snapshot, entries };
  }

  override async read(log: string, from: number, to?: number) {
    const rows = await super.read(log, from, to);
    this.rowsRead += rows.length;
    return rows;
  }
}

const tables: LiveTable[] = [];
afterEach(() => Promise.all(tables.splice(0).map((table) => table.close())));

/** What a device is sent, and how much that is. */
class Device {
  readonly updates: Update[] = [];
  characters = 0;
  readonly person: { readonly id: string };
  readonly network = "here";

  constructor(id: string) {
    this.person = { id };
  }

  isClogged() {
    return false;
  }
  hides() {
    return false;
  }
  unsubscribe() {}
  send(text: string) {
    this.characters += text.length;
    const message = JSON.parse(text) as Update;
    if (message.type === "update") this.updates.push(message);
  }

  async subscribe(table: LiveTable, resume?: { game: number; update: number }): Promise<void> {
    const person = { id: this.person.id, nickname: this.person.id, avatar: "plain" };
    const subscribed = await table.welcome(
      { person, formerly: [] },
      () => new TableSubscription(this, table, resume),
    );
    if ("refused" in subscribed) throw new Error(subscribed.refused.code);
    subscribed.push();
    await subscribed.caughtUp();
  }

  told() {
    return this.updates.flatMap(({ events }) => events);
  }
}

class LongGame {
  readonly asked: BotRequest[] = [];
  readonly ada = new Device(ADA.id);
  readonly screen = new Device(SCREEN.id);
  private requests = 0;

  private constructor(
    readonly store: CountingStore,
    readonly context: TableContext,
    readonly table: LiveTable,
  ) {}

  static async begin(): Promise<LongGame> {
    const store = new CountingStore();
    const id = SECRET_DRAWS.id();
    const opened = openedBy(ADA, GAME, {
      table: id,
      options: { ...defaultsOf<object>(tombolino.options), rounds: ROUNDS },
      settings: defaultsOf<Settings>(Settings),
      code: null,
      next: nextGame(1, SECRET_DRAWS),
    });
    await store.append({
      writes: [
        { log: id, seq: 0, at: store.now(), steps: JSON.stringify([opened]), told: "[null]", alarm: null },
      ],
    });
    const asked: BotRequest[] = [];
    const context: TableContext = {
      ...contextOn(store, "node", []),
      findGame: () => GAME,
      think: async (request) => {
        asked.push(request);
        return { move: { type: "bet", chips: 0 } };
      },
    };
    const table = await LiveTable.open(context, id);
    if (table === undefined) throw new Error("there is no table");
    tables.push(table);
    const game = new LongGame(store, context, table);
    Object.assign(game, { asked });
    await game.ada.subscribe(table);
    await game.screen.subscribe(table);
    const acts: Act[] = [
      { type: "sit", chair: 0 },
      { type: "seat-bot", chair: 1, bot: randomBot.name },
      { type: "set-screen", person: SCREEN.id },
      { type: "ready", seed: "a" },
    ];
    for (const act of acts) expect(await table.act(ADA.id, `r${game.requests++}`, act)).toBeUndefined();
    return game;
  }

  /** The screen deals, Ada and the bot bet, and nobody grabs when the bell rings. */
  async play(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      await this.move(SCREEN.id, { type: "deal" });
      await this.move(ADA.id, { type: "bet", chips: 0 });
      this.store.time += 30_000;
      const seq = this.table.seq;
      await this.table.wake();
      while (this.table.seq === seq) await new Promise((resolve) => setImmediate(resolve));
      this.store.time += 30_000;
      await this.table.wake();
    }
  }

  /** What so many rounds cost: all that is counted, and never a time. */
  async costOf(rounds: number) {
    const { store, asked } = this;
    const before = {
      asked: asked.length,
      rowsRead: store.rowsRead,
      written: store.characters,
      sent: this.ada.characters + this.screen.characters,
    };
    await this.play(rounds);
    const again = await LiveTable.open(this.context, this.table.id);
    await again?.close();
    return {
      toldToBots: Math.max(...asked.slice(before.asked).map(({ heard }) => heard.length)),
      rowsRead: store.rowsRead - before.rowsRead,
      written: store.characters - before.written,
      sent: this.ada.characters + this.screen.characters - before.sent,
    };
  }

  private async move(person: string, move: { type: string; chips?: number }): Promise<void> {
    const { begun, decisions } = this.table.state.play ?? {};
    const request = { game: begun?.number ?? 0, decision: decisions?.[0] ?? 0, move };
    expect(await this.table.move(person, `m${this.requests++}`, request)).toBeUndefined();
  }
}

it("A move costs the same however long the game has been played: rows, bytes and what bots are told", async () => {
  const game = await LongGame.begin();
  await game.play(ROUNDS_MEASURED);
  const young = await game.costOf(ROUNDS_MEASURED);
  await game.play(ROUNDS_BETWEEN);
  const old = await game.costOf(ROUNDS_MEASURED);
  expect(young.toldToBots).toBeGreaterThan(0);
  expect(old.toldToBots).toBe(young.toldToBots);
  // A table that is opened reads what came after the last snapshot: at most 64 entries, at any age.
  expect(old.rowsRead).toBeLessThanOrEqual(65);
  expect(old.written).toBeLessThan(1.1 * young.written);
  expect(old.sent).toBeLessThan(1.1 * young.sent);
});

it("What memory has let go of is read from the log: for newcomers, for those who were away, and for bots", async () => {
  const game = await LongGame.begin();
  await game.play(3 * MOST_RECENT_BATCHES);
  const told = game.screen.told();
  expect(told.length).toBeGreaterThan(4 * MOST_RECENT_BATCHES);

  const newcomer = new Device(SCREEN.id);
  await newcomer.subscribe(game.table);
  expect(newcomer.updates).toHaveLength(1);
  expect(newcomer.told()).toEqual(told);

  const away = new Device(ADA.id);
  const seen = game.ada.told();
  await away.subscribe(game.table, { game: 1, update: 9 });
  expect(away.updates).toHaveLength(1);
  expect(away.told()).toEqual(seen.slice(10));

  const last = game.asked.at(-1);
  const heard = game.asked.flatMap((request) => request.heard);
  expect((await last?.events())?.slice(0, heard.length)).toEqual(heard);
  expect(last?.heardBefore).toBe(heard.length - (last?.heard.length ?? 0));
});

it("Somebody who comes while the table goes on misses nothing and hears nothing twice", async () => {
  const game = await LongGame.begin();
  await game.play(2 * MOST_RECENT_BATCHES);
  const newcomer = new Device(SCREEN.id);
  await Promise.all([newcomer.subscribe(game.table), game.play(2 * MOST_RECENT_BATCHES)]);
  expect(newcomer.told()).toEqual(game.screen.told());
});

it("An alarm that is stored too early for a quiet table is moved on once, when it has rung for nothing", async () => {
  const { store, table } = await LongGame.begin();
  const { alarm } = store;
  if (alarm === null) throw new Error("a table always has an alarm");
  store.time = alarm - 10_000;
  expect(await table.act(ADA.id, "a line", { type: "say", text: "Un momento" })).toBeUndefined();
  expect(store.alarm).toBe(alarm);
  store.time = alarm;
  const written = store.alarmsWritten;
  await table.wake();
  expect(store.alarm).toBeGreaterThan(alarm);
  expect(store.alarmsWritten).toBe(written + 1);
  await table.wake();
  expect(store.alarmsWritten).toBe(written + 1);
});
