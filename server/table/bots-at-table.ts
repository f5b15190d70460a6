import { randomInt } from "node:crypto";
import { type GameTypes, heard, type Instant, type Refusal, type Seat } from "@tavolata/kernel";
import { faultFields } from "../say.ts";
import { type BotTurn, botTurns } from "./due.ts";
import type { GameAtTables } from "./games.ts";
import type { Household } from "./household.ts";
import type { MoveRequest } from "./requests.ts";
import { type Chapter, chapterOfUpdate, firstUpdateOf, type TableState } from "./state.ts";

/** How long other nodes leave a decision to the one that thinks about it. */
const CLAIM_MS = 1000;

/** The table, as far as its bots need it. */
interface BotsTable {
  readonly id: string;
  readonly game: GameAtTables;
  readonly state: TableState;
  readonly seq: number;
  readonly chapters: readonly Chapter[];
  now(): Instant;
  moveForBot(seat: Seat, move: Omit<MoveRequest, "reaction">): Promise<Refusal | undefined>;
  /** Looks again whether something is due. */
  wake(): Promise<void>;
}

/** The bots on the seats of one table. They get what people on these seats get: a view, offers, and what was told. */
export class BotsAtTable {
  readonly thinking = new Set<Seat>();
  /** How many events of this game each mind has been told. */
  private readonly toldTo = new Map<string, number>();
  private toldIn = -1;

  constructor(
    private readonly table: BotsTable,
    private readonly house: Household,
  ) {}

  /** Lets every bot think whose time has come. */
  wake(): void {
    const now = this.table.now();
    for (const turn of botTurns(this.table.state, this.table.game)) {
      if (turn.at > now || this.thinking.has(turn.seat)) continue;
      this.thinking.add(turn.seat);
      void this.takeTurn(turn);
    }
  }

  private async takeTurn(turn: BotTurn): Promise<void> {
    let moved = false;
    try {
      moved = await this.decide(turn);
    } catch (fault) {
      this.house.say("error", "bot could not move", { bot: turn.bot, ...faultFields(fault) });
    }
    this.thinking.delete(turn.seat);
    if (moved) await this.table.wake();
    // Another node thinks, or something failed. Should that node die over it, its claim runs out.
    else setTimeout(() => void this.table.wake(), CLAIM_MS).unref();
  }

  /** False where it was not for this node to do. */
  private async decide({ seat, bot, decision }: BotTurn): Promise<boolean> {
    const { id, game } = this.table;
    const play = this.table.state.play!;
    const { store, node } = this.house;
    const mine = await store.claim(id, this.table.seq, node, store.now() + CLAIM_MS);
    const now = this.table.state.play;
    if (now?.begun.id !== play.begun.id || now.decisions[seat] !== decision || now.over) return true;
    if (!mine) return false;
    const { state, clock } = now.standing;
    const when = this.table.now() - clock.behind;
    const first = firstUpdateOf(now, seat);
    const events = () => eventsOf(this.table.chapters, seat, first);
    const all = events();
    const key = `${id}/${play.begun.number}/${seat}/${first}`;
    if (this.toldIn !== play.begun.number) this.toldTo.clear();
    this.toldIn = play.begun.number;
    const heardBefore = this.toldTo.get(key) ?? 0;
    this.toldTo.set(key, all.length);
    const [name, level] = bot.split(":") as [string, string | undefined];
    const thinking = this.house.think({
      game: game.rules.name,
      bot: name,
      ...(level === undefined ? {} : { level }),
      key,
      heard: all.slice(heardBefore),
      heardBefore,
      view: game.rules.view(state, seat),
      offers: game.rules.moves(state, seat, { now: when, actedAt: when }),
      seed: randomInt(2 ** 32),
      events,
    });
    const thought = await this.holdingClaim(thinking);
    if (thought.faulty !== undefined) {
      this.house.say("error", "bot failed, a random move was made", { bot, reason: thought.faulty });
    }
    const refused = await this.table.moveForBot(seat, {
      game: play.begun.number,
      decision,
      move: thought.move,
    });
    return refused === undefined;
  }

  /** However long it takes, no other node begins to think about it as long as this one lives. */
  private async holdingClaim<Value>(work: Promise<Value>): Promise<Value> {
    const { store, node } = this.house;
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
function eventsOf(chapters: readonly Chapter[], seat: Seat, first: number): GameTypes["event"][] {
  const from = Math.max(0, chapterOfUpdate(chapters, seat, first));
  return chapters.slice(from).flatMap(({ told }) => heard(told, seat));
}
