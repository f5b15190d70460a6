import type { Instant, Refusal } from "@tavolata/kernel";
import type { Arriving } from "../../folds/room/steps.ts";
import { purseOf, stackAccount } from "../../folds/table/chips.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import {
  cancelling,
  canStart,
  type JudgedTournamentAct,
  judgeTournamentAct,
  poolAccount,
  starting,
  type TournamentChange,
} from "../../folds/tournament/judge.ts";
import { placesOf, prizesFor, shareOut } from "../../folds/tournament/prizes.ts";
import { publicTournament } from "../../folds/tournament/public-tournament.ts";
import { movesDue } from "../../folds/tournament/seating.ts";
import { foldTournament, personOf, playersLeft, type TournamentState } from "../../folds/tournament/state.ts";
import type { TournamentStep } from "../../folds/tournament/steps.ts";
import { isClear, openingOf, orderFor } from "../../folds/tournament/table-of-tournament.ts";
import { faultFields } from "../../logger.ts";
import { type PublicTournament, refusal, type TournamentAct } from "../../protocol/index.ts";
import { HOUSE_ACCOUNT, type Store, type Transfer } from "../../store/contract.ts";
import type { LiveTable } from "../table/live-table.ts";
import type { TableContext } from "../table/table-context.ts";

/** Somebody who wants to be told how it stands. */
export interface TournamentSubscriber {
  show(tournament: PublicTournament): void;
}

/** What a tournament needs of the house beside what a table needs. */
export interface TournamentContext extends TableContext {
  readonly store: Store;
  findTableById(id: string): Promise<LiveTable | undefined>;
}

const LOG_PREFIX = "tournament:";
/** While it runs somebody looks after it at least so often, whatever gets lost. */
const LOOK_AGAIN_MS = 1000;
/** A tournament that nobody starts is cancelled, and everybody gets his entry back. */
const LONGEST_WAIT_MS = 7 * 24 * 60 * 60_000;
/** Its lobby is not told of every card. */
const SHOW_EVERY_MS = 400;
const MOST_TRIES = 200;

export function tournamentLog(id: string): string {
  return LOG_PREFIX + id;
}

/** The tournament that a log is of, if it is one's. */
export function tournamentOf(log: string): string | undefined {
  return log.startsWith(LOG_PREFIX) ? log.slice(LOG_PREFIX.length) : undefined;
}

/**
 * One tournament as this node knows it. Its log says who plays where; its tables are brought to that, one step after the
 * other, whenever their game allows it. Nothing is remembered outside the logs: whichever node looks next goes on.
 */
export class LiveTournament {
  readonly subscribers = new Set<TournamentSubscriber>();
  lastUsed = performance.now();
  private readonly tables = new Map<number, LiveTable>();
  private work: Promise<unknown> = Promise.resolve();
  private waiting = false;
  private showing: NodeJS.Timeout | undefined;
  private closed = false;

  private constructor(
    private readonly context: TournamentContext,
    private readonly game: GameAtTables,
    public state: TournamentState,
    public seq: number,
    private readonly openedAt: Instant,
  ) {}

  /** Undefined where there is no such tournament. */
  static async open(context: TournamentContext, id: string): Promise<LiveTournament | undefined> {
    const stored = await context.store.open(tournamentLog(id));
    const first = stored?.entries[0];
    if (stored === undefined || first === undefined) return undefined;
    let state: TournamentState | undefined;
    for (const { steps, at } of stored.entries) state = foldAll(state, JSON.parse(steps), at);
    const game = context.findGame(state!.plan.game);
    if (game === undefined) throw new Error(`there is no game ${state!.plan.game} here`);
    return new LiveTournament(context, game, state!, stored.entries.at(-1)!.seq, first.at);
  }

  async act(person: Arriving, request: string, act: TournamentAct): Promise<Refusal | undefined> {
    const refused = await this.enqueue(() => this.decide(person, request, act));
    this.wake();
    return refused;
  }

  /** Somebody should look after it; however often that is said, once is enough. */
  wake(): void {
    if (this.waiting || this.closed) return;
    this.waiting = true;
    this.enqueue(async () => {
      this.waiting = false;
      await this.lookAfter();
    }).catch((fault: unknown) => this.context.logger("error", "tournament cannot go on", faultFields(fault)));
  }

