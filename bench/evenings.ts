import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { completeOptions, itemAt } from "@tavolata/kernel";
import { withChoice } from "@tavolata/kernel/choices";
import { type RunningServer, readConfig, startServer } from "@tavolata/server";

type Node = RunningServer["node"];

const CIRCLES = Number(process.env.BENCH_CIRCLES ?? 1000);
const TOURNAMENTS = Math.round(CIRCLES / 5);
const MEMBERS = 30;
/** So many look at their circle when its evening begins. */
const PRESENT = 8;
const WRITTEN_AT_ONCE = 100;
const LONGEST_WAIT_MS = 300_000;
/** Longer than a node remembers what nobody uses. */
const UNTIL_FORGOTTEN_MS = 40_000;
const IDLE_MS = 10_000;
const MEGABYTE = 2 ** 20;

interface Standing {
  readonly seconds: number;
  readonly cpu: number;
  readonly heap: number;
}

/** A thousand circles of thirty whose evenings begin at the same minute: until all is open, what it costs, what stays. */
export async function benchEvenings(): Promise<{ figures: Record<string, object>; comment: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), "tavolata-evenings-"));
  const config = readConfig({ PORT: "0", HOST: "127.0.0.1", BOT_WORKERS: "1", DATA_DIR: folder });
  const server = await startServer(config, () => {});
  try {
    const { node } = server;
    const starts = Math.ceil(node.store.now() / 60_000) * 60_000 + 3_600_000;
    const ids = await plan(node, starts);
    const figures: Record<string, object> = {
      "before, nobody looks": shown(await measured(() => pause(IDLE_MS))),
    };
    node.store.clock.advanceTo(starts);
    const isOpen = (id: string) => async () => (await node.store.read(`circle:${id}`, 1)).length > 0;
    figures["all open"] = shown(await measured(() => untilAll(ids.map(isOpen))));
    const opened = await openedBy(node, ids);
    figures["a while later, nobody looks"] = shown(await measured(() => pause(UNTIL_FORGOTTEN_MS)));
    figures.idle = shown(await measured(() => pause(IDLE_MS)));
    return {
      figures,
      comment: [
        `${CIRCLES} circles of ${MEMBERS}, ${PRESENT} of them there; ${opened.tables} tables and ${opened.tournaments} tournaments opened.`,
      ],
    };
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the circles as if they had been founded and joined long ago. Every fifth holds a tournament. */
async function plan(node: Node, starts: number): Promise<string[]> {
  const ids: string[] = [];
  const program = programs(node);
  for (let first = 0; first < CIRCLES; first += WRITTEN_AT_ONCE) {
    const many = Array.from({ length: Math.min(WRITTEN_AT_ONCE, CIRCLES - first) }, (_, i) => first + i);
    await Promise.all(
      many.map(async (number) => {
        const circle = `circle${number}`.padEnd(22, "-");
        ids.push(circle);
        const item = number % 5 === 0 && number / 5 < TOURNAMENTS ? program.tournament : program.tables;
        const { done } = await node.store.append({
          writes: [entry(circle, number, item, starts, node.store.now())],
        });
        if (!done) throw new Error("the house was not empty");
        for (let i = 0; i < PRESENT; i++) {
          await node.store.comeToCircle(`circle:${circle}`, memberOf(number, i).id, node.nodeId);
        }
      }),
    );
  }
  return ids;
}

function memberOf(circle: number, i: number) {
  return { id: `m${circle}x${i}`.padEnd(16, "-"), nickname: `Socio ${i}`, avatar: "fox" };
}

function entry(circle: string, number: number, item: object, starts: number, at: number) {
  const local = new Date(starts).toISOString();
  const founder = memberOf(number, 0);
  const invitation = circle;
  const evening = `e${number}`.padEnd(22, "-");
  const day = local.slice(0, 10);
  const others = Array.from({ length: MEMBERS - 1 }, (_, i) => memberOf(number, i + 1));
  const steps = [
    {
      type: "founded",
      circle,
      traits: { name: `Circolo ${number}`, crest: "plain", needsApproval: false, membersOnly: true },
      founder,
      invitation,
      code: "ABCDEF",
    },
    ...others.map((person) => {
      return {
        type: "act",
        act: { type: "join", invitation },
        from: { person: person.id, request: "j" },
        person,
      };
    }),
    {
      type: "evening-planned",
      evening,
      plan: {
        name: "Serata",
        schedule: {
          zone: "UTC",
          day,
          time: local.slice(11, 16),
          minutes: 180,
          repeat: { every: "weeks", weeks: 1 },
          until: null,
        },
        place: "",
        program: [item],
        most: null,
        closesBefore: 0,
      },
    },
    ...others.slice(0, PRESENT).map(({ id: person }) => {
      return { type: "evening-answered", evening, day, person, coming: "yes" };
    }),
  ];
  return { log: `circle:${circle}`, seq: 0, at, steps: JSON.stringify(steps), told: "[null]", alarm: starts };
}

/** Tables of the first game, and a tournament of the first that has them. */
function programs({ games }: Node): { readonly tables: object; readonly tournament: object } {
  const tables = {
    type: "tables",
    game: itemAt(games, 0).rules.name,
    options: {},
    settings: {},
    chips: "purse",
  };
  for (const { rules } of games) {
    const schemas = (rules.options as { properties?: unknown }).properties as Parameters<
      typeof withChoice
    >[0];
    const choices = Object.entries(schemas).flatMap(([name, schema]) =>
      ((schema as { enum?: readonly string[] }).enum ?? []).map((word) =>
        withChoice(schemas, {}, name, word),
      ),
    );
    for (const choice of choices) {
      const options = completeOptions<object>(rules.options, choice);
      if (options.problems !== undefined || rules.chairs?.inTournament(options.value) === undefined) continue;
      const about = {
        name: "Torneo",
        game: rules.name,
        options: options.value,
        most: 48,
        tableSize: 6,
        entry: 0,
      };
      const start = { startsAt: null, whenFull: false, lateMinutes: 0, pace: "quick" };
      return { tables, tournament: { type: "tournament", plan: { ...about, ...start } } };
    }
  }
  throw new Error("no game has tournaments");
}

async function openedBy(
  node: Node,
  ids: readonly string[],
): Promise<{ tables: number; tournaments: number }> {
  let [tables, tournaments] = [0, 0];
  for (const id of ids) {
    for (const { steps } of await node.store.read(`circle:${id}`, 1)) {
      tables += steps.split('"kind":"table"').length - 1;
      tournaments += steps.split('"kind":"tournament"').length - 1;
    }
  }
  return { tables, tournaments };
}

/** Looks once a second at those that were not so the last time. */
async function untilAll(wanted: readonly (() => Promise<boolean>)[]): Promise<void> {
  const began = performance.now();
  let left = wanted;
  while (left.length > 0) {
    if (performance.now() - began > LONGEST_WAIT_MS) throw new Error(`${left.length} evenings did not open`);
    const [first] = left;
    if (first !== undefined && !(await first())) await pause(100);
    else {
      const now = await Promise.all(left.map((isSo) => isSo()));
      left = left.filter((_, i) => now[i] !== true);
    }
  }
}

async function measured(work: () => Promise<void>): Promise<Standing> {
  const began = performance.now();
  const cpu = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - began) / 1000;
  collectGarbage();
  return { seconds, cpu: (user + system) / 1e6, heap: process.memoryUsage().heapUsed / MEGABYTE };
}

function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

function shown({ seconds, cpu, heap }: Standing) {
  return { seconds: rounded(seconds), "CPU seconds": rounded(cpu), "heap MB": rounded(heap) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
