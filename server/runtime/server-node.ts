import { completeOptions, defaultsOf, type Instant, type Refusal } from "@tavolata/kernel";
import type { Retention } from "../folds/retention.ts";
import { refuseOptions } from "../folds/room/refuse.ts";
import { nextGame, openedBy } from "../folds/table/begin.ts";
import type { Circumstances } from "../folds/table/due.ts";
import { NewerVersion } from "../folds/table/newer-version.ts";
import type { Play } from "../folds/table/state.ts";
import type { Timeouts } from "../folds/table/timeouts.ts";
import type { GameAtTables, GamesAtTables } from "../folds/table-game.ts";
import { tournamentLog, tournamentOf } from "../folds/tournament/log-name.ts";
import { openingTournament } from "../folds/tournament/opening.ts";
import { completePlan, refusePlan } from "../folds/tournament/plan.ts";
import { faultFields, type Logger } from "../logger.ts";
import { type PublicPerson, type RequestOf, refusal, Settings } from "../protocol/index.ts";
import {
  BANS_LOG,
  circleOf,
  type Hint,
  type LogWrite,
  OPERATOR_LOG,
  personOfLog,
  presenceOfLog,
  type Store,
  tableOfShown,
} from "../store/contract.ts";
import type { BotMoveResult, BotReactionResult, BotRequest } from "./bots/requests.ts";
import type { LiveCircle } from "./circle/live-circle.ts";
import { Circles } from "./circles.ts";
import { Cluster, nameNode } from "./cluster.ts";
import type { HistoryKeeper } from "./history/keeper.ts";
import { LiveLogs } from "./live-logs.ts";
import { OpenTables } from "./lobby/open-tables.ts";
import { Metrics } from "./metrics.ts";
import { Operator } from "./operator/operator.ts";
import type { RecentLines } from "./operator/recent-lines.ts";
import { OPERATOR_LOOKS } from "./operator/watch.ts";
import { Bans } from "./peace/bans.ts";
import { Invitations } from "./peace/invitations.ts";
import { Forgetting } from "./people/forgetting.ts";
import { HandOvers } from "./people/hand-over.ts";
import { Passkeys } from "./people/passkeys.ts";
import { People } from "./people/people.ts";
import { RecoveryCodes } from "./people/recovery.ts";
import { letGo } from "./people/retention.ts";
import { SECRET_DRAWS } from "./platform/secret-draws.ts";
import { Purses } from "./purses.ts";
import { botRatingsOf } from "./ratings/bot-ratings.ts";
import { RatingsKeeper } from "./ratings/keeper.ts";
import { type Arrival, LiveTable, type Subscriber } from "./table/live-table.ts";
import { reserveCode } from "./table/short-code.ts";
import type { TableContext } from "./table/table-context.ts";
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
  /** What may come into the purses of one network in a day. */
  readonly centsPerDay: number;
  readonly retention: Retention;
  /** In a house by invitation only, its own code. */
  readonly invitationCode?: string | undefined;
  readonly isRude?: TableContext["isRude"];
  readonly logger: Logger;
  /** Where warnings and errors are remembered for operators, and which release this is. */
  readonly lines: RecentLines;
  readonly version: string;
}

const SWEEP_MS = 1000;
/** Nodes that follow a table ring its alarm themselves; the sweep leaves them that much time. */
const SWEEP_GRACE_MS = 300;
const MOST_SWEPT = 500;
const RATE_EVERY_SWEEPS = 10;
const PEACE_EVERY_SWEEPS = 15;
/** A table that nobody uses is forgotten after so long; its log is not. */
const FORGET_AFTER_MS = 30_000;
const RETRY_UNREADABLE_MS = 60_000;
/** What another node has begun to forget and could not finish. */
const FORGET_EVERY_MS = 60_000;
const LET_GO_EVERY_MS = 600_000;
const MOST_WITHOUT_SNAPSHOT = 100_000;

type Found<Value> = Value | { readonly refused: Refusal };

