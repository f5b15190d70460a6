import { findBot } from "@tavolata/bots";
import type { GameTypes, Instant, Phrase, Seat } from "@tavolata/kernel";
import { guestOf, isPersons } from "../../folds/room/room.ts";
import type { RoomStep } from "../../folds/room/steps.ts";
import { isChatMuted } from "../../folds/table/judge.ts";
import type { EventBatch, TableState } from "../../folds/table/state.ts";
import { diceFrom } from "../../folds/table/thinking-time.ts";
import type { GameAtTables } from "../../folds/table-game.ts";
import { inBackground, type Timer } from "../platform/timers.ts";

/** Of what a bot could remark on, it remarks on this share; a table of chatterboxes is no fun. */
const SHARE = 0.35;
/** Between two remarks at one table, in milliseconds. */
const SILENCE = 25_000;
/** How long after something a remark comes, from and to: nobody speaks in the same instant. */
const DELAY = { least: 900, most: 2200 };

/** The table, as far as its bots' remarks need it. */
interface RemarkedTable {
  readonly id: string;
  readonly game: GameAtTables;
  readonly state: TableState;
  readonly seq: number;
  now(): Instant;
  note(step: () => RoomStep | undefined): Promise<unknown>;
}

/**
 * Now and then a bot says a ready phrase about what everybody has just been told. It is asked with nothing else, so its
 * words give nothing away; and it only speaks where people can hear it.
 */
export class Remarks {
  private timer: Timer | undefined;
  private quietUntil = Number.NEGATIVE_INFINITY;

  constructor(private readonly table: RemarkedTable) {}

  /** Something has happened that this node has written: exactly one node lets its bots speak. */
  hear(batches: readonly EventBatch[]): void {
    const now = this.table.now();
    if (now < this.quietUntil || !this.isHeard()) return;
    const remark = batches.map((batch) => this.remarkOn(batch)).find((found) => found !== undefined);
    if (remark === undefined) return;
    this.quietUntil = now + SILENCE;
    const { seq } = this.table;
    const delay = DELAY.least + diceFrom(`${this.table.id}/${seq}/delay`) * (DELAY.most - DELAY.least);
    this.timer = inBackground(setTimeout(() => void this.say(remark), delay));
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private remarkOn({ told }: EventBatch): Remark | undefined {
    const { state, id, seq } = this.table;
    const chairs = state.play?.begun.chairs ?? [];
    for (const { event } of told) {
      if (event === undefined) continue;
      for (const [seat, chair] of chairs.entries()) {
        const phrase = this.phraseOf(event, seat, chair);
        if (phrase === undefined || diceFrom(`${id}/${seq}/${seat}`) >= SHARE) continue;
        return { chair, phrase };
      }
    }
    return undefined;
  }

  /** A stand-in says nothing: it plays under somebody else's name. */
  private phraseOf(event: GameTypes["event"], seat: Seat, chair: number): Phrase | undefined {
    const { state, game } = this.table;
    const sitting = state.room.chairs[chair];
    if (sitting == null || isPersons(sitting)) return undefined;
    return findBot(game.bots, sitting.bot).bot?.remark?.(event, seat);
  }

  private isHeard(): boolean {
    const { room } = this.table.state;
    const somebodyIsThere = room.chairs.some(
      (chair) => isPersons(chair) && (guestOf(room, chair.person)?.nodes.length ?? 0) > 0,
    );
    return somebodyIsThere && room.settings.chat;
  }

  private async say({ chair, phrase }: Remark): Promise<void> {
    await this.table.note(() => {
      const { state, game } = this.table;
      const sitting = state.room.chairs[chair];
      const mayStillSpeak = sitting != null && !isPersons(sitting) && this.isHeard();
      if (!mayStillSpeak || state.room.closed !== null || isChatMuted(state, game)) return undefined;
      return { type: "remarked", chair, phrase };
    });
  }
}

interface Remark {
  readonly chair: number;
  readonly phrase: Phrase;
}
