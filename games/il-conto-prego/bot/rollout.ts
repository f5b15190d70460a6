import type { Random, Seat } from "@tavolata/kernel";
import { CHARACTERS, chanceOfDoubt, chooseCall, OWN_KIND } from "./characters.ts";
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

/** What a bill is worth to the watcher. */
type Stakes = (duel: Duel) => number;

/** A bill that is less likely than this is left to a lot: what is still to come is worth less than its trouble. */
const UNLIKELY = 0.15;
const FINE = 2 ** 16;
/** What is left then is nothing but rounding. */
const LEAST = 0.001;

/**
 * Plays imagined hands to their bill, everybody as their kind does. Whether the next player doubts is not left to
 * chance: the bill counts by how likely they ask for it, and the hand goes on for the rest. So few hands say much.
 */
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
    private readonly stakes: Stakes,
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

  /** What this call by the watcher, with this card, is worth at this table. */
  afterCall(call: PackedCall, show: number, table: Imagined): number {
    this.setUp();
    this.make(this.talk.me, call, show);
    return this.playOn(table, 1, this.talk.me);
  }

  /** What the whole hand is worth when this seat opens it. */
  fromTheOpening(opener: Seat, table: Imagined): number {
    this.setUp();
    return this.playOn(table, this.talk.ring.indexOf(opener), opener);
  }

  private playOn({ hands, all, characters }: Imagined, from: number, lastCaller: Seat): number {
    const { judgement, random, dishes, ended } = this;
    const { ring, me } = this.talk;
    let last = lastCaller;
    let worth = 0;
    let left = 1;
    for (let turn = from; ; turn = turn + 1 === ring.length ? 0 : turn + 1) {
      const seat = numberAt(ring, turn);
      const seenCards = this.lookRound(seat);
      judgement.look(dishes[0], dishes[1], hands, seat * ROW, this.open, seenCards);
      const character = itemAt(CHARACTERS, seat === me ? OWN_KIND : byteAt(characters, seat));
      let doubt = chanceOfDoubt(character, judgement);
      if (left < UNLIKELY) doubt = random.below(FINE) < doubt * FINE ? 1 : 0;
      if (doubt > 0) {
        ended.capotavola = seat;
        ended.cameriere = last;
        ended.isTrue = isTrue(dishes[0], dishes[1], all);
        worth += left * doubt * this.stakes(ended);
        left *= 1 - doubt;
        if (left < LEAST) return worth;
      }
      const next = wordAt(judgement.calls, chooseCall(character, judgement, random));
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