/** What the tables of one node share, and the way to each of them. */
export class ServerNode implements TournamentContext {
  readonly nodeId: string;
  readonly store: Store;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly handOvers: HandOvers;
  readonly recoveryCodes: RecoveryCodes;
  readonly forgetting: Forgetting;
  readonly purses: Purses;
  readonly operator: Operator;
  readonly bans: Bans;
  readonly invitations: Invitations;
  readonly openTables: OpenTables;
  readonly isRude: TableContext["isRude"];
  readonly circles: Circles;
  readonly games: GamesAtTables;
  private readonly cluster: Cluster;
  private readonly tables = new LiveLogs((id) => LiveTable.open(this, id));
  private readonly tournaments = new LiveLogs((id) => LiveTournament.open(this, id));
  private readonly ratings: RatingsKeeper;
  private sweeps = 0;
  private readonly unreadableUntil = new Map<string, number>();
  private sweeper: NodeJS.Timeout | undefined;
  private sweeping = false;
  /** When this node last looked for what is to be forgotten, and for what is too old. */
  private forgotAt = performance.now();
  private letGoAt = performance.now();

  private constructor(private readonly options: NodeOptions) {
    const { store, logger, games } = options;
    this.store = store;
    this.logger = logger;
    this.games = games;
    this.nodeId = nameNode(games.map(({ rules }) => `${rules.name} ${rules.version}`).join());
    this.metrics = new Metrics(this.nodeId);
    this.people = new People(store);
    this.passkeys = new Passkeys(store);
    this.handOvers = new HandOvers(store);
    this.recoveryCodes = new RecoveryCodes(store);
    this.forgetting = new Forgetting(this, () => this.metrics.forgotten.inc({ what: "person" }));
    this.purses = new Purses(store, options.centsPerDay);
    this.bans = new Bans(store, logger);
    this.people.onChange((person) => this.bans.personChanged(person));
    this.invitations = new Invitations(store, options.invitationCode, {
      isTable: async (id) => (await this.findTableById(id)) !== undefined,
      isCircle: async (id) => !("refused" in (await this.circles.get(id))),
      isTournament: async (id) => (await this.findTournamentById(id)) !== undefined,
    });
    this.openTables = new OpenTables({
      store,
      logger,
      isLost: (node) => this.cluster.isLost(node),
      wake: (table) => void this.findTableById(table).then((found) => found?.wake()),
    });
    this.isRude = options.isRude ?? (() => false);
    this.circles = new Circles(this);
    this.cluster = new Cluster(
      store,
      this.nodeId,
      logger,
      () => this.afterHeartbeat(),
      () => this.metrics.faults.inc({ code: "clock-set" }),
    );
    this.ratings = new RatingsKeeper(store, logger, botRatingsOf(games), () => this.metrics.gamesRated.inc());
    this.operator = new Operator({
      house: this,
      lines: options.lines,
      version: options.version,
      onActDone: (act, outcome) => this.metrics.operatorActs.inc({ act, outcome }),
    });
    this.metrics.watchDraining(() => this.operator.isDraining());
    this.metrics.watchClock(() => store.clock.ahead() / 1000);
    this.metrics.countTables(() => this.tables.size);
    this.metrics.countOpenTables(() => this.openTables.size);
  }

  static async open(options: NodeOptions): Promise<ServerNode> {
    const node = new ServerNode(options);
    await node.cluster.start();
    await node.operator.open();
    options.store.onHints((hints) => node.onHints(hints));
    await node.bans.refresh();
    node.sweeper = setInterval(() => void node.sweep(), SWEEP_MS);
    node.sweeper.unref();
    options.history.catchUp();
    return node;
  }

  /** Nothing that was answered would be lost without this. Snapshots save the next node the time to fold the logs. */
  async close(): Promise<void> {
    clearInterval(this.sweeper);
    this.operator.close();
    await Promise.all([this.tables.settled(), this.tournaments.settled()]);
    await Promise.all(this.tournaments.values().map((tournament) => tournament.close()));
    await this.circles.close();
    if (this.cluster.isAlone()) await this.openTablesWithoutSnapshot();
    await Promise.all(
      this.tables.values().map(async (table) => {
        await table.close();
        await table.saveSnapshot();
      }),
    );
    await this.ratings.close();
    await this.options.history.close();
    await this.cluster.stop();
  }

