import { type Attention, findBot } from "@tavolata/bots";
import { type GameTypes, heard, type Instant, type Refusal, type Seat, type Watcher } from "@tavolata/kernel";
import { type BotTurn, botOn, botTurns } from "../../folds/table/due.ts";
import type { MoveRequest } from "../../folds/table/judge.ts";
import {
  batchOfUpdate,
  type EventBatch,
  firstUpdateOf,
  type Play,
  type TableState,
} from "../../folds/table/state.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import { faultFields } from "../../logger.ts";
import { BotPoolClosed, type BotRequest } from "../bots/requests.ts";
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
  moveForBot(seat: Seat, move: MoveRequest): Promise<Refusal | undefined>;
  /** Looks again whether something is due. */
  wake(): Promise<void>;
}

/** A bot that has looked at something and may be about to react to it. */
interface Looking {
  readonly seat: Seat;
  readonly bot: string;
  readonly batch: EventBatch;
  timer?: Timer;
}

/** The bots on the seats of one table. They get what people on these seats get: a view, offers, and what was told. */
export class BotsAtTable {
  /** Who is at something just now; one head does one thing at a time. */
  readonly busy = new Set<Seat>();
  private readonly looking = new Map<Seat, Looking>();
  /** How many events of this game each mind has been told. */
  private readonly toldTo = new Map<string, number>();
  private toldIn = -1;

  constructor(
    private readonly table: BotsTable,
    private readonly context: TableContext,
  ) {}

  /** Lets every bot think whose time has come. */
  wake(): void {
    const now = this.table.now();
    for (const turn of botTurns(this.table.state, this.table.game)) {
      if (turn.at > now || this.busy.has(turn.seat)) continue;
      this.busy.add(turn.seat);
      void this.takeTurn(turn);
    }
  }

  /**
   * Something has happened. Whichever node wrote it looks at it for the bots, so exactly one does; should that node die
   * over it, they have let it pass, as people do now and then.
   */
  hear(batches: readonly EventBatch[], written: boolean): void {
    const { game, state } = this.table;
    if (game.rules.lagCredit === undefined || batches.length === 0) return;
    for (let seat = 0; seat < (state.play?.begun.chairs.length ?? 0); seat++) {
      const bot = botOn(state, game, seat)?.name;
      if (bot === undefined) continue;
      for (const batch of batches) {
        const attention = this.attentionOf(seat, bot, batch);
        if (attention === "forget") this.forget(seat);
        if (attention === "look" && written && !this.looking.has(seat))
          void this.considerReaction(seat, bot, batch);
      }
    }
  }

  close(): void {
    for (const { timer } of this.looking.values()) clearTimeout(timer);
  }

  private attentionOf(seat: Seat, name: string, { told }: EventBatch): Attention | undefined {
    const { bot } = findBot(this.table.game.bots, name);
    if (bot?.attention === undefined) return undefined;
    const events = heard(told, this.watcherOf(seat));
    return events.map((event) => bot.attention!(event)).findLast((attention) => attention !== undefined);
  }

  private async considerReaction(seat: Seat, bot: string, batch: EventBatch): Promise<void> {
    const looking: Looking = { seat, bot, batch };
    this.looking.set(seat, looking);
    this.busy.add(seat);
    try {
      const { number } = this.table.state.play!.begun;
      const { reaction, faulty } = await this.context.react(this.jobFor(seat, bot));
      if (faulty !== undefined) this.context.logger("error", "bot failed to react", { bot, reason: faulty });
      if (this.looking.get(seat) !== looking) return;
      if (reaction === null) this.forget(seat);
      else {
        const due = batch.heardAt! + reaction.after - performance.now();
        looking.timer = inBackground(
          setTimeout(() => void this.react(looking, number, reaction.move, reaction.after), Math.max(0, due)),
        );
      }
    } catch (fault) {
      this.sayFault("bot could not react", bot, fault);
      this.forget(seat);
    }
  }

  /** Refused, it came too late: nothing is done about it. */
  private async react(looking: Looking, game: number, move: GameTypes["move"], after: number): Promise<void> {
    const { seat, batch } = looking;
    const elapsed = performance.now() - batch.heardAt!;
    // It has no line, and what its timer was late by is not its own doing.
    const reaction = { claimed: after, elapsed, roundTrip: 0, since: batch.at };
    await this.table.moveForBot(seat, { game, move, reaction });
    if (this.looking.get(seat) === looking) this.forget(seat);
  }

