import { type Attention, findBot } from "@tavolata/bots";
import {
  type GameTypes,
  heard,
  type Instant,
  type Offer,
  type Refusal,
  type Seat,
  type Watcher,
} from "@tavolata/kernel";
import { type BotTurn, botOn, botTurns } from "../../folds/table/due.ts";
import type { MoveRequest } from "../../folds/table/judge.ts";
import { type EventBatch, firstUpdateOf, playOf, type TableState } from "../../folds/table/state.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import { faultFields } from "../../logger.ts";
import { type BotMoveResult, BotPoolClosed, type BotRequest } from "../bots/requests.ts";
import { drawWord } from "../platform/secret-draws.ts";
import { inBackground, type Timer } from "../platform/timers.ts";
import type { TableContext } from "./table-context.ts";
import type { ToldAtTable } from "./told-at-table.ts";

/** How long other nodes leave a decision to the one that thinks about it. */
const CLAIM_MS = 1000;

/** The table, as far as its bots need it. */
interface BotsTable {
  readonly id: string;
  readonly game: GameAtTables;
  readonly state: TableState;
  readonly seq: number;
  now(): Instant;
  readonly told: Pick<ToldAtTable, "updatesSince" | "recallUpdatesSince">;
  /** Whose time its bots take; null if nobody is there. */
  network(): string | null;
  moveForBot(seat: Seat, move: MoveRequest): Promise<Refusal | undefined>;
  /** Does what is due. */
  wake(): Promise<void>;
}

/** What happened while this node followed the table, so that it knows since when anybody could see it. */
type TimedBatch = EventBatch & { readonly heardAt: number };

/** A bot considers how to react to something, or is about to react. */
interface PendingReaction {
  readonly seat: Seat;
  readonly batch: TimedBatch;
  timer?: Timer;
}

/** The last update that a bot was told, and how many events it has heard up to there. */
interface ToldSoFar {
  readonly update: number;
  readonly events: number;
}

/** The bots on the seats of one table. They get what people on these seats get: a view, offers, and what was told. */
export class BotsAtTable {
  /** The seats whose bot decides or reacts just now; a bot does one thing at a time. */
  readonly busy = new Set<Seat>();
  private readonly pending = new Map<Seat, PendingReaction>();
  /** What each bot has been told of this game, by the key of its memory. */
  private readonly toldTo = new Map<string, ToldSoFar>();
  private toldIn = -1;

  constructor(
    private readonly table: BotsTable,
    private readonly context: TableContext,
  ) {}

  /** Lets every bot whose time has come think. */
  wake(): void {
    const now = this.table.now();
    for (const turn of botTurns(this.table.state, this.table.game)) {
      if (turn.at > now || this.busy.has(turn.seat)) continue;
      this.busy.add(turn.seat);
      void this.takeTurn(turn);
    }
  }

  /**
   * Something has happened. The node that wrote it lets the bots react to it, so exactly one node does. If that node
   * dies meanwhile, the bots have let it pass, as people do now and then.
   */
  hear(batches: readonly TimedBatch[], written: boolean): void {
    const { game, state } = this.table;
    if (game.rules.lagCredit === undefined || batches.length === 0) return;
    for (let seat = 0; seat < (state.play?.begun.chairs.length ?? 0); seat++) {
      const bot = botOn(state, game, seat)?.name;
      if (bot === undefined) continue;
      for (const batch of batches) {
        const attention = this.attentionOf(seat, bot, batch);
        if (attention === "forget") this.dropReaction(seat);
        if (attention === "look" && written && !this.pending.has(seat))
          void this.considerReaction(seat, bot, batch);
      }
    }
  }

  close(): void {
    for (const { timer } of this.pending.values()) clearTimeout(timer);
  }

  private attentionOf(seat: Seat, name: string, { told }: EventBatch): Attention | undefined {
    const { bot } = findBot(this.table.game.bots, name);
    if (bot?.attention === undefined) return undefined;
    let last: Attention | undefined;
    for (const event of heard(told, this.watcherOf(seat))) last = bot.attention(event) ?? last;
    return last;
  }

  private async considerReaction(seat: Seat, bot: string, batch: TimedBatch): Promise<void> {
    const pending: PendingReaction = { seat, batch };
    this.pending.set(seat, pending);
    this.busy.add(seat);
    try {
      const { number } = playOf(this.table.state).begun;
      const request = await this.requestFor(seat, bot);
      if (request === undefined) return this.dropReaction(seat);
      const { reaction, faulty } = await this.context.react(request);
      if (faulty !== undefined) this.context.logger("error", "bot failed to react", { bot, reason: faulty });
      if (this.pending.get(seat) !== pending) return;
      if (reaction === null) this.dropReaction(seat);
      else {
        const due = batch.heardAt + reaction.after - performance.now();
        pending.timer = inBackground(
          setTimeout(() => void this.react(pending, number, reaction.move, reaction.after), Math.max(0, due)),
        );
      }
    } catch (fault) {
      this.logFault("react", bot, fault);
      this.dropReaction(seat);
    }
  }

  /** If the move is refused, it came too late, and nothing more is done about it. */
  private async react(
    pending: PendingReaction,
    game: number,
    move: GameTypes["move"],
    after: number,
  ): Promise<void> {
    const { seat, batch } = pending;
    const elapsed = performance.now() - batch.heardAt;
    // A bot has no connection that could be slow, and it is not to blame if its timer was late.
    const reaction = { claimed: after, elapsed, roundTrip: 0, since: batch.at };
    await this.table.moveForBot(seat, { game, move, reaction });
    if (this.pending.get(seat) === pending) this.dropReaction(seat);
  }

