import { randomBot } from "@tavolata/bots";
import { completeOptions, defaultsOf, drawMove, fastRandom, type GameTypes, pick } from "@tavolata/kernel";
import { tombolino } from "../../../kernel/testing/tombolino.ts";
import { nextGame, openedBy } from "../../folds/table/begin.ts";
import { TIMEOUTS } from "../../folds/table/timeouts.ts";
import { type Act, Settings, type Update } from "../../protocol/index.ts";
import type { LogWrite } from "../../store/contract.ts";
import { SECRET_DRAWS } from "../platform/secret-draws.ts";
import { LiveTable } from "../table/live-table.ts";
import { TableSubscription } from "../table/subscription.ts";
import type { TableContext, TableStore } from "../table/table-context.ts";

/** A store that lasts as long as the page does. */
export class MemoryStore implements TableStore {
  /** Several nodes can share it. */
  readonly kind: TableStore["kind"] = "postgres";
  readonly entries: LogWrite[] = [];

  now(): number {
    return Math.round(performance.timeOrigin + performance.now());
  }

  async append({ writes }: Parameters<TableStore["append"]>[0]) {
    const [write] = writes;
    if (write === undefined || write.seq !== this.entries.length) {
      return { done: false, conflict: write?.log ?? "" } as const;
    }
    this.entries.push(write);
    return { done: true } as const;
  }

  async open() {
    return this.entries.length === 0 ? undefined : { entries: this.entries };
  }

  async read(_log: string, from: number, to = Number.POSITIVE_INFINITY) {
    return this.entries.slice(from, to + 1);
  }

  async saveSnapshot() {}
  async claim() {
    return true;
  }
  async reserveCode() {
    return true;
  }
  async releaseCode() {}
}

const GAME = { rules: tombolino, bots: [randomBot] };
const PEOPLE = ["ada", "bea", "screen"];

/** What surrounds a table on one node; a log of errors in `faults`. */
export function contextOn(store: TableStore, nodeId: string, faults: string[]): TableContext {
  return {
    store,
    nodeId,
    logger: (level, what) => {
      if (level === "error") faults.push(what);
    },
    findGame: () => GAME,
    circumstances: () => ({ timeouts: TIMEOUTS, outages: [], isLost: () => false }),
    hasOtherBuilds: () => false,
    ensureHeartbeat: async () => {},
    think: async ({ offers, seed }) => {
      const random = fastRandom(seed);
      return { move: drawMove(pick(offers, random), random) };
    },
    react: async () => ({ reaction: null }),
    gameEnded: () => {},
    tableChanged: () => {},
    circleHasNews: () => {},
    noteAppend: () => {},
    shownChanged: () => {},
    isRude: () => false,
    noteMove: () => {},
  };
}

/** Writes the first entry of a table that Ada opens; returns the table's name. */
export async function writeOpening(store: TableStore): Promise<string> {
  const id = SECRET_DRAWS.id();
  const options = completeOptions<object>(tombolino.options, { rounds: 1 });
  if (options.problems !== undefined) throw new Error("these options do not fit");
  const host = { id: "ada", nickname: "Ada", avatar: "plain" };
  const opened = openedBy(host, GAME, {
    table: id,
    options: options.value,
    settings: { ...defaultsOf<Settings>(Settings), pace: "quick" },
    code: null,
    next: nextGame(1, SECRET_DRAWS),
  });
  const at = store.now();
  await store.append({
    writes: [{ log: id, seq: 0, at, steps: JSON.stringify([opened]), told: "[null]", alarm: null }],
  });
  return id;
}

/** Plays a whole game at a live table with its subscriptions, and without a server. Returns what the page saw. */
export async function playInAPage(): Promise<{ updates: number; over: boolean; faults: string[] }> {
  const store = new MemoryStore();
  const faults: string[] = [];
  const table = await LiveTable.open(contextOn(store, "page", faults), await writeOpening(store));
  if (table === undefined) throw new Error("there is no table");

  const updates: Update[] = [];
  for (const person of PEOPLE) {
    const sink = {
      person: { id: person },
      isClogged: () => false,
      send: (text: string) => {
        const message = JSON.parse(text) as Update;
        if (message.type === "update") updates.push(message);
      },
      unsubscribe: () => {},
      network: "here",
      hides: () => false,
    };
    const subscribed = await table.welcome(
      { person: { id: person, nickname: person, avatar: "plain" }, formerly: [] },
      () => new TableSubscription(sink, table),
    );
    if ("refused" in subscribed) throw new Error(subscribed.refused.code);
    subscribed.push();
  }

  let requests = 0;
  const must = async (person: string, act: Act) => {
    const refused = await table.act(person, `r${++requests}`, act);
    if (refused !== undefined) throw new Error(`${act.type}: ${refused.code}`);
  };
  await must("ada", { type: "sit", chair: 0 });
  await must("bea", { type: "sit", chair: 1 });
  await must("ada", { type: "seat-bot", chair: 2, bot: randomBot.name });
  await must("ada", { type: "set-screen", person: "screen" });
  await must("ada", { type: "ready", seed: "a" });
  await must("bea", { type: "ready", seed: "b" });

  const random = fastRandom(1);
  const isOver = () => table.state.play?.over === true;
  while (!isOver()) {
    for (const person of PEOPLE) {
      const last = updates.findLast(
        ({ watcher }) => watcher === (person === "screen" ? "screen" : PEOPLE.indexOf(person)),
      );
      if (last === undefined || last.offers.length === 0 || isOver()) continue;
      const move = drawMove(pick(last.offers, random), random) as GameTypes["move"];
      await table.move(person, `r${++requests}`, { game: last.game, decision: last.decision, move });
    }
    // The bot and the clock come in between.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await table.close();
  return { updates: updates.length, over: isOver(), faults };
}
