import { randomBytes } from "node:crypto";
import { completeOptions, defaultsOf, type Refusal } from "@tavolata/kernel";
import type { Asked, Reacted, Thought } from "./bots/thinking.ts";
import type { HistoryKeeper } from "./history/keeper.ts";
import { Metrics } from "./metrics.ts";
import { Neighbours, nameNode } from "./neighbours.ts";
import { People } from "./people.ts";
import { type PublicPerson, type RequestOf, refusal, Settings } from "./protocol/index.ts";
import { Purses } from "./purse.ts";
import { refuseOptions } from "./room/refuse.ts";
import type { Step } from "./room/steps.ts";
import { faultFields, type Say } from "./say.ts";
import type { Hint, Store } from "./store/contract.ts";
import { drawNext, drawText } from "./table/begin.ts";
import type { Circumstances } from "./table/due.ts";
import type { GameAtTables, GamesAtTables } from "./table/games.ts";
import type { Patience } from "./table/patience.ts";
import { reserveCode } from "./table/short-code.ts";
import type { Play } from "./table/state.ts";
import { type Onlooker, Table } from "./table/table.ts";
import { refusePlan } from "./tournament/judge.ts";
import type { TournamentStep } from "./tournament/steps.ts";
import {
  alarmOf,
  Tournament,
  type TournamentHouse,
  tournamentLog,
  tournamentOf,
} from "./tournament/tournament.ts";

export interface HouseOptions {
  readonly store: Store;
  readonly games: GamesAtTables;
  readonly bots: { think(asked: Asked): Promise<Thought>; react(asked: Asked): Promise<Reacted> };
  readonly history: HistoryKeeper;
  readonly patience: Patience;
  /** How many purses one address may have filled in a day. */
  readonly fillsPerDay: number;
  readonly say: Say;
}

const SWEEP_MS = 1000;
/** The nodes at a table ring its alarm themselves; the sweep leaves them that much time. */
const SWEEP_GRACE_MS = 300;
const MOST_SWEPT = 500;
/** A table nobody looks at is forgotten after so long; its log is not. */
const FORGET_AFTER_MS = 30_000;
const RETRY_UNREADABLE_MS = 60_000;
const MOST_KEPT = 100_000;

type Found<Value> = Value | { readonly refused: Refusal };

/** All that the tables of one node share, and the way to them. */
export class House implements TournamentHouse {
  readonly node: string;
  readonly store: Store;
  readonly say: Say;
  readonly metrics: Metrics;
  readonly people: People;
  readonly purses: Purses;
  readonly games: GamesAtTables;
  private readonly neighbours: Neighbours;
  private readonly tables = new Map<string, Table>();
  private readonly tournaments = new Map<string, Promise<Tournament | undefined>>();
  private readonly opening = new Map<string, Promise<Table | undefined>>();
  private readonly unreadableUntil = new Map<string, number>();
  private sweeper: NodeJS.Timeout | undefined;
  private sweeping = false;

  private constructor(private readonly options: HouseOptions) {
    const { store, say, games } = options;
    this.store = store;
    this.say = say;
    this.games = games;
    this.node = nameNode(games.map(({ rules }) => `${rules.name} ${rules.version}`).join());
    this.metrics = new Metrics(this.node);
    this.people = new People(store);
    this.purses = new Purses(store, options.fillsPerDay);
    this.neighbours = new Neighbours(store, this.node, say, () => this.lookAround());
    this.metrics.countTables(() => this.tables.size);
  }

  static async open(options: HouseOptions): Promise<House> {
    const house = new House(options);
    await house.neighbours.start();
    options.store.follow((hints) => house.follow(hints));
    house.sweeper = setInterval(() => void house.sweep(), SWEEP_MS);
    house.sweeper.unref();
    options.history.catchUp();
    return house;
  }

  /** Nothing answered is lost anyway; what is kept now saves others the time to fold it again. */
  async close(): Promise<void> {
    clearInterval(this.sweeper);
    await Promise.all([...this.tournaments.values()].map(async (opening) => (await opening)?.close()));
    if (this.neighbours.isAlone()) await this.readTheUnkept();
    await Promise.all(
      [...this.tables.values()].map(async (table) => {
        await table.close();
        await table.keep();
      }),
    );
    this.tables.clear();
    await this.options.history.close();
    await this.neighbours.stop();
  }

  isInTouch(): boolean {
    return this.neighbours.isInTouch();
  }

  findGame = (name: string): GameAtTables | undefined => this.games.find(({ rules }) => rules.name === name);

  circumstances(): Circumstances {
    return { patience: this.options.patience, outages: this.neighbours.outages };
  }