  private dropReaction(seat: Seat): void {
    const pending = this.pending.get(seat);
    if (pending === undefined) return;
    clearTimeout(pending.timer);
    this.pending.delete(seat);
    this.busy.delete(seat);
    void this.table.wake();
  }

  private async takeTurn(turn: BotTurn): Promise<void> {
    let moved = false;
    try {
      moved = await this.decide(turn);
    } catch (fault) {
      this.logFault("move", turn.bot, fault);
    }
    // Its own move may have shown it something that it reacts to now.
    if (!this.pending.has(turn.seat)) this.busy.delete(turn.seat);
    if (moved) await this.table.wake();
    // Another node thinks, or something failed. If that node dies meanwhile, its claim runs out.
    else inBackground(setTimeout(() => void this.table.wake(), CLAIM_MS));
  }

  /** Whether the decision is behind us; false if another node thinks about it, or if the move was refused. */
  private async decide({ seat, bot, decision }: BotTurn): Promise<boolean> {
    const { begun } = playOf(this.table.state);
    const isBehindUs = () => {
      const now = this.table.state.play;
      return now?.begun.id !== begun.id || now.decisions[seat] !== decision || now.over;
    };
    const mine = await this.claim();
    if (isBehindUs()) return true;
    if (!mine) return false;
    const known = this.onlyMove(seat) ?? (await this.requestFor(seat, bot));
    if (isBehindUs()) return true;
    if (known === undefined) return false;
    const { move, faulty = undefined } =
      "move" in known ? known : await this.holdingClaim(this.context.think(known));
    if (faulty !== undefined) {
      this.context.logger("error", "bot failed, a random move was made", { bot, reason: faulty });
    }
    const refused = await this.table.moveForBot(seat, { game: begun.number, decision, move });
    return refused === undefined;
  }

  /** Whether this node sees to what is due now. A store that is embedded has no other node. */
  private async claim(): Promise<boolean> {
    const { store, nodeId } = this.context;
    if (store.kind === "sqlite") return true;
    return store.claim(this.table.id, this.table.seq, nodeId, store.now() + CLAIM_MS);
  }

  /** What a bot does where there is nothing to choose. What it was told meanwhile it hears when it next has a choice. */
  private onlyMove(seat: Seat): BotMoveResult | undefined {
    const [first, ...others] = this.offersTo(seat);
    return first !== undefined && others.length === 0 && first.open === undefined
      ? { move: first.move }
      : undefined;
  }

  private offersTo(seat: Seat): Offer<GameTypes["move"]>[] {
    const { game, state } = this.table;
    const { standing } = playOf(state);
    const when = this.table.now() - standing.clock.behind;
    return game.rules.moves(standing.state, seat, { now: when, actedAt: when });
  }

  private logFault(trying: "react" | "move", bot: string, fault: unknown): void {
    if (fault instanceof BotPoolClosed) return;
    const fields = { bot, ...faultFields(fault) };
    if (trying === "react") this.context.logger("error", "bot could not react", fields);
    else this.context.logger("error", "bot could not move", fields);
  }

  /** Everything that a bot on this seat may know now; undefined if what it is to be told cannot be read. */
  private async requestFor(seat: Seat, bot: string): Promise<BotRequest | undefined> {
    const before = this.toldBefore(seat);
    const { watcher, update } = before;
    const news =
      this.table.told.updatesSince(watcher, update) ??
      (await this.table.told.recallUpdatesSince(watcher, update));
    const { id, game, state } = this.table;
    const { begun, standing } = playOf(state);
    if (news === undefined || begun.number !== this.toldIn) return undefined;
    const told = news.flatMap((batch) => heard(batch.told, watcher));
    this.toldTo.set(before.key, { update: update + news.length, events: before.events + told.length });
    const [name, level] = bot.split(":") as [string, string | undefined];
    return {
      game: game.rules.name,
      bot: name,
      ...(level === undefined ? {} : { level }),
      key: before.key,
      seat,
      heard: told,
      heardBefore: before.events,
      view: game.rules.view(standing.state, watcher),
      offers: this.offersTo(seat),
      seed: drawWord(),
      owner: { network: this.table.network(), table: id },
      events: async () => {
        const all = await this.table.told.recallUpdatesSince(watcher, before.first - 1);
        if (all === undefined) throw new Error("what a bot was told cannot be read");
        return all.flatMap((batch) => heard(batch.told, watcher));
      },
    };
  }

  /** What the bot on a seat has been told of the game in play. */
  private toldBefore(seat: Seat): ToldSoFar & { watcher: Watcher; key: string; first: number } {
    const play = playOf(this.table.state);
    const { number } = play.begun;
    if (this.toldIn !== number) this.toldTo.clear();
    this.toldIn = number;
    const watcher = this.watcherOf(seat);
    const first = firstUpdateOf(play, watcher);
    const key = `${this.table.id}/${number}/${seat}/${first}`;
    return { ...(this.toldTo.get(key) ?? { update: first - 1, events: 0 }), watcher, key, first };
  }

  /** Around one table a bot sees what everybody sees. */
  private watcherOf(seat: Seat): Watcher {
    const { state, game } = this.table;
    return game.rules.looksAt?.(playOf(state).standing.state, seat) ?? seat;
  }

  /** However long the work takes, no other node begins it for as long as this one lives. */
  private async holdingClaim<Value>(work: Promise<Value>): Promise<Value> {
    const renewal = setInterval(() => {
      // At worst the claim is lost: then two nodes think, and the first to write has the say.
      this.claim().catch(() => false);
    }, CLAIM_MS / 2);
    try {
      return await work;
    } finally {
      clearInterval(renewal);
    }
  }
}
