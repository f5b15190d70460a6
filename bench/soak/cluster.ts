import { isDeepStrictEqual } from "node:util";
import { fastRandom, pick, type Random } from "@tavolata/kernel";
import { SteadyTables } from "../../e2e/steady-tables.ts";
import { HOUSE_ACCOUNT } from "../../server/store/contract.ts";
import { becomeGuest, Client } from "../../server/testing/client.ts";
import { ledgerFaults } from "../../server/testing/ledger.ts";
import { deadlineOf, Findings, inTime, type Soak } from "./contract.ts";
import { Nodes, sooner } from "./nodes.ts";
import { openPrize, prizeSeen } from "./prize.ts";

const NODES = 3;
const TABLES = 6;
/** A cluster that does not play on for so long after all is well again has stalled. */
const PATIENCE_SECONDS = 90;
const LONGEST_FREEZE_MS = 12_000;
const LONGEST_ABSENCE_MS = 3000;

type Trouble = "nodeKilled" | "nodeFrozen" | "nodeCutOff" | "databaseRestarted" | "databaseKilled";
const TROUBLES: readonly Trouble[] = [
  "nodeKilled",
  "nodeFrozen",
  "nodeCutOff",
  "databaseRestarted",
  "databaseKilled",
];

export const cluster: Soak = {
  about: "three nodes on PostgreSQL, nodes and database killed, frozen and cut off: nothing answered is lost",
  defaults: { count: 1_000_000, minutes: 60 },
  needsBuild: true,
  async run(plan) {
    const found = new Findings(
      "lost",
      "doubled",
      "unfair",
      "contradicted",
      "unequal",
      "minted",
      "stalled",
      "crashed",
    );
    const deadline = deadlineOf(plan);
    const random = fastRandom(plan.seed, 0);
    const nodes = await Nodes.start(NODES, (what) => found.add("crashed", what));
    const tables = new SteadyTables(() => nodes.ports);
    const done = Object.fromEntries(TROUBLES.map((trouble) => [trouble, 0])) as Record<Trouble, number>;
    try {
      for (let i = 0; i < TABLES; i++) await tables.open(3, i < 2 ? 1 : 0);
      const prize = await openPrize(portIn(nodes));
      tables.start();
      for (let i = 0; i < plan.count && performance.now() < deadline && found.counts.stalled === 0; i++) {
        // Sometimes two things go wrong at once, with different parts of the cluster.
        const first = pick(TROUBLES, random);
        const second = random.below(3) === 0 ? pick(TROUBLES, random) : undefined;
        const [one, other] = [random.below(NODES), 1 + random.below(NODES - 1)];
        const together = [makeTrouble(nodes, first, one, random)];
        done[first]++;
        if (second !== undefined && !(isDatabase(first) && isDatabase(second))) {
          together.push(makeTrouble(nodes, second, (one + other) % NODES, random));
          done[second]++;
        }
        const what = `${first}${second === undefined ? "" : ` and ${second}`} (${i})`;
        if (!(await inTime(Promise.all(together), PATIENCE_SECONDS))) {
          found.add("stalled", `${what} does not come to an end`);
          break;
        }
        nodes.check();
        const since = performance.now();
        const goOn = () =>
          tables.tables.every(({ players }) =>
            players.some(({ answeredAt }) => (answeredAt.at(-1) ?? 0) > since),
          );
        if (!(await inTime(tables.until(goOn), PATIENCE_SECONDS))) {
          found.add("stalled", `after ${what}`);
        }
      }
      if (!(await inTime(tables.finishAGame(), PATIENCE_SECONDS)))
        found.add("stalled", "a table does not finish its game");
      if (!(await inTime(tables.stop(), PATIENCE_SECONDS)))
        found.add("stalled", "somebody is not answered any more");
      let games = 0;
      for (const port of nodes.ports) {
        const compared = await tables.comparedWithRecords(port);
        games = compared.games;
        for (const { kind, what } of compared.faults) found.add(kind, what);
      }
      for (const { table } of tables.tables) {
        await expectEqual(nodes, found, (port) => tableSeen(port, table));
      }
      if (prize !== undefined) await expectEqual(nodes, found, (port) => prizeSeen(port, prize));
      const { transfers, faults } = await ledgerFaults(nodes.url, HOUSE_ACCOUNT);
      for (const fault of faults) found.add("minted", fault);
      return { done: { ...done, games, answeredMoves: tables.answers, transfers }, found };
    } finally {
      await nodes.stop();
    }
  },
};

function isDatabase(trouble: Trouble): boolean {
  return trouble === "databaseRestarted" || trouble === "databaseKilled";
}

function portIn({ ports }: Nodes): number {
  const [port] = ports;
  if (port === undefined) throw new Error("there is no node");
  return port;
}

function makeTrouble(nodes: Nodes, trouble: Trouble, which: number, random: Random): Promise<void> {
  const short = random.below(LONGEST_ABSENCE_MS);
  const long = random.below(LONGEST_FREEZE_MS);
  const then = random.below(2) === 0 ? "late" : "lost";
  switch (trouble) {
    case "nodeKilled":
      return nodes.killNode(which, short);
    case "nodeFrozen":
      return nodes.freezeNode(which, long);
    case "nodeCutOff":
      return nodes.cutNode(which, long, then);
    case "databaseRestarted":
      return nodes.haltDatabase("stopped", short);
    case "databaseKilled":
      return nodes.haltDatabase("killed", short);
  }
}

/** Bots may still move, so that the nodes need not agree at the first look; but then they must. */
async function expectEqual(
  { ports }: Nodes,
  found: Findings,
  see: (port: number) => Promise<unknown>,
): Promise<void> {
  let seen: unknown[] = [];
  const equal = sooner(async () => {
    seen = await Promise.all(ports.map(see));
    if (!seen.every((one) => isDeepStrictEqual(one, seen[0]))) throw new Error("the nodes do not agree");
  });
  await equal.catch((fault: Error) => found.add("unequal", `${fault.message}: ${JSON.stringify(seen)}`));
}

/** The table as a node shows it to a newcomer. */
async function tableSeen(port: number, table: string): Promise<unknown> {
  const witness = await Client.connect(port, await becomeGuest(port));
  await witness.must({ type: "watch", table });
  const { update, room } = witness;
  await witness.close();
  // Not who looks on: each witness does so themselves.
  const { chairs, ended, playing, options } = room ?? {};
  return {
    view: update?.view,
    update: update?.update,
    events: update?.events,
    chairs,
    ended,
    playing,
    options,
  };
}