  /** Somebody else has written. */
  catchUp(): void {
    this.enqueue(() => this.readOn()).catch((fault: unknown) =>
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
    await this.work;
  }

  async addSubscriber(subscriber: TournamentSubscriber): Promise<void> {
    this.subscribers.add(subscriber);
    await this.enqueue(() => this.findTables());
    subscriber.show(this.shown());
  }

  private async decide(person: Arriving, request: string, act: TournamentAct): Promise<Refusal | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const at = this.context.store.now();
      const judged: JudgedTournamentAct = judgeTournamentAct(this.state, this.game, at, person, request, act);
      if ("refused" in judged) return judged.refused;
      if (judged.steps.length === 0) return undefined;
      const written = await this.write(judged, at);
      if (written === "done") return undefined;
      if (written === "short") return refusal("purse-too-short");
    }
    return refusal("unavailable");
  }

  /** Does what can be done now, until nothing can. */
  private async lookAfter(): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES && !this.closed; tries++) {
      const at = this.context.store.now();
      await this.findTables();
      const decision = await this.decisionDue(at);
      if (decision !== undefined) await this.write(decision, at);
      else if (!(await this.tendTables())) return;
    }
  }

  private async decisionDue(at: Instant): Promise<TournamentChange | undefined> {
    const { state } = this;
    if (state.phase === "open") return this.openingDue(at);
    if (state.phase !== "running") return undefined;
    const news = this.newsFromTables();
    if (news.length > 0) return { steps: news };
    const everybodyHome = state.tables.every(({ closed }) => closed);
    if (playersLeft(state).length < 2) return everybodyHome ? this.ending() : undefined;
    if (state.paused) return undefined;
    const moves = movesDue(state, (table) => {
      const found = this.tables.get(table);
      return found !== undefined && isClear(found.state, this.game);
    });
    return moves.length === 0
      ? this.desertion(at)
      : { steps: moves.map((move) => ({ type: "moved", ...move })) };
  }

  private openingDue(at: Instant): TournamentChange | undefined {
    const { plan, players } = this.state;
    const isFull = plan.whenFull && players.length >= plan.most;
    const isTime = plan.startsAt !== null && plan.startsAt <= at;
    if (isFull || (isTime && canStart(this.state))) return starting(this.state, this.game);
    return isTime || this.openedAt + LONGEST_WAIT_MS <= at ? cancelling(this.state) : undefined;
  }

  /** Who went out, and which tables are closed by now. */
  private newsFromTables(): TournamentStep[] {
    const steps: TournamentStep[] = [];
    for (const [table, { state }] of this.tables) {
      for (const { player, ...elimination } of state.room.out ?? []) {
        if (this.state.players[player]?.out === null) steps.push({ type: "out", player, ...elimination });
      }
      if (state.room.closed !== null && !this.state.tables[table]!.closed) {
        steps.push({ type: "table-closed", table });
      }
    }
    return steps;
  }

  /** Where all who are left have gone for good, it ends as it stands: who has more chips is higher. */
  private desertion(at: Instant): TournamentChange | undefined {
    const { rules } = this.game;
    const left = playersLeft(this.state);
    const patience = this.context.circumstances().timeouts.game;
    const standing = left.map((player) => {
      const table = this.tables.get(this.state.players[player]!.table ?? -1);
      const seat = table?.state.room.chairs.findIndex((chair) => chair?.player === player) ?? -1;
      const play = table?.state.play;
      if (table === undefined || play == null || seat < 0) return undefined;
      const { state, at: lastAt } = play.standing;
      const stands = rules.awaits(state).length === 0 && rules.alarm(state) === undefined;
      return stands && lastAt + patience <= at
        ? { player, chips: rules.chairs!.chips(state, seat) }
        : undefined;
    });
    if (standing.some((one) => one === undefined)) return undefined;
    const [, ...others] = (standing as { player: number; chips: number }[]).sort((a, b) => b.chips - a.chips);
    return {
      steps: others.map(({ player, chips }) => ({ type: "out", player, at, hand: 0, chipsBefore: chips })),
    };
  }

  /** All chips are home: the prizes are paid, and the stacks, which are worth nothing, go back to the house. */
  private async ending(): Promise<TournamentChange> {
    const { id, players, plan } = this.state;
    const places = placesOf(players);
    const pool = plan.entry * players.length;
    const prizes = shareOut(prizesFor(pool, players.length), places);
    const stacks = await Promise.all(
      players.map(async (_, player): Promise<Transfer> => {
        const account = stackAccount(id, player);
        return {
          from: account,
          to: HOUSE_ACCOUNT,
          amount: await this.context.store.balance(account),
          why: "stack",
        };
      }),
    );
    const paid = players.map((player, i): Transfer => {
      const person = personOf(player);
      const to = person === undefined ? HOUSE_ACCOUNT : purseOf(person);
      return { from: poolAccount(id), to, amount: prizes[i]!, why: "prize" };
    });
    return {
      steps: [{ type: "ended", places, prizes }],
      transfers: [...stacks, ...paid].filter(({ amount }) => amount > 0),
    };
  }

  /** One step at each table that needs one; says whether there was any. */
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

  /** What those have who are between two tables. */
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
    return new Map(walking.map((player, i) => [player, stacks[i]!]));
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
    const opening = openingOf(this.state, index, this.game, store.now(), this.context.circumstances());
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
          alarm: alarmOf(next, at, this.openedAt),
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
    this.state = state;
    this.seq = seq;
    this.lastUsed = performance.now();
    this.showSoon();
  }

  private showSoon(): void {
    if (this.subscribers.size === 0 || this.showing !== undefined || this.closed) return;
    this.showing = setTimeout(() => {
      this.showing = undefined;
      const shown = this.shown();
      for (const subscriber of this.subscribers) subscriber.show(shown);
    }, SHOW_EVERY_MS);
    this.showing.unref();
  }

  private shown(): PublicTournament {
    return publicTournament(this.state, this.game, (table) => this.tables.get(table)?.state);
  }

  private enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.work.then(work);
    this.work = done.catch(() => undefined);
    return done;
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

export function alarmOf(
  { phase, plan }: Pick<TournamentState, "phase" | "plan">,
  at: Instant,
  openedAt: Instant,
): Instant | null {
  if (phase === "open") return plan.startsAt ?? openedAt + LONGEST_WAIT_MS;
  return phase === "running" ? at + LOOK_AGAIN_MS : null;
}