  /** Whether this node can write to its store now. */
  isHealthy(): Promise<boolean> {
    return this.cluster.isHealthy();
  }

  isAlone(): boolean {
    return this.cluster.isAlone();
  }

  livingNodes(): readonly string[] {
    return this.cluster.livingNodes();
  }

  liveTables(): readonly LiveTable[] {
    return this.tables.values();
  }

  liveTournaments(): readonly LiveTournament[] {
    return this.tournaments.values();
  }

  async rereadTournament(id: string): Promise<LiveTournament | undefined> {
    await this.tournaments.find(id)?.close();
    this.tournaments.forget(id);
    return this.tournaments.get(id);
  }

  letsGoAt(): number {
    return this.store.now() + Math.max(0, Math.round(this.letGoAt + LET_GO_EVERY_MS - performance.now()));
  }

  get retention(): Retention {
    return this.options.retention;
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
    if (play.begun.rated) this.ratings.wake();
  }

  shownChanged(table: string): void {
    this.openTables.hint(table);
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
    const circle = request.circle === undefined ? undefined : await this.circles.get(request.circle);
    if (circle !== undefined && "refused" in circle) return circle;
    const table = SECRET_DRAWS.id();
    const opened = openedBy(host, game, {
      table,
      options: options.value,
      settings: { ...defaultsOf<Settings>(Settings), ...request.settings },
      code: await reserveCode(this.store, table),
      next: nextGame(1, SECRET_DRAWS),
      ...(circle === undefined ? {} : { circle: circle.id }),
    });
    const firstEntry = (at: Instant) => ({
      log: table,
      seq: 0,
      at,
      steps: JSON.stringify([opened]),
      told: "[null]",
      alarm: at + this.options.timeouts.table,
      visitors: [host.id],
    });
    const notOpened = await this.append(firstEntry, circle, host, { id: table, kind: "table" });
    return notOpened === undefined ? { table } : { refused: notOpened };
  }

  /** Opens a tournament, with nobody in it yet. */
  async openTournament(
    host: PublicPerson,
    { plan, circle: circleId }: RequestOf<"open-tournament">,
  ): Promise<Found<{ tournament: string }>> {
    const at = this.store.now();
    const game = this.findGame(plan.game);
    const complete = completePlan(plan, game);
    const refused = refusePlan(complete, game, at);
    if (refused !== undefined) return { refused };
    const circle = circleId === undefined ? undefined : await this.circles.get(circleId);
    if (circle !== undefined && "refused" in circle) return circle;
    const id = SECRET_DRAWS.id();
    const code = await reserveCode(this.store, tournamentLog(id));
    const inCircle = circleId === undefined ? {} : { circle: circleId };
    const wanted = { id, plan: complete, host, serverSeed: SECRET_DRAWS.seed(), code, ...inCircle };
    const firstEntry = (at: Instant) => openingTournament(wanted, at);
    const notOpened = await this.append(firstEntry, circle, host, { id, kind: "tournament" });
    return notOpened === undefined ? { tournament: id } : { refused: notOpened };
  }

  /** Writes the first entry of a table or a tournament, and what the circle says of it if it is opened in one. */
  private async append(
    firstEntry: (at: Instant) => LogWrite,
    circle: LiveCircle | undefined,
    host: PublicPerson,
    what: { readonly id: string; readonly kind: "table" | "tournament" },
  ): Promise<Refusal | undefined> {
    if (circle !== undefined) return circle.openHere(host.id, what, firstEntry);
    const appended = await this.store.append({ writes: [firstEntry(this.store.now())] });
    return appended.done ? undefined : refusal("unavailable");
  }

