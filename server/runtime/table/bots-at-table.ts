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
import {
  batchOfUpdate,
  type EventBatch,
  firstUpdateOf,
  type Play,
  playOf,
  type TableState,
} from "../../folds/table/state.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import { faultFields } from "../../logger.ts";
import { type BotMoveResult, BotPoolClosed, type BotRequest } from "../bots/requests.ts";
import { drawWord } from "../platform/secret-draws.ts";
import { inBackground, type Timer } from "../platform/timers.ts";
import type { TableContext } from "./table-context.ts";

/** How long other nodes leave a decision to the one that thinks about it. */
const CLAIM_MS = 1000;

/** The table, as far as its bots need it. */
interface BotsTable {
  readonly id: string;
  readonly game: GameAtTables;
  readonly state: TableState;
  readonly seq: number;
  readonly batches: readonly EventBatch[];
  now(): Instant;
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

/** The bots on the seats of one table. They get what people on these seats get: a view, offers, and what was told. */
export class BotsAtTable {
  /** The seats whose bot decides or reacts just now; a bot does one thing at a time. */
  readonly busy = new Set<Seat>();
  private readonly pending = new Map<Seat, PendingReaction>();
  /** How many events of this game each bot has been told, by the key of its memory. */
  private readonly toldTo = new Map<string, number>();
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
      const { reaction, faulty } = await this.context.react(this.requestFor(seat, bot));
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
    const mine = await this.claim();
    const now = this.table.state.play;
    if (now?.begun.id !== begun.id || now.decisions[seat] !== decision || now.over) return true;
    if (!mine) return false;
    const { move, faulty = undefined } =
      this.onlyMove(seat) ?? (await this.holdingClaim(this.context.think(this.requestFor(seat, bot))));
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

  /** Everything that a bot on this seat may know now. */
  private requestFor(seat: Seat, bot: string): BotRequest {
    const { id, game, batches } = this.table;
    const play = playOf(this.table.state);
    const { state } = play.standing;
    const watcher = this.watcherOf(seat);
    const first = firstUpdateOf(play, watcher);
    const events = () => eventsOf(this.table.batches, watcher, first);
    const all = eventsOf(batches, watcher, first);
    const key = `${id}/${play.begun.number}/${seat}/${first}`;
    const heardBefore = this.noteTold(play, key, all.length);
    const [name, level] = bot.split(":") as [string, string | undefined];
    return {
      game: game.rules.name,
      bot: name,
      ...(level === undefined ? {} : { level }),
      key,
      seat,
      heard: all.slice(heardBefore),
      heardBefore,
      view: game.rules.view(state, watcher),
      offers: this.offersTo(seat),
      seed: drawWord(),
      owner: { network: this.table.network(), table: id },
      events,
    };
  }

  /** Notes how many events a bot is told with this request; returns how many it was told before. */
  private noteTold({ begun }: Play, key: string, upTo: number): number {
    if (this.toldIn !== begun.number) this.toldTo.clear();
    this.toldIn = begun.number;
    const before = this.toldTo.get(key) ?? 0;
    this.toldTo.set(key, upTo);
    return before;
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

/** What was told to the present player of a seat, and not to the one before. */
function eventsOf(batches: readonly EventBatch[], watcher: Watcher, first: number): GameTypes["event"][] {
  const from = Math.max(0, batchOfUpdate(batches, watcher, first));
  return batches.slice(from).flatMap(({ told }) => heard(told, watcher));
}