  hasStrangers(): boolean {
    return this.neighbours.hasStrangers();
  }

  lost(nodes: readonly string[]): string[] {
    return this.neighbours.lost(nodes);
  }

  stillInTouch(): Promise<void> {
    return this.neighbours.stillInTouch();
  }

  think(asked: Asked): Promise<Thought> {
    return this.options.bots.think(asked);
  }

  react(asked: Asked): Promise<Reacted> {
    return this.options.bots.react(asked);
  }

  gameEnded(play: Play): void {
    this.metrics.gamesEnded.inc();
    this.options.history.keep(play.begun.id);
  }

  noteAppend(seconds: number): void {
    this.metrics.append.observe(seconds);
  }

  noteMove(by: "person" | "bot" | "clock"): void {
    this.metrics.moves[by].inc();
  }

  async openTable(host: PublicPerson, request: RequestOf<"open">): Promise<Found<{ table: string }>> {
    const game = this.findGame(request.game);
    if (game === undefined) return { refused: refusal("unknown-game", { game: request.game }) };
    const given = request.options ?? {};
    const refused = refuseOptions(game, given);
    if (refused !== undefined) return { refused };
    const options = completeOptions<object>(game.rules.options, given);
    if (options.problems !== undefined) return { refused: refusal("bad-options") };
    const table = drawText(16);
    const opened: Step = {
      type: "opened",
      table,
      game: request.game,
      options: options.value,
      settings: { ...defaultsOf<Settings>(Settings), ...request.settings },
      chairs: game.rules.seats.max,
      host,
      code: await reserveCode(this.store, table),
      next: drawNext(1),
    };
    const at = this.store.now();
    const appended = await this.store.append({
      writes: [
        {
          log: table,
          seq: 0,
          at,
          steps: JSON.stringify([opened]),
          told: "[null]",
          alarm: at + this.options.patience.table,
        },
      ],
    });
    return appended.done ? { table } : { refused: refusal("unavailable") };
  }

  /** A tournament, with nobody in it yet. */
  async openTournament(
    host: PublicPerson,
    { plan }: RequestOf<"open-tournament">,
  ): Promise<Found<{ tournament: string }>> {
    const at = this.store.now();
    const game = this.findGame(plan.game);
    const options = game && completeOptions<object>(game.rules.options, plan.options);
    const isComplete = options !== undefined && options.problems === undefined;
    const complete = isComplete ? { ...plan, options: options.value } : plan;
    const refused = refusePlan(complete, game, at);
    if (refused !== undefined) return { refused };
    const tournament = drawText(16);
    const serverSeed = randomBytes(32).toString("hex");
    const opened: TournamentStep = { type: "opened", tournament, plan: complete, host, serverSeed };
    const appended = await this.store.append({
      writes: [
        {
          log: tournamentLog(tournament),
          seq: 0,
          at,
          steps: JSON.stringify([opened]),
          told: "[null]",
          alarm: alarmOf({ phase: "open", plan }, at, at),
        },
      ],
    });
    return appended.done ? { tournament } : { refused: refusal("unavailable") };
  }

  /** By the short code, which only opens tables that still wait for somebody. */
  async findTable(code: string): Promise<Found<{ table: string }>> {
    const id = await this.store.findCode(code);
    const found = id === undefined ? undefined : await this.table(id);
    if (found === undefined || "refused" in found || found.state.room.code !== code) {
      return { refused: refusal("no-such-code") };
    }
    return { table: found.id };
  }

  async watch<Watch extends Onlooker>(
    person: PublicPerson,
    id: string,
    watchIt: (table: Table) => Watch,
  ): Promise<Found<{ watch: Watch }>> {
    const table = await this.table(id);
    if ("refused" in table) return table;
    const watch = await table.welcome(person, () => watchIt(table));
    return "refused" in watch ? watch : { watch };
  }

  async tournament(id: string): Promise<Found<Tournament>> {
    const loaded = this.tournaments.get(id);
    if (loaded !== undefined) return (await loaded) ?? { refused: refusal("no-such-tournament") };
    const opening = Tournament.open(this, id);
    this.tournaments.set(id, opening);
    const found = await opening.catch((fault: unknown) => {
      this.tournaments.delete(id);
      throw fault;
    });
    if (found !== undefined) return found;
    this.tournaments.delete(id);
    return { refused: refusal("no-such-tournament") };
  }

  async findTableById(id: string): Promise<Table | undefined> {
    const found = await this.table(id);
    return "refused" in found ? undefined : found;
  }

  tableChanged(tournament: string): void {
    void this.tournaments.get(tournament)?.then((found) => found?.tableChanged());
  }

