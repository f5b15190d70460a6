import type { Instant, Refusal } from "@tavolata/kernel";
import type { Retention } from "../folds/retention.ts";
import type { Circumstances } from "../folds/table/due.ts";
import { NewerVersion } from "../folds/table/newer-version.ts";
import type { Play } from "../folds/table/state.ts";
import type { Timeouts } from "../folds/table/timeouts.ts";
import type { GameAtTables, GamesAtTables } from "../folds/table-game.ts";
import { tournamentOf } from "../folds/tournament/log-name.ts";
import { faultFields, type Logger } from "../logger.ts";
import { refusal } from "../protocol/index.ts";
import { circleOf, type Store } from "../store/contract.ts";
import type { BotMoveResult, BotReactionResult, BotRequest } from "./bots/requests.ts";
import type { LiveCircle } from "./circle/live-circle.ts";
import { Circles } from "./circles.ts";
import { Cluster, nameNode } from "./cluster.ts";
import { type HintedParts, passHintsOn } from "./hints.ts";
import type { HistoryKeeper } from "./history/keeper.ts";
import { LiveLogs } from "./live-logs.ts";
import { OpenTables } from "./lobby/open-tables.ts";
import { Metrics } from "./metrics.ts";
import { Openings } from "./openings.ts";
import { Operator } from "./operator/operator.ts";
import type { RecentLines } from "./operator/recent-lines.ts";
import { Bans } from "./peace/bans.ts";
import { Invitations } from "./peace/invitations.ts";
import { Forgetting } from "./people/forgetting.ts";
import { HandOvers } from "./people/hand-over.ts";
import { Passkeys } from "./people/passkeys.ts";
import { People } from "./people/people.ts";
import { RecoveryCodes } from "./people/recovery.ts";
import { Purses } from "./purses.ts";
import { botRatingsOf } from "./ratings/bot-ratings.ts";
import { RatingsKeeper } from "./ratings/keeper.ts";
import { Sweeper } from "./sweeper.ts";
import type { Arrival } from "./table/arrivals.ts";
import { LiveTable, type Subscriber } from "./table/live-table.ts";
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
  readonly openings: Openings;
  readonly isRude: TableContext["isRude"];
  readonly circles: Circles;
  readonly games: GamesAtTables;
  private readonly cluster: Cluster;
  private readonly tables = new LiveLogs((id) => LiveTable.open(this, id));
  private readonly tournaments = new LiveLogs((id) => LiveTournament.open(this, id));
  private readonly ratings: RatingsKeeper;
  private readonly hinted: HintedParts;
  private readonly sweeper: Sweeper;

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
    this.forgetting = new Forgetting(
      this,
      () => this.metrics.forgotten.inc({ what: "person" }),
      () => this.metrics.faults.inc({ code: "not-forgotten" }),
    );
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
    this.openings = new Openings({
      store,
      circles: this.circles,
      timeouts: options.timeouts,
      findGame: this.findGame,
    });
    this.operator = new Operator({
      house: this,
      lines: options.lines,
      version: options.version,
      onActDone: (act, outcome) => this.metrics.operatorActs.inc({ act, outcome }),
    });
    this.hinted = {
      operator: this.operator,
      bans: this.bans,
      openTables: this.openTables,
      people: this.people,
      circles: this.circles,
      tables: this.tables,
      tournaments: this.tournaments,
    };
    this.sweeper = new Sweeper({
      ...this.hinted,
      store,
      logger,
      retention: options.retention,
      cluster: this.cluster,
      ratings: this.ratings,
      forgetting: this.forgetting,
      findLog: (log) => this.findLog(log),
      onUnreadable: () => this.metrics.faults.inc({ code: "unreadable-log" }),
      onLetGo: (what) => this.metrics.forgotten.inc({ what }),
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
    options.store.onHints((hints) => passHintsOn(node.hinted, hints));
    await node.bans.refresh();
    node.sweeper.start();
    options.history.catchUp();
    return node;
  }

  /** Nothing that was answered would be lost without this. Snapshots save the next node the time to fold the logs. */
  async close(): Promise<void> {
    this.sweeper.stop();
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
    const live = this.tournaments.find(id);
    await live?.reread();
    return live ?? this.tournaments.get(id);
  }

  letsGoAt(): number {
    return this.sweeper.letsGoAt();
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

  openSince(): Instant {
    return this.cluster.openSince();
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

  private async findLog(log: string): Promise<LiveTable | LiveTournament | LiveCircle | undefined> {
    const [tournament, circle] = [tournamentOf(log), circleOf(log)];
    if (circle !== undefined) return this.findCircleById(circle);
    return tournament === undefined ? this.findTableById(log) : this.findTournamentById(tournament);
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
}
