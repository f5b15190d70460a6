import { completeOptions, defaultsOf, type Refusal } from "@tavolata/kernel";
import { refuseOptions } from "../folds/room/refuse.ts";
import { nextGame, openedBy } from "../folds/table/begin.ts";
import type { Circumstances } from "../folds/table/due.ts";
import { NewerVersion } from "../folds/table/newer-version.ts";
import type { Play } from "../folds/table/state.ts";
import type { Timeouts } from "../folds/table/timeouts.ts";
import type { GameAtTables, GamesAtTables } from "../folds/table-game.ts";
import { tournamentAlarm } from "../folds/tournament/due.ts";
import { refusePlan } from "../folds/tournament/judge.ts";
import { tournamentLog, tournamentOf } from "../folds/tournament/log-name.ts";
import type { TournamentStep } from "../folds/tournament/steps.ts";
import { faultFields, type Logger } from "../logger.ts";
import { type PublicPerson, type RequestOf, refusal, Settings } from "../protocol/index.ts";
import type { Hint, Store } from "../store/contract.ts";
import type { BotMoveResult, BotReactionResult, BotRequest } from "./bots/requests.ts";
import { Cluster, nameNode } from "./cluster.ts";
import type { HistoryKeeper } from "./history/keeper.ts";
import { LiveLogs } from "./live-logs.ts";
import { Metrics } from "./metrics.ts";
import { People } from "./people.ts";
import { SECRET_DRAWS } from "./platform/secret-draws.ts";
import { Purses } from "./purses.ts";
import { LiveTable, type Subscriber } from "./table/live-table.ts";
import { reserveCode } from "./table/short-code.ts";
import { LiveTournament, type TournamentContext } from "./tournament/live-tournament.ts";

export interface NodeOptions {
  readonly store: Store;
  readonly games: GamesAtTables;
  readonly bots: {
    think(request: BotRequest): Promise<BotMoveResult>;
    react(request: BotRequest): Promise<BotReactionResult>;
  };
  readonly history: HistoryKeeper;
  readonly timeouts: Timeouts;
  /** How many purses one address may have filled in a day. */
  readonly fillsPerDay: number;
  readonly logger: Logger;
}

const SWEEP_MS = 1000;
/** Nodes that follow a table ring its alarm themselves; the sweep leaves them that much time. */
const SWEEP_GRACE_MS = 300;
const MOST_SWEPT = 500;
/** A table that nobody uses is forgotten after so long; its log is not. */
const FORGET_AFTER_MS = 30_000;
const RETRY_UNREADABLE_MS = 60_000;
const MOST_WITHOUT_SNAPSHOT = 100_000;

type Found<Value> = Value | { readonly refused: Refusal };

/** What the tables of one node share, and the way to each of them. */
export class ServerNode implements TournamentContext {
  readonly nodeId: string;
  readonly store: Store;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly people: People;
  readonly purses: Purses;
  readonly games: GamesAtTables;
  private readonly cluster: Cluster;
  private readonly tables = new LiveLogs((id) => LiveTable.open(this, id));
  private readonly tournaments = new LiveLogs((id) => LiveTournament.open(this, id));
  private readonly unreadableUntil = new Map<string, number>();
  private sweeper: NodeJS.Timeout | undefined;
  private sweeping = false;

  private constructor(private readonly options: NodeOptions) {
    const { store, logger, games } = options;
    this.store = store;
    this.logger = logger;
    this.games = games;
    this.nodeId = nameNode(games.map(({ rules }) => `${rules.name} ${rules.version}`).join());
    this.metrics = new Metrics(this.nodeId);
    this.people = new People(store);
    this.purses = new Purses(store, options.fillsPerDay);
    this.cluster = new Cluster(store, this.nodeId, logger, () => this.afterHeartbeat());
    this.metrics.countTables(() => this.tables.size);
  }

