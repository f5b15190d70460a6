import type { Instant, Refusal } from "@tavolata/kernel";
import type { Arriving } from "../../folds/room/steps.ts";
import { stackAccount } from "../../folds/table/chips.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import { changeDue, endingOf, tournamentAlarm } from "../../folds/tournament/due.ts";
import {
  type JudgedTournamentAct,
  judgeTournamentAct,
  type TournamentChange,
} from "../../folds/tournament/judge.ts";
import { tournamentLog } from "../../folds/tournament/log-name.ts";
import { publicTournament } from "../../folds/tournament/public-tournament.ts";
import { foldTournament, playersLeft, type TournamentState } from "../../folds/tournament/state.ts";
import type { TournamentStep } from "../../folds/tournament/steps.ts";
import { openingOf, orderFor } from "../../folds/tournament/table-of-tournament.ts";
import { faultFields } from "../../logger.ts";
import { type PublicTournament, refusal, type TournamentAct } from "../../protocol/index.ts";
import type { Store } from "../../store/contract.ts";
import { SECRET_DRAWS } from "../platform/secret-draws.ts";
import { SerialQueue } from "../platform/serial-queue.ts";
import { inBackground, type Timer } from "../platform/timers.ts";
import type { LiveTable } from "../table/live-table.ts";
import type { TableContext } from "../table/table-context.ts";

/** Somebody who wants to be shown how it stands. */
export interface TournamentSubscriber {
  show(tournament: PublicTournament): void;
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
    const { entries = [] } = (await context.store.open(tournamentLog(id))) ?? {};
    let state: TournamentState | undefined;
    for (const { steps, at } of entries) state = foldAll(state, JSON.parse(steps), at);
    const [first, last] = [entries[0], entries.at(-1)];
    if (state === undefined || first === undefined || last === undefined) return undefined;
    const game = context.findGame(state.plan.game);
    if (game === undefined) throw new Error(`there is no game ${state.plan.game} here`);
    return new LiveTournament(context, game, state, last.seq, first.at);
  }

  /** The short code that leads here; null once it is over. */
  get code(): string | null {
    return this.state.code;
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
    subscriber.show(this.shown());
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
    const circumstances = {
      openedAt: this.openedAt,
      tables: new Map([...this.tables].map(([table, { state }]) => [table, state])),
      gameTimeout: this.context.circumstances().timeouts.game,
    };
    const change = changeDue(state, this.game, at, circumstances, SECRET_DRAWS);
    if (change !== "ending") return change;
    const stacks = await Promise.all(
      state.players.map((_, player) => this.context.store.balance(stackAccount(state.id, player))),
    );
    return endingOf(state, (player) => stacks[player] ?? 0);
  }

  /** Makes one step at each table that needs one. Returns whether there was any. */
  private async tendTables(): Promise<boolean> {
    if (this.state.phase !== "running") return false;
    const onTheWay = await this.stacksOnTheWay();
    let tended = false;
    for (const [index, table] of this.tables) {
      const order = (at: Instant) =>
        orderFor(this.state, index, table.state, this.game, at, (player) => onTheWay.get(player) ?? 0);
      if (order(table.now()) === undefined) continue;
      if (await table.direct(order)) tended = true;
    }
    return tended;
  }

  /** The chips of the players who are between two tables. */
  private async stacksOnTheWay(): Promise<ReadonlyMap<number, number>> {
    const seated = new Set(
      [...this.tables.values()].flatMap(({ state }) =>
        state.room.chairs.flatMap((chair) => chair?.player ?? []),
      ),
    );
    const walking = playersLeft(this.state).filter((player) => !seated.has(player));
    const stacks = await Promise.all(
      walking.map((player) => this.context.store.balance(stackAccount(this.state.id, player))),
    );
    return new Map(walking.map((player, i) => [player, stacks[i] ?? 0]));
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
      if (found !== undefined) this.tables.set(index, found);
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
        },
      ],
      ...(transfers.length > 0 ? { transfers } : {}),
    });
    if (appended.done) {
      this.become(next, seq);
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
        const shown = this.shown();
        for (const subscriber of this.subscribers) subscriber.show(shown);
      }, SHOW_EVERY_MS),
    );
  }

  private shown(): PublicTournament {
    return publicTournament(this.state, this.game, (table) => this.tables.get(table)?.state);
  }
}

function foldAll(
  before: TournamentState | undefined,
  steps: readonly TournamentStep[],
  at: Instant,
): TournamentState {
  let state = before;
  for (const step of steps) state = foldTournament(state, step, at);
  if (state === undefined) throw new Error("an entry without steps");
  return state;
}
