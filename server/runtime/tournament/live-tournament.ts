import type { Instant, Refusal } from "@tavolata/kernel";
import type { Arriving } from "../../folds/room/steps.ts";
import { stackAccount } from "../../folds/table/chips.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import type { TournamentChange } from "../../folds/tournament/change.ts";
import type { TournamentCircumstances } from "../../folds/tournament/circumstances.ts";
import { changeDue, endingOf, tournamentAlarm } from "../../folds/tournament/due.ts";
import { callingOff, type JudgedTournamentAct, judgeTournamentAct } from "../../folds/tournament/judge.ts";
import { levelsElapsed } from "../../folds/tournament/levels.ts";
import { tournamentLog } from "../../folds/tournament/log-name.ts";
import { publicTournament } from "../../folds/tournament/public-tournament.ts";
import { isIn, organiserOf, type TournamentState } from "../../folds/tournament/state.ts";
import { openingOf, orderFor } from "../../folds/tournament/table-of-tournament.ts";
import { faultFields } from "../../logger.ts";
import { refusal, type TournamentAct } from "../../protocol/index.ts";
import type { Store } from "../../store/contract.ts";
import { SECRET_DRAWS } from "../platform/secret-draws.ts";
import { SerialQueue } from "../platform/serial-queue.ts";
import { inBackground, type Timer } from "../platform/timers.ts";
import type { Arrival } from "../table/arrivals.ts";
import type { LiveTable } from "../table/live-table.ts";
import type { TableContext } from "../table/table-context.ts";
import { circleGamesIn, foldAll, readTournament } from "./entry.ts";
import { TournamentSerializer } from "./serializer.ts";

/** Somebody who follows it on this node. Told that there is something new, they read it from the serializer. */
export interface TournamentSubscriber {
  push(): void;
}

/** What a tournament needs of its node besides what a table needs. */
export interface TournamentContext extends TableContext {
  readonly store: Store;
  findTableById(id: string): Promise<LiveTable | undefined>;
}

/** Subscribers are shown how it stands every so often, not after every card. */
const SHOW_EVERY_MS = 400;
const MOST_TRIES = 200;

/**
 * One tournament as this node knows it. Its log says who plays where; its tables are brought to that, one step after
 * the other, whenever their game allows it. Nothing is remembered outside the logs, so any node can go on with it.
 */
export class LiveTournament {
  readonly subscribers = new Set<TournamentSubscriber>();
  /** Told of every change: whoever shows this tournament beside others. */
  readonly onlookers = new Set<() => void>();
  readonly serializer = new TournamentSerializer();
  lastUsed = performance.now();
  private readonly tables = new Map<number, LiveTable>();
  private readonly queue = new SerialQueue();
  private waiting = false;
  private showing: Timer | undefined;
  private closed = false;

  private constructor(
    private readonly context: TournamentContext,
    private readonly game: GameAtTables,
    public state: TournamentState,
    public seq: number,
    private readonly openedAt: Instant,
  ) {}

  /** Undefined if there is no such tournament. */
  static async open(context: TournamentContext, id: string): Promise<LiveTournament | undefined> {
    const read = await readTournament(context.store, id);
    if (read === undefined) return undefined;
    const game = context.findGame(read.state.plan.game);
    if (game === undefined) throw new Error(`there is no game ${read.state.plan.game} here`);
    return new LiveTournament(context, game, read.state, read.seq, read.openedAt);
  }

  /**
   * Forgets all that this node believed of it, and begins again from what is written. It stays the same object, so that
   * everybody who follows it hears of what comes.
   */
  async reread(): Promise<void> {
    await this.queue.run(async () => {
      const read = await readTournament(this.context.store, this.state.id);
      if (read === undefined) return;
      this.tables.clear();
      this.become(read.state, read.seq);
    });
  }

  /** The short code that leads here; null once it is over. */
  get code(): string | null {
    return this.state.code;
  }