  /**
   * Where a short code leads: to a table that still waits for somebody, to a tournament that is not over, or into a
   * circle.
   */
  async find(
    code: string,
    person: string,
  ): Promise<Found<{ table: string } | { tournament: string } | { circle: string; invitation: string }>> {
    const id = await this.store.findCode(code);
    const ofCircle = id === undefined ? undefined : circleOf(id);
    if (ofCircle !== undefined) return this.circles.findByCode(ofCircle, code);
    const ofTournament = id === undefined ? undefined : tournamentOf(id);
    if (ofTournament !== undefined) {
      const found = await this.tournament(ofTournament);
      if ("refused" in found || found.code !== code) return { refused: refusal("no-such-code") };
      const hidden = await this.circles.refuseSeeing(found.state.circle, person);
      return hidden === undefined ? { tournament: ofTournament } : { refused: hidden };
    }
    const found = id === undefined ? undefined : await this.table(id);
    if (found === undefined || "refused" in found || found.state.room.code !== code) {
      return { refused: refusal("no-such-code") };
    }
    const hidden = await this.circles.refuseSeeing(found.state.room.circle, person);
    return hidden === undefined ? { table: found.id } : { refused: hidden };
  }

  async subscribe<Subscription extends Subscriber>(
    arrival: Arrival,
    id: string,
    makeSubscription: (table: LiveTable) => Subscription,
  ): Promise<Found<{ subscription: Subscription }>> {
    const table = await this.table(id);
    if ("refused" in table) return table;
    const hidden = await this.circles.refuseSeeing(table.state.room.circle, arrival.person.id);
    if (hidden !== undefined) return { refused: hidden };
    const subscription = await table.welcome(arrival, () => makeSubscription(table));
    return "refused" in subscription ? subscription : { subscription };
  }

  async tournament(id: string): Promise<Found<LiveTournament>> {
    return (await this.tournaments.get(id)) ?? { refused: refusal("no-such-tournament") };
  }

  /** A tournament, for somebody who may see it. */
  async tournamentFor(id: string, person: string): Promise<Found<LiveTournament>> {
    const found = await this.tournament(id);
    if ("refused" in found) return found;
    const hidden = await this.circles.refuseSeeing(found.state.circle, person);
    return hidden === undefined ? found : { refused: hidden };
  }

  isLost(node: string): boolean {
    return this.cluster.isLost(node);
  }

  /** Whoever may see the circle's tables no longer is sent away from them. */
  circleChanged(circle: LiveCircle): void {
    for (const { state, subscribers } of this.tables.values()) {
      if (state.room.circle !== circle.id) continue;
      for (const subscriber of [...subscribers]) {
        if (circle.refuseSeeing(subscriber.person) !== undefined) subscriber.sendAway();
      }
    }
  }

  async findTournamentById(id: string): Promise<LiveTournament | undefined> {
    return this.tournaments.get(id);
  }

  async findCircleById(id: string): Promise<LiveCircle | undefined> {
    const found = await this.circles.get(id);
    return "refused" in found ? undefined : found;
  }

  async findTableById(id: string): Promise<LiveTable | undefined> {
    const found = await this.table(id);
    return "refused" in found ? undefined : found;
  }