  static async open(options: NodeOptions): Promise<ServerNode> {
    const node = new ServerNode(options);
    await node.cluster.start();
    options.store.onHints((hints) => node.onHints(hints));
    node.sweeper = setInterval(() => void node.sweep(), SWEEP_MS);
    node.sweeper.unref();
    options.history.catchUp();
    return node;
  }

  /** Nothing that was answered would be lost without this. Snapshots save the next node the time to fold the logs. */
  async close(): Promise<void> {
    clearInterval(this.sweeper);
    await Promise.all([this.tables.settled(), this.tournaments.settled()]);
    await Promise.all(this.tournaments.values().map((tournament) => tournament.close()));
    if (this.cluster.isAlone()) await this.openTablesWithoutSnapshot();
    await Promise.all(
      this.tables.values().map(async (table) => {
        await table.close();
        await table.saveSnapshot();
      }),
    );
    await this.options.history.close();
    await this.cluster.stop();
  }

  hasHeartbeat(): boolean {
    return this.cluster.hasHeartbeat();
  }

  findGame = (name: string): GameAtTables | undefined => this.games.find(({ rules }) => rules.name === name);

  circumstances(): Circumstances {
    return {
      timeouts: this.options.timeouts,
      outages: this.cluster.outages,
      isLost: (node) => this.cluster.isLost(node),
    };
  }

  hasOtherBuilds(): boolean {
    return this.cluster.hasOtherBuilds();
  }

  ensureHeartbeat(): Promise<void> {
    return this.cluster.ensureHeartbeat();
  }

  think(request: BotRequest): Promise<BotMoveResult> {
    return this.options.bots.think(request);
  }

  react(request: BotRequest): Promise<BotReactionResult> {
    return this.options.bots.react(request);
  }

  gameEnded(play: Play): void {
    this.metrics.gamesEnded.inc();
    this.options.history.save(play.begun.id);
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
    const table = SECRET_DRAWS.id();
    const opened = openedBy(host, game, {
      table,
      options: options.value,
      settings: { ...defaultsOf<Settings>(Settings), ...request.settings },
      code: await reserveCode(this.store, table),
      next: nextGame(1, SECRET_DRAWS),
    });
    const at = this.store.now();
    const appended = await this.store.append({
      writes: [
        {
          log: table,
          seq: 0,
          at,
          steps: JSON.stringify([opened]),
          told: "[null]",
          alarm: at + this.options.timeouts.table,
        },
      ],
    });
    return appended.done ? { table } : { refused: refusal("unavailable") };
  }