  private forget(seat: Seat): void {
    const looking = this.looking.get(seat);
    if (looking === undefined) return;
    clearTimeout(looking.timer);
    this.looking.delete(seat);
    this.busy.delete(seat);
    void this.table.wake();
  }

  private async takeTurn(turn: BotTurn): Promise<void> {
    let moved = false;
    try {
      moved = await this.decide(turn);
    } catch (fault) {
      this.sayFault("bot could not move", turn.bot, fault);
    }
    // Its own move may have shown it something that it looks at now.
    if (!this.looking.has(turn.seat)) this.busy.delete(turn.seat);
    if (moved) await this.table.wake();
    // Another node thinks, or something failed. Should that node die over it, its claim runs out.
    else inBackground(setTimeout(() => void this.table.wake(), CLAIM_MS));
  }

  /** False where it was not for this node to do. */
  private async decide({ seat, bot, decision }: BotTurn): Promise<boolean> {
    const { id } = this.table;
    const play = this.table.state.play!;
    const { store, nodeId: node } = this.context;
    const mine = await store.claim(id, this.table.seq, node, store.now() + CLAIM_MS);
    const now = this.table.state.play;
    if (now?.begun.id !== play.begun.id || now.decisions[seat] !== decision || now.over) return true;
    if (!mine) return false;
    const thought = await this.holdingClaim(this.context.think(this.jobFor(seat, bot)));
    if (thought.faulty !== undefined) {
      this.context.logger("error", "bot failed, a random move was made", { bot, reason: thought.faulty });
    }
    const refused = await this.table.moveForBot(seat, {
      game: play.begun.number,
      decision,
      move: thought.move,
    });
    return refused === undefined;
  }

  private sayFault(what: string, bot: string, fault: unknown): void {
    if (!(fault instanceof BotPoolClosed)) this.context.logger("error", what, { bot, ...faultFields(fault) });
  }

  /** Everything that a bot on this seat may know now. */
  private jobFor(seat: Seat, bot: string): BotRequest {
    const { id, game, batches } = this.table;
    const play = this.table.state.play!;
    const { state, clock } = play.standing;
    const when = this.table.now() - clock.behind;
    const watcher = this.watcherOf(seat);
    const first = firstUpdateOf(play, watcher);
    const events = () => eventsOf(this.table.batches, watcher, first);
    const all = eventsOf(batches, watcher, first);
    const key = `${id}/${play.begun.number}/${seat}/${first}`;
    const heardBefore = this.tellFrom(play, key, all.length);
    const [name, level] = bot.split(":") as [string, string | undefined];
    return {
      game: game.rules.name,
      bot: name,
      ...(level === undefined ? {} : { level }),
      key,
      heard: all.slice(heardBefore),
      heardBefore,
      view: game.rules.view(state, watcher),
      offers: game.rules.moves(state, seat, { now: when, actedAt: when }),
      seed: drawWord(),
      events,
    };
  }

  private tellFrom({ begun }: Play, key: string, upTo: number): number {
    if (this.toldIn !== begun.number) this.toldTo.clear();
    this.toldIn = begun.number;
    const before = this.toldTo.get(key) ?? 0;
    this.toldTo.set(key, upTo);
    return before;
  }

  /** Around one table a bot looks at what everybody looks at. */
  private watcherOf(seat: Seat): Watcher {
    const { state, game } = this.table;
    return game.rules.looksAt?.(state.play!.standing.state, seat) ?? seat;
  }

  /** However long it takes, no other node begins to think about it as long as this one lives. */
  private async holdingClaim<Value>(work: Promise<Value>): Promise<Value> {
    const { store, nodeId: node } = this.context;
    const renewal = setInterval(() => {
      // Lost at worst: then two nodes think, and the first to write has the say.
      store.claim(this.table.id, this.table.seq, node, store.now() + CLAIM_MS).catch(() => false);
    }, CLAIM_MS / 2);
    try {
      return await work;
    } finally {
      clearInterval(renewal);
    }
  }
}

/** What was told to who sits there now, and not to who sat there before him. */
function eventsOf(batches: readonly EventBatch[], watcher: Watcher, first: number): GameTypes["event"][] {
  const from = Math.max(0, batchOfUpdate(batches, watcher, first));
  return batches.slice(from).flatMap(({ told }) => heard(told, watcher));
}