  stopWatching(watch: Onlooker & { readonly table: Table }): void {
    const { table, person } = watch;
    table.onlookers.delete(watch);
    if (![...table.onlookers].some((other) => other.person === person)) void table.went(person);
  }

  private async table(id: string): Promise<Found<Table>> {
    const loaded = this.tables.get(id);
    if (loaded !== undefined) {
      loaded.lastUsed = performance.now();
      return loaded;
    }
    try {
      return (await this.load(id)) ?? { refused: refusal("no-such-table") };
    } catch (fault) {
      if (fault instanceof Error && fault.name === "NewerVersion")
        return { refused: refusal("newer-version") };
      this.say("error", "table cannot be read", { table: id.slice(0, 6), ...faultFields(fault) });
      this.metrics.faults.inc({ code: "unreadable-table" });
      return { refused: refusal("unavailable") };
    }
  }

  private load(id: string): Promise<Table | undefined> {
    let opening = this.opening.get(id);
    if (opening === undefined) {
      opening = Table.open(this, id)
        .then((table) => {
          if (table !== undefined) this.tables.set(id, table);
          return table;
        })
        .finally(() => this.opening.delete(id));
      this.opening.set(id, opening);
    }
    return opening;
  }

  private follow(hints: readonly Hint[]): void {
    for (const { log, seq } of hints) {
      const tournament = tournamentOf(log);
      if (tournament !== undefined) void this.followTournament(tournament, seq);
      const table = this.tables.get(log);
      if (table !== undefined && table.seq < seq) table.follow();
    }
  }

  private async followTournament(id: string, seq: number): Promise<void> {
    const found = await this.tournaments.get(id);
    if (found !== undefined && found.seq < seq) found.follow();
  }

  /** After each heartbeat. */
  private lookAround(): void {
    if (this.neighbours.hasStrangers()) for (const table of this.tables.values()) void table.keep();
    for (const table of this.tables.values()) {
      if (this.lost(table.state.room.people.flatMap(({ nodes }) => nodes)).length > 0) void table.wake();
    }
  }

  /**
   * The last node to go leaves a snapshot of every table that goes on: should the next one play another version, it
   * could not fold what this one wrote.
   */
  private async readTheUnkept(): Promise<void> {
    for (const id of await this.store.withoutSnapshot(MOST_KEPT)) {
      if (tournamentOf(id) === undefined) await this.table(id);
    }
  }

  /** Does for tables that nobody is at what their own timers do for the others, and repairs what got lost. */
  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      this.forgetIdleTables();
      await this.repair();
      await this.ringForgottenAlarms();
    } catch (fault) {
      this.say("warning", "sweep failed", faultFields(fault));
    }
    this.sweeping = false;
  }

  private async ringForgottenAlarms(): Promise<void> {
    const now = performance.now();
    const due = await this.store.dueAlarms(this.store.now() - SWEEP_GRACE_MS, MOST_SWEPT);
    await Promise.all(
      due.map(async ({ log }) => {
        if ((this.unreadableUntil.get(log) ?? 0) > now) return;
        const tournament = tournamentOf(log);
        const table = await (tournament === undefined ? this.table(log) : this.tournament(tournament));
        if ("refused" in table) this.unreadableUntil.set(log, now + RETRY_UNREADABLE_MS);
        else await table.wake();
      }),
    );
    for (const [log, until] of this.unreadableUntil) if (until < now) this.unreadableUntil.delete(log);
  }

  /** A hint may be lost; the log is not. */
  private async repair(): Promise<void> {
    if (this.neighbours.isAlone()) return;
    const followed = [...this.tables.values()];
    const entries = await this.store.readOn(followed.map(({ id, seq }) => ({ log: id, seq })));
    this.follow(entries);
  }

  private forgetIdleTables(): void {
    const now = performance.now();
    for (const [id, opening] of this.tournaments) void this.forgetTournament(id, opening, now);
    for (const [id, table] of this.tables) {
      if (table.onlookers.size > 0 || now - table.lastUsed < FORGET_AFTER_MS) continue;
      this.tables.delete(id);
      void table.close().then(() => table.keep());
    }
  }

  /** One that runs is looked after by whoever finds its alarm; one that is over only needs its log. */
  private async forgetTournament(
    id: string,
    opening: Promise<Tournament | undefined>,
    now: number,
  ): Promise<void> {
    const found = await opening.catch(() => undefined);
    if (found === undefined || found.followers.size > 0 || now - found.lastUsed < FORGET_AFTER_MS) return;
    if (found.state.phase === "running" || this.tournaments.get(id) !== opening) return;
    this.tournaments.delete(id);
    await found.close();
  }
}