  /** Opens a tournament, with nobody in it yet. */
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
    const tournament = SECRET_DRAWS.id();
    const serverSeed = SECRET_DRAWS.seed();
    const code = await reserveCode(this.store, tournamentLog(tournament));
    const opened: TournamentStep = { type: "opened", tournament, plan: complete, host, serverSeed, code };
    const appended = await this.store.append({
      writes: [
        {
          log: tournamentLog(tournament),
          seq: 0,
          at,
          steps: JSON.stringify([opened]),
          told: "[null]",
          alarm: tournamentAlarm({ phase: "open", plan }, at, at),
        },
      ],
    });
    return appended.done ? { tournament } : { refused: refusal("unavailable") };
  }

  /** Where a short code leads: to a table that still waits for somebody, or to a tournament that is not over. */
  async find(code: string): Promise<Found<{ table: string } | { tournament: string }>> {
    const id = await this.store.findCode(code);
    const ofTournament = id === undefined ? undefined : tournamentOf(id);
    if (ofTournament !== undefined) {
      const found = await this.tournament(ofTournament);
      return "refused" in found || found.code !== code
        ? { refused: refusal("no-such-code") }
        : { tournament: ofTournament };
    }
    const found = id === undefined ? undefined : await this.table(id);
    if (found === undefined || "refused" in found || found.state.room.code !== code) {
      return { refused: refusal("no-such-code") };
    }
    return { table: found.id };
  }

  async subscribe<Subscription extends Subscriber>(
    person: PublicPerson,
    id: string,
    makeSubscription: (table: LiveTable) => Subscription,
  ): Promise<Found<{ subscription: Subscription }>> {
    const table = await this.table(id);
    if ("refused" in table) return table;
    const subscription = await table.welcome(person, () => makeSubscription(table));
    return "refused" in subscription ? subscription : { subscription };
  }

  async tournament(id: string): Promise<Found<LiveTournament>> {
    return (await this.tournaments.get(id)) ?? { refused: refusal("no-such-tournament") };
  }

  async findTableById(id: string): Promise<LiveTable | undefined> {
    const found = await this.table(id);
    return "refused" in found ? undefined : found;
  }

  tableChanged(tournament: string): void {
    this.tournaments.find(tournament)?.tableChanged();
  }

  unsubscribe(subscription: Subscriber & { readonly table: LiveTable }): void {
    const { table, person } = subscription;
    table.subscribers.delete(subscription);
    if (![...table.subscribers].some((other) => other.person === person)) void table.went(person);
  }

  private async table(id: string): Promise<Found<LiveTable>> {
    try {
      const table = await this.tables.get(id);
      if (table === undefined) return { refused: refusal("no-such-table") };
      table.lastUsed = performance.now();
      return table;
    } catch (fault) {
      if (fault instanceof NewerVersion) return { refused: refusal("newer-version") };
      this.logger("error", "table cannot be read", { table: id.slice(0, 6), ...faultFields(fault) });
      this.metrics.faults.inc({ code: "unreadable-table" });
      return { refused: refusal("unavailable") };
    }
  }

  private onHints(hints: readonly Hint[]): void {
    for (const { log, seq } of hints) {
      const tournament = tournamentOf(log);
      if (tournament === undefined) this.tables.hint(log, seq);
      else this.tournaments.hint(tournament, seq);
    }
  }

  /** After each heartbeat. */
  private afterHeartbeat(): void {
    if (this.cluster.hasOtherBuilds()) for (const table of this.tables.values()) void table.saveSnapshot();
    for (const table of this.tables.values()) {
      const nodes = table.state.room.people.flatMap((person) => person.nodes);
      if (nodes.some((node) => this.cluster.isLost(node))) void table.wake();
    }
  }

  /**
   * The last node to go leaves a snapshot of every table that goes on: if the next node plays another version, it
   * cannot fold what this one wrote.
   */
  private async openTablesWithoutSnapshot(): Promise<void> {
    for (const id of await this.store.withoutSnapshot(MOST_WITHOUT_SNAPSHOT)) {
      if (tournamentOf(id) === undefined) await this.table(id);
    }
  }

  /** Does for tables that no node follows what timers do for the others, and repairs what got lost. */
  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      this.forgetIdleTables();
      await this.repair();
      await this.ringForgottenAlarms();
    } catch (fault) {
      this.logger("warning", "sweep failed", faultFields(fault));
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
    if (this.cluster.isAlone()) return;
    const followed = [...this.tables.values()];
    const entries = await this.store.readOn(followed.map(({ id, seq }) => ({ log: id, seq })));
    this.onHints(entries);
  }

  private forgetIdleTables(): void {
    const now = performance.now();
    for (const [id, table] of this.tables.entries()) {
      if (table.subscribers.size > 0 || now - table.lastUsed < FORGET_AFTER_MS) continue;
      this.tables.forget(id);
      void table.close().then(() => table.saveSnapshot());
    }
    for (const [id, tournament] of this.tournaments.entries()) {
      if (tournament.subscribers.size > 0 || now - tournament.lastUsed < FORGET_AFTER_MS) continue;
      // A running tournament stays here, because this node sees to it; one that is over only needs its log.
      if (tournament.state.phase === "running") continue;
      this.tournaments.forget(id);
      void tournament.close();
    }
  }
}