  circleHasNews(circle: string): void {
    this.circles
      .wake(circle)
      .catch((fault: unknown) => this.logger("warning", "circle not told", faultFields(fault)));
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
      if (log === OPERATOR_LOOKS) this.operator.watch.reportForAWhile();
      if (log === OPERATOR_LOG) this.operator.catchUp();
      if (log === OPERATOR_LOG || log === OPERATOR_LOOKS) continue;
      if (log === BANS_LOG) {
        void this.bans.refresh();
        continue;
      }
      const shown = tableOfShown(log);
      if (shown !== undefined) {
        this.openTables.hint(shown);
        continue;
      }
      const person = personOfLog(log);
      if (person !== undefined) {
        this.people.tellChanged(person);
        continue;
      }
      const presence = circleOf(presenceOfLog(log) ?? "");
      if (presence !== undefined) {
        this.circles.presenceChanged(presence);
        continue;
      }
      const [tournament, circle] = [tournamentOf(log), circleOf(log)];
      if (circle !== undefined) this.circles.hint(circle, seq);
      else if (tournament === undefined) this.tables.hint(log, seq);
      else this.tournaments.hint(tournament, seq);
    }
  }

  /** After each heartbeat. */
  private afterHeartbeat(): void {
    if (this.cluster.hasOtherBuilds()) for (const table of this.tables.values()) void table.saveSnapshot();
    this.circles.afterHeartbeat();
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
      if (tournamentOf(id) === undefined && circleOf(id) === undefined) await this.table(id);
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
      // What a node that is gone has left over.
      if (this.sweeps++ % RATE_EVERY_SWEEPS === 0) {
        this.ratings.wake();
        for (const circle of await this.store.circlesWithNews(MOST_SWEPT)) await this.circles.wake(circle);
      }
      await this.repairPeace();
      this.forgetInBackground();
    } catch (fault) {
      this.logger("warning", "sweep failed", faultFields(fault));
    }
    this.sweeping = false;
  }

  private forgetInBackground(): void {
    const now = performance.now();
    if (now - this.forgotAt > FORGET_EVERY_MS) {
      this.forgotAt = now;
      void this.forgetting.run();
    }
    if (now - this.letGoAt < LET_GO_EVERY_MS) return;
    this.letGoAt = now;
    void this.letGo().catch((fault: unknown) => this.logger("warning", "not all let go", faultFields(fault)));
  }

  /** Lets go of what the house keeps no longer. */
  letGo(): Promise<void> {
    const leave = (person: string) => this.forgetting.leave(person);
    return letGo(this.store, this.options.retention, leave, (what) => this.metrics.forgotten.inc({ what }));
  }

  private async ringForgottenAlarms(): Promise<void> {
    const now = performance.now();
    const due = await this.store.dueAlarms(this.store.now() - SWEEP_GRACE_MS, MOST_SWEPT);
    await Promise.all(
      due.map(async ({ log }) => {
        if ((this.unreadableUntil.get(log) ?? 0) > now) return;
        const found = await this.logNamed(log);
        if ("refused" in found) this.unreadableUntil.set(log, now + RETRY_UNREADABLE_MS);
        else await found.wake();
      }),
    );
    for (const [log, until] of this.unreadableUntil) if (until < now) this.unreadableUntil.delete(log);
  }

  private logNamed(log: string): Promise<Found<LiveTable | LiveTournament | LiveCircle>> {
    const [tournament, circle] = [tournamentOf(log), circleOf(log)];
    if (circle !== undefined) return this.circles.get(circle);
    return tournament === undefined ? this.table(log) : this.tournament(tournament);
  }

  /** A hint may be lost; the log is not. */
  private async repair(): Promise<void> {
    if (this.cluster.isAlone()) return;
    const tables = this.tables.values().map(({ id, seq }) => ({ log: id, seq }));
    const operator = { log: OPERATOR_LOG, seq: this.operator.seq };
    const entries = await this.store.readOn([...tables, ...this.circles.known(), operator]);
    this.onHints(entries);
  }

  /** What a lost hint would have told. */
  private async repairPeace(): Promise<void> {
    if (this.sweeps % PEACE_EVERY_SWEEPS !== 0) return;
    await this.bans.refresh();
    if (!this.cluster.isAlone()) await this.openTables.reload();
  }

  private forgetIdleTables(): void {
    const now = performance.now();
    const tables = this.tables.values().filter(({ subscribers }) => subscribers.size > 0);
    const tournaments = this.tournaments.values().filter(({ subscribers }) => subscribers.size > 0);
    const needed = [
      ...tables.map(({ state }) => state.room.circle),
      ...tournaments.map(({ state }) => state.circle),
    ];
    this.circles.forgetIdle(now - FORGET_AFTER_MS, new Set(needed));
    for (const [id, table] of this.tables.entries()) {
      if (table.subscribers.size > 0 || table.onlookers.size > 0 || now - table.lastUsed < FORGET_AFTER_MS)
        continue;
      this.tables.forget(id);
      void table.close().then(() => table.saveSnapshot());
    }
    for (const [id, tournament] of this.tournaments.entries()) {
      if (
        tournament.subscribers.size > 0 ||
        tournament.onlookers.size > 0 ||
        now - tournament.lastUsed < FORGET_AFTER_MS
      )
        continue;
      // A running tournament stays here, because this node sees to it; one that is over only needs its log.
      if (tournament.state.phase === "running") continue;
      this.tournaments.forget(id);
      void tournament.close();
    }
  }
}
