import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stackAccount, tableAccount } from "../../../server/folds/table/chips.ts";
import { poolAccount } from "../../../server/folds/tournament/payments.ts";
import type { PublicTournament, TournamentPlan } from "../../../server/protocol/index.ts";
import { HOUSE_ACCOUNT, purseOf, type Store } from "../../../server/store/contract.ts";
import { openPostgres } from "../../../server/store/postgres.ts";
import { openSqlite } from "../../../server/store/sqlite.ts";
import { becomeGuest, Client, type Guest } from "../../../server/testing/client.ts";
import { sharedPostgres } from "../../../server/testing/postgres-shared.ts";
import { ServerProcess } from "../../../server/testing/server-process.ts";
import { ROOMY } from "../../../server/testing/test-server.ts";

const FIRST_FILL = 4000;
const ENTRY = 1000;

/** The ante is more than anybody has, so that somebody goes out with almost every hand. */
const PLAYERS = 24;

function planFor(most: number, more: Partial<TournamentPlan> = {}): TournamentPlan {
  return {
    name: "Gran Premio",
    game: "bestia",
    options: {
      table: "tournament",
      stack: 100,
      ante: 1000,
      levelMinutes: 1,
      betweenSeconds: 1,
      decisionSeconds: 5,
    },
    most,
    tableSize: 8,
    entry: ENTRY,
    startsAt: null,
    whenFull: false,
    lateMinutes: 0,
    pace: "quick",
    ...more,
  };
}

/** What makes it longer, and what can be lost on the way. */
const EXTRAS: Partial<TournamentPlan> = {
  rebuy: { price: 500, chips: 100, untilLevel: 1, below: 0, times: 1 },
  bounty: 100,
  finalRedraw: true,
};

/** Somebody who follows a tournament, on whichever node there is. */
class Witness {
  private constructor(
    readonly client: Client,
    readonly tournament: string,
  ) {}

  static async open(port: number, guest: Guest, plan: TournamentPlan): Promise<Witness> {
    const client = await Client.connect(port, guest);
    await client.must({ type: "purse" });
    const { tournament } = await client.must({ type: "open-tournament", plan });
    return Witness.follow(client, tournament!);
  }

  static async come(port: number, guest: Guest, tournament: string): Promise<Witness> {
    return Witness.follow(await Client.connect(port, guest), tournament);
  }

  private static async follow(client: Client, tournament: string): Promise<Witness> {
    await client.must({ type: "follow", tournament });
    return new Witness(client, tournament);
  }

  get told(): PublicTournament {
    return this.client.tournament!;
  }

  get left(): number {
    return this.told.players.filter(({ place }) => place === null).length;
  }

  async start(bots: number): Promise<void> {
    const { client, tournament } = this;
    const act = { type: "enter", seed: client.id } as const;
    await client.must({ type: "tournament-act", tournament, act });
    const fill = { type: "set-bots", bot: "regular", count: bots } as const;
    await client.must({ type: "tournament-act", tournament, act: fill });
    await client.must({ type: "tournament-act", tournament, act: { type: "start" } });
  }

  /** Everybody has a place, each prize is paid, and nobody who left is lost. */
  expectComplete(players: number): void {
    const { told } = this;
    expect(told.players).toHaveLength(players);
    const places = told.players.map(({ place }) => place!).sort((a, b) => a - b);
    for (const [i, place] of places.entries()) expect(place === i + 1 || place === places[i - 1]).toBe(true);
    expect(told.players.reduce((sum, { prize }) => sum + prize, 0)).toBe(told.pool);
    const heads = told.players.reduce((sum, { bounties }) => sum + bounties, 0);
    const rebuys = told.players.reduce((sum, player) => sum + player.rebuys, 0);
    expect(rebuys > 0).toBe(told.plan.rebuy !== undefined);
    expect(told.pool + heads).toBe(players * ENTRY + rebuys * 500);
    expect(told.tables.every(({ closed }) => closed)).toBe(true);
  }
}

/** What the ledger says once all is over: nothing is left anywhere but in purses and with the house. */
async function expectNoChipLost(store: Store, { tournament, told }: Witness, people: readonly string[]) {
  for (const { table } of told.tables) expect(await store.balance(tableAccount(table))).toBe(0);
  for (const { player } of told.players)
    expect(await store.balance(stackAccount(tournament, player))).toBe(0);
  expect(await store.balance(poolAccount(tournament))).toBe(0);
  const purses = await Promise.all(people.map((id) => store.balance(purseOf(id))));
  const inPurses = purses.reduce((sum, chips) => sum + chips, 0);
  expect(inPurses + (await store.balance(HOUSE_ACCOUNT))).toBe(0);
  const won = told.players
    .filter(({ who }) => "id" in who)
    .reduce((sum, one) => sum + one.prize + one.bounties, 0);
  expect(inPurses).toBe(people.length * (FIRST_FILL - ENTRY) + won);
}

// Both wait for hands to be played, on servers of their own.
describe.concurrent("A tournament of twenty-four", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "tavolata-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it("[BES-34] survives kill -9: chips conserved, nobody lost, ranking complete", async () => {
    const env = { ...ROOMY, DATA_DIR: folder, TIMEOUT_PLAYER_SECONDS: "1" };
    let server = await ServerProcess.start(env);
    const guest = await becomeGuest(server.port);
    let witness = await Witness.open(server.port, guest, planFor(PLAYERS, EXTRAS));
    const { tournament } = witness;
    await witness.start(PLAYERS - 1);
    for (const atMost of [20, 12]) {
      await witness.client.until(() => witness.told.phase === "running" && witness.left <= atMost, 60_000);
      await server.kill();
      expect(server.faults).toEqual([]);
      server = await ServerProcess.start(env);
      witness = await Witness.come(server.port, guest, tournament);
      expect(witness.told.players).toHaveLength(PLAYERS);
    }
    await witness.client.until(() => witness.told.phase === "over", 120_000);
    witness.expectComplete(PLAYERS);
    await witness.client.close();
    expect(server.faults).toEqual([]);
    await server.stop();
    const store = await openSqlite({ folder });
    await expectNoChipLost(store, witness, [guest.person.id]);
    await store.close();
  }, 240_000);
});

describe.concurrent("A tournament on two nodes", () => {
  it("goes on when the node that looked after it dies", async () => {
    const url = await (await sharedPostgres()).createDatabase();
    const env = { ...ROOMY, DATABASE_URL: url, TIMEOUT_PLAYER_SECONDS: "1" };
    const [doomed, other] = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)]);
    const guest = await becomeGuest(doomed.port);
    const host = await Witness.open(doomed.port, guest, planFor(16));
    const second = await becomeGuest(other.port);
    const witness = await Witness.come(other.port, second, host.tournament);
    await witness.client.must({ type: "purse" });
    await witness.client.must({
      type: "tournament-act",
      tournament: host.tournament,
      act: { type: "enter", seed: "other" },
    });
    await host.start(14);
    await witness.client.until(() => witness.told.phase === "running" && witness.left <= 12, 60_000);
    await doomed.kill();
    await witness.client.until(() => witness.told.phase === "over", 120_000);
    witness.expectComplete(16);
    expect([...doomed.faults, ...other.faults]).toEqual([]);
    await other.stop();
    const store = await openPostgres({ url, onTrouble: () => {} });
    await expectNoChipLost(store, witness, [guest.person.id, second.person.id]);
    await store.close();
  }, 240_000);
});
