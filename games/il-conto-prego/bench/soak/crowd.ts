import { monitorEventLoopDelay } from "node:perf_hooks";
import { itemAt } from "@tavolata/kernel";
import { answerCalls } from "../server/calls.ts";
import { PaceOfPeople } from "./pace.ts";
import { type Notes, Person } from "./person.ts";

const GAME = "il-conto-prego";
const SEATS = 4;
const ONE_IN_WITH_BOT = 10;
const BOT = "maestro";
/** Everybody in one house, and everybody in one café, has one address. A server lets 200 connections of one in. */
const PEOPLE_AT_ADDRESS = 120;
const AT_ONCE = 24;
const LOOK_EVERY_MS = 10;

export interface CrowdOrder {
  readonly port: number;
  readonly tables: number;
  /** Which crowd it is: each has addresses of its own. */
  readonly crowd: number;
}

export interface CrowdMeasured {
  readonly latencies: readonly number[];
  readonly refusals: Readonly<Record<string, number>>;
  readonly comebacks: number;
  readonly lines: number;
  /** How much of one core this process used; near 1 it measures itself. */
  readonly busy: number;
  /** By how many milliseconds its own timers were late, at worst but for one in a hundred: so much it adds to an answer's time. */
  readonly late: number;
  readonly seconds: number;
}

export interface Back {
  readonly people: number;
  /** When the first of them was answered, and when all of them had been. */
  readonly first: number;
  readonly all: number;
  /** People to whom something was told before that is not so any more. */
  readonly lost: number;
}

/** What a process full of people can be asked to do. */
export type CrowdCalls = {
  enter(order: CrowdOrder): Promise<number>;
  begin(): Promise<void>;
  startMeasuring(): void;
  measured(): CrowdMeasured;
  comeBackAfterCrash(port: number): Promise<Back>;
  leave(): void;
};

const notes: Notes = {
  latencies: [],
  refusals: new Map(),
  comebacks: 0,
  lines: 0,
  lost: 0,
  firstAnswer: undefined,
};
let tables: { readonly people: readonly Person[]; readonly hasBot: boolean }[] = [];
let since = performance.now();
let cpuSince = process.cpuUsage();
const lateness = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS });

answerCalls({
  async enter({ port, tables: count, crowd }) {
    let people = 0;
    tables = Array.from({ length: count }, (_, i) => {
      const hasBot = i % ONE_IN_WITH_BOT === ONE_IN_WITH_BOT - 1;
      const seats = hasBot ? SEATS - 1 : SEATS;
      return {
        hasBot,
        people: Array.from({ length: seats }, () => {
          const from = addressOf(crowd, Math.floor(people++ / PEOPLE_AT_ADDRESS));
          return new Person({ port, from }, new PaceOfPeople(1000 * crowd + people), notes);
        }),
      };
    });
    await forEach(everybody(), (person) => person.enter());
    return people;
  },
  async begin() {
    await forEach(tables, async ({ people, hasBot }) => {
      const host = itemAt(people, 0);
      const id = await host.openTable(GAME);
      for (const [chair, person] of people.entries()) await person.sit(id, chair);
      if (hasBot) await host.act({ type: "seat-bot", chair: SEATS - 1, bot: BOT });
      for (const person of people) person.ready();
      await Promise.all(people.map(({ begun }) => begun));
    });
  },
  startMeasuring() {
    notes.latencies.length = 0;
    notes.refusals.clear();
    notes.comebacks = notes.lines = 0;
    since = performance.now();
    cpuSince = process.cpuUsage();
    lateness.enable();
    lateness.reset();
  },
  measured() {
    const seconds = (performance.now() - since) / 1000;
    const { user, system } = process.cpuUsage(cpuSince);
    return {
      latencies: notes.latencies.map((ms) => Math.round(100 * ms) / 100),
      refusals: Object.fromEntries(notes.refusals),
      comebacks: notes.comebacks,
      lines: notes.lines,
      busy: (user + system) / 1e6 / seconds,
      late: Math.max(0, Math.round(lateness.percentile(99) / 1e6) - LOOK_EVERY_MS),
      seconds,
    };
  },
  async comeBackAfterCrash(port) {
    notes.firstAnswer = undefined;
    await forEach(everybody(), (person) => person.comeBackAfterCrash(port));
    const all = Date.now();
    return { people: everybody().length, first: notes.firstAnswer ?? all, all, lost: notes.lost };
  },
  leave() {
    for (const person of everybody()) person.close();
    tables = [];
  },
} satisfies CrowdCalls);

function everybody(): Person[] {
  return tables.flatMap(({ people }) => people);
}

/** All of 127.0.0.0/8 is this machine. */
function addressOf(crowd: number, number: number): string {
  return `127.${10 + crowd}.${Math.floor(number / 250)}.${1 + (number % 250)}`;
}

async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
