import type { Random, Seat } from "@tavolata/kernel";
import { act, CHARACTERS } from "./characters.ts";
import type { Imagined } from "./imagining.ts";
import { Judgement } from "./judgement.ts";
import {
  becomes,
  type Duel,
  dishOf,
  isTrue,
  NO_DISH,
  type PackedCall,
  type PackedDish,
  ROW,
} from "./packed.ts";
import { addAt, byteAt, itemAt, numberAt, wordAt } from "./readers.ts";
import { type TableTalk, usualShow } from "./table-talk.ts";

/** Plays imagined hands to their bill: everybody as their kind does, the watcher like a careful counter. */
export class Rollouts {
  private readonly judgement: Judgement;
  private readonly shown: Uint8Array;
  private readonly shownInAll = new Uint8Array(ROW);
  private readonly open = new Uint8Array(ROW);
  private readonly shownCounts: Uint8Array;
  /** What had been shown before anything was imagined: together, and how many cards by each seat. */
  private readonly inAllAtFirst = new Uint8Array(ROW);
  private readonly countsAtFirst: Uint8Array;
  private readonly dishes: [PackedDish, PackedDish] = [NO_DISH, NO_DISH];
  private readonly ended: Duel = { capotavola: 0, cameriere: 0, isTrue: false };

  constructor(
    private readonly talk: TableTalk,
    private readonly random: Random,
  ) {
    this.judgement = new Judgement(talk.inBill, talk.saldo, talk.stock);
    this.shown = new Uint8Array(talk.shown.length);
    this.shownCounts = new Uint8Array(talk.sizes.length);
    this.countsAtFirst = new Uint8Array(talk.sizes.length);
    for (const seat of talk.ring) {
      talk.shown.subarray(seat * ROW, (seat + 1) * ROW).forEach((cards, place) => {
        addAt(this.inAllAtFirst, place, cards);
        addAt(this.countsAtFirst, seat, cards);
      });
    }
  }

  /** What comes of this call by the watcher, with this card, at this table. The answer is written over by the next. */
  afterCall(call: PackedCall, show: number, table: Imagined): Duel {
    this.setUp();
    this.make(this.talk.me, call, show);
    return this.playOn(table, 1, this.talk.me);
  }

  /** What comes of the whole hand when this seat opens it. */
  fromTheOpening(opener: Seat, table: Imagined): Duel {
    this.setUp();
    return this.playOn(table, this.talk.ring.indexOf(opener), opener);
  }

  private playOn({ hands, all, characters }: Imagined, from: number, lastCaller: Seat): Duel {
    const { judgement, random, dishes, ended } = this;
    const { ring, me } = this.talk;
    let last = lastCaller;
    for (let turn = from; ; turn = turn + 1 === ring.length ? 0 : turn + 1) {
      const seat = numberAt(ring, turn);
      const seenCards = this.lookRound(seat);
      judgement.look(dishes[0], dishes[1], hands, seat * ROW, this.open, seenCards);
      const chosen = act(itemAt(CHARACTERS, seat === me ? 0 : byteAt(characters, seat)), judgement, random);
      if (chosen < 0) {
        ended.capotavola = seat;
        ended.cameriere = last;
        ended.isTrue = isTrue(dishes[0], dishes[1], all);
        return ended;
      }
      const next = wordAt(judgement.calls, chosen);
      const other = dishOf(next) === 0 ? dishes[1] : dishes[0];
      this.make(seat, next, usualShow(hands, seat * ROW, this.shown, seat * ROW, becomes(next), other));
      last = seat;
    }
  }

  private setUp(): void {
    const { talk, dishes } = this;
    this.shown.set(talk.shown);
    this.shownInAll.set(this.inAllAtFirst);
    this.shownCounts.set(this.countsAtFirst);
    dishes[0] = talk.first;
    dishes[1] = talk.second;
  }

  private make(seat: Seat, call: PackedCall, show: number): void {
    this.dishes[dishOf(call)] = becomes(call);
    // A player who has shown a card of this rank shows the same one again.
    if (byteAt(this.shown, seat * ROW + show) > 0) return;
    this.shown[seat * ROW + show] = 1;
    addAt(this.shownInAll, show, 1);
    addAt(this.shownCounts, seat, 1);
  }

  /** Fills in what the others have shown; returns how many cards of the bill the seat has seen. */
  private lookRound(seat: Seat): number {
    const { open, shown, shownInAll, shownCounts, talk } = this;
    const at = seat * ROW;
    for (let i = 0; i < open.length; i++) open[i] = byteAt(shownInAll, i) - byteAt(shown, at + i);
    let seen = numberAt(talk.sizes, seat) - byteAt(shownCounts, seat);
    for (const other of talk.ring) seen += byteAt(shownCounts, other);
    return seen;
  }
}
