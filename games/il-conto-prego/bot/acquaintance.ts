import type { Seat } from "@tavolata/kernel";
import type { Bill, CallMade, Event } from "../rules/index.ts";
import { CHARACTERS, chanceOfBill, likelihood } from "./characters.ts";
import { Judgement } from "./judgement.ts";
import { packDishes, packHand } from "./packed.ts";
import { doubleAt, itemAt, numberAt } from "./readers.ts";
import type { Stock } from "./stock.ts";
import { openTo, retell } from "./table-talk.ts";

/** For each kind in CHARACTERS, how likely somebody is of it; they add up to 1. */
export type Kinds = Float64Array;

/** Of somebody about whom nothing is known. */
export const STRANGER: Kinds = Float64Array.from(CHARACTERS, ({ share }) => share);

/** People change their ways now and then: so much of what they told counts on after another hand. */
const REMEMBERED = 0.97;
/** Nobody is quite of any kind: by so much everybody stays a stranger. */
const STRANGE = 0.03;
/** What is common at a table is learned from those who sit there and from so many strangers. */
const STRANGERS = 1;
/** What is common follows from what everybody is, and the other way round: after so many rounds both hardly change. */
const ROUNDS = 4;

interface HeardHand {
  readonly bill: Bill;
  readonly calls: readonly CallMade[];
}

/**
 * What kinds of players the others are, from what they did in the hands that are over. When the bill has turned up
 * everybody's cards it is plain which calls were likely and which were bold, and who doubted what.
 */
export class Acquaintance {
  private calls: CallMade[] = [];
  private heard: HeardHand[] = [];
  /** For each kind, the logarithm of how likely it would have done what this seat did. */
  private readonly told = new Map<Seat, Float64Array>();
  private kinds = new Map<Seat, Kinds>();

  constructor(private readonly stock: Stock) {}

  hear(event: Event): void {
    if (event.type === "handBegins") this.calls = [];
    if (event.type === "called") this.calls.push(callOf(event));
    if (event.type === "bill") this.heard.push({ bill: event, calls: this.calls });
  }

  /** What is known by now of everybody but the one who asks, who is no example of the others. */
  kindsOf(saldo: boolean, me: Seat): (seat: Seat) => Kinds {
    if (this.heard.length > 0) {
      for (const hand of this.heard) this.learn(hand, saldo);
      this.heard = [];
      this.kinds = takenTogether(this.told, me);
    }
    return (seat) => this.kinds.get(seat) ?? STRANGER;
  }

  private learn({ bill, calls }: HeardHand, saldo: boolean): void {
    const sizes = bill.hands.map(({ length }) => length);
    const inBill = sizes.reduce((sum, size) => sum + size, 0);
    const judgement = new Judgement(inBill, saldo, this.stock);
    const { situations, shown } = retell(calls, sizes);
    const hands = bill.hands.map(packHand);
    const told = hands.map(() => new Float64Array(CHARACTERS.length).fill(1));
    for (const { seat, first, second, open, seenCards, call } of situations) {
      judgement.look(first, second, itemAt(hands, seat), 0, open, seenCards);
      const chosen = judgement.calls.subarray(0, judgement.count).indexOf(call);
      if (chosen < 0) continue;
      multiply(itemAt(told, seat), (kind) => likelihood(itemAt(CHARACTERS, kind), judgement, chosen));
    }
    const { capotavola } = bill;
    const open = openTo(capotavola, shown);
    const seenCards = numberAt(sizes, capotavola) + open.reduce((sum, cards) => sum + cards, 0);
    const [first, second] = packDishes(bill.dishes);
    judgement.look(first, second, itemAt(hands, capotavola), 0, open, seenCards);
    multiply(itemAt(told, capotavola), (kind) => chanceOfBill(itemAt(CHARACTERS, kind), judgement));
    told.forEach((weights, seat) => {
      const before = this.told.get(seat);
      const logs = weights.map(
        (weight, kind) => Math.log(weight) + (before === undefined ? 0 : REMEMBERED * doubleAt(before, kind)),
      );
      this.told.set(seat, logs);
    });
  }
}

function callOf({ seat, how, dish, show, dishes }: Extract<Event, { type: "called" }>): CallMade {
  const { count, rank } = itemAt(dishes, dish === "first" ? 0 : 1);
  return { seat, how, dish, count, rank, show };
}

function multiply(weights: Float64Array, by: (kind: number) => number): void {
  for (let kind = 0; kind < weights.length; kind++) weights[kind] = doubleAt(weights, kind) * by(kind);
}

/**
 * What everybody is, when those who sit together are rather alike: how common a kind is at this table is learned from
 * all of them, and everybody is judged by that and by what they did themselves.
 */
export function takenTogether(told: ReadonlyMap<Seat, Float64Array>, me: Seat): Map<Seat, Kinds> {
  const others = [...told].filter(([seat]) => seat !== me);
  let common = STRANGER;
  let kinds = new Map<Seat, Kinds>();
  for (let round = 0; round < ROUNDS; round++) {
    kinds = new Map(others.map(([seat, logs]) => [seat, knownAs(common, logs)]));
    common = STRANGER.map((share, kind) => {
      let sum = STRANGERS * share;
      for (const known of kinds.values()) sum += doubleAt(known, kind);
      return sum / (STRANGERS + others.length);
    });
  }
  return kinds;
}

function knownAs(before: Kinds, logs: Float64Array): Kinds {
  const most = Math.max(...logs);
  const weights = before.map((share, kind) => share * Math.exp(doubleAt(logs, kind) - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight, kind) => (1 - STRANGE) * (weight / total) + STRANGE * doubleAt(STRANGER, kind));
}