  /** Somebody comes who may have been here as a guest, before it was known who they are. */
  async recognise({ person, formerly }: Arrival): Promise<void> {
    const runs = (guest: string) => organiserOf(this.state, guest) !== undefined;
    const known = (guest: string) => isIn(this.state, guest) || runs(guest);
    if (!formerly.some(known)) return;
    await this.queue.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const steps = formerly
          .filter(known)
          .filter((guest) => runs(guest) || !isIn(this.state, person.id))
          .map((guest) => ({ type: "became", guest, person }) as const);
        if (steps.length === 0 || (await this.write({ steps }, this.context.store.now())) === "done") return;
      }
    });
  }

  forget(person: string): Promise<Refusal | undefined> {
    return this.queue.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const isNamed = JSON.stringify(this.state).includes(JSON.stringify(person));
        if (!isNamed) return undefined;
        const steps = [{ type: "forgotten", person }] as const;
        if ((await this.write({ steps }, this.context.store.now())) === "done") return undefined;
      }
      return refusal("unavailable");
    });
  }

  /** An operator ends it. False if it is over, or ends already. */
  async callOff(): Promise<boolean> {
    const isDone = await this.queue.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const change = callingOff(this.state);
        if (change === undefined) return false;
        if ((await this.write(change, this.context.store.now())) === "done") return true;
      }
      throw new Error("a tournament did not come to rest");
    });
    this.wake();
    return isDone;
  }

  async act(person: Arriving, request: string, act: TournamentAct): Promise<Refusal | undefined> {
    const refused = await this.queue.run(() => this.decide(person, request, act));
    this.wake();
    return refused;
  }

  /** Does what is due when its turn comes; however often this is called until then, once is enough. */
  wake(): void {
    if (this.waiting || this.closed) return;
    this.waiting = true;
    const work = async () => {
      this.waiting = false;
      await this.doWhatIsDue();
    };
    this.queue
      .run(work)
      .catch((fault: unknown) => this.context.logger("error", "tournament cannot go on", faultFields(fault)));
  }

  /** Another node has written. */
  catchUp(): void {
    this.queue
      .run(() => this.readOn())
      .catch((fault: unknown) =>
        this.context.logger("warning", "tournament not followed", faultFields(fault)),
      );
    this.wake();
  }

  /** A table of this tournament has changed. */
  tableChanged(): void {
    this.wake();
    this.showSoon();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.showing);
    await this.queue.run(async () => {});
  }

  async addSubscriber(subscriber: TournamentSubscriber): Promise<void> {
    this.subscribers.add(subscriber);
    await this.queue.run(() => this.findTables());
    this.show();
    subscriber.push();
  }

  private async decide(person: Arriving, request: string, act: TournamentAct): Promise<Refusal | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const at = this.context.store.now();
      const judged: JudgedTournamentAct = judgeTournamentAct(
        this.state,
        this.game,
        at,
        person,
        request,
        act,
        await this.circumstances(),
        SECRET_DRAWS,
      );
      if ("refused" in judged) return judged.refused;
      if (judged.steps.length === 0) return undefined;
      const written = await this.write(judged, at);
      if (written === "done") return undefined;
      if (written === "short") return refusal("purse-too-short");
    }
    return refusal("unavailable");
  }

  /** Does what can be done now, until nothing can. */
  private async doWhatIsDue(): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES && !this.closed; tries++) {
      const at = this.context.store.now();
      await this.findTables();
      const change = await this.changeDue(at);
      if (change !== undefined) await this.write(change, at);
      else if (!(await this.tendTables())) return;
    }
  }

  private async changeDue(at: Instant): Promise<TournamentChange | undefined> {
    const { state } = this;
    const change = changeDue(state, this.game, at, await this.circumstances(), SECRET_DRAWS);
    if (change !== "ending") return change;
    const stacks = await Promise.all(
      state.players.map((_, player) => this.context.store.balance(stackAccount(state.id, player))),
    );
    return endingOf(state, (player) => stacks[player] ?? 0);
  }

  private async circumstances(): Promise<TournamentCircumstances> {
    const { timeouts, outages } = this.context.circumstances();
    return {
      openedAt: this.openedAt,
      tables: this.tableStates(),
      stacks: await this.stacksOutside(),
      outages,
      gameTimeout: timeouts.game,
    };
  }

  private tableStates(): Map<number, LiveTable["state"]> {
    return new Map([...this.tables].map(([table, { state }]) => [table, state]));
  }

  /** Makes one step at each table that needs one. Returns whether there was any. */
  private async tendTables(): Promise<boolean> {
    if (this.state.phase !== "running") return false;
    const onTheWay = await this.stacksOutside();
    let tended = false;
    for (const [index, table] of this.tables) {
      const order = (at: Instant) =>
        orderFor(this.state, index, table.state, this.game, at, (player) => onTheWay.get(player) ?? 0);
      if (order(table.now()) === undefined) continue;
      if (await table.direct(order)) tended = true;
    }
    return tended;
  }

  /** The chips of the players who are between two tables, or to whom some are to come. */
  private async stacksOutside(): Promise<ReadonlyMap<number, number>> {
    if (this.state.phase !== "running" || this.state.rounds !== null) return new Map();
    const seated = new Set(
      [...this.tables.values()].flatMap(({ state }) =>
        state.room.chairs.flatMap((chair) => chair?.player ?? []),
      ),
    );
    const outside = this.state.players.flatMap(({ out, waiting }, player) =>
      (out === null && !seated.has(player)) || waiting ? [player] : [],
    );
    const stacks = await Promise.all(
      outside.map((player) => this.context.store.balance(stackAccount(this.state.id, player))),
    );
    return new Map(outside.map((player, i) => [player, stacks[i] ?? 0]));
  }

  /** Finds the tables that are not closed, and opens those that are not there yet. */
  private async findTables(): Promise<void> {
    if (this.state.phase !== "running") {
      this.tables.clear();
      return;
    }
    for (const [index, { id, closed }] of this.state.tables.entries()) {
      if (closed) {
        this.tables.delete(index);
        continue;
      }
      const found = (await this.context.findTableById(id)) ?? (await this.openTable(index, id));
      if (found === undefined || this.tables.get(index) === found) continue;
      this.tables.set(index, found);
      this.showSoon();
    }
  }

  private async openTable(index: number, id: string): Promise<LiveTable | undefined> {
    const { store } = this.context;
    const opening = openingOf(
      this.state,
      index,
      this.game,
      store.now(),
      this.context.circumstances(),
      SECRET_DRAWS,
      this.state.rounds === null
        ? levelsElapsed(this.state, this.game, this.tableStates(), store.now())
        : undefined,
    );
    const appended = await store.append(opening);
    if (!appended.done && "short" in appended) throw new Error(`${appended.short} has no stack`);
    return this.context.findTableById(id);
  }

  private async write(
    { steps, transfers = [] }: TournamentChange,
    at: Instant,
  ): Promise<"done" | "lost" | "short"> {
    const next = foldAll(this.state, steps, at);
    const seq = this.seq + 1;
    const appended = await this.context.store.append({
      writes: [
        {
          log: tournamentLog(this.state.id),
          seq,
          at,
          steps: JSON.stringify(steps),
          told: JSON.stringify(steps.map(() => null)),
          alarm: tournamentAlarm(next, at, this.openedAt),
          ...circleGamesIn(next, steps, at),
          visitors: steps.flatMap((step) =>
            "person" in step && typeof step.person === "object" ? step.person.id : [],
          ),
        },
      ],
      ...(transfers.length > 0 ? { transfers } : {}),
    });
    if (appended.done) {
      this.become(next, seq);
      if (next.phase === "over" && next.circle !== undefined) this.context.circleHasNews(next.circle);
      return "done";
    }
    if ("short" in appended) return "short";
    await this.readOn();
    return "lost";
  }

  private async readOn(): Promise<void> {
    for (const { seq, steps, at } of await this.context.store.read(
      tournamentLog(this.state.id),
      this.seq + 1,
    )) {
      this.become(foldAll(this.state, JSON.parse(steps), at), seq);
    }
  }

  private become(state: TournamentState, seq: number): void {
    const { code } = this.state;
    if (code !== null && state.code === null) this.releaseCode(code);
    this.state = state;
    this.seq = seq;
    this.lastUsed = performance.now();
    for (const look of this.onlookers) look();
    this.showSoon();
  }

  private releaseCode(code: string): void {
    this.context.store.releaseCode(code).catch((fault: unknown) => {
      this.context.logger("warning", "short code not released", faultFields(fault));
    });
  }

  private showSoon(): void {
    if (this.subscribers.size === 0 || this.showing !== undefined || this.closed) return;
    this.showing = inBackground(
      setTimeout(() => {
        this.showing = undefined;
        this.show();
      }, SHOW_EVERY_MS),
    );
  }

  /** Nobody is shown a table that cannot be watched yet: it is shown when it is there. */
  private show(): void {
    const isThere = ({ closed }: { closed: boolean }, index: number) => closed || this.tables.has(index);
    if (this.state.phase === "running" && !this.state.tables.every(isThere)) return;
    const now = publicTournament(
      this.state,
      this.game,
      (table) => this.tables.get(table)?.state,
      this.context.store.now(),
    );
    if (this.serializer.show(now)) for (const subscriber of this.subscribers) subscriber.push();
  }
}
