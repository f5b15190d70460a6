import type { Judgement } from "./judgement.ts";
import { becomes, countOf, dishOf, NO_DISH, type PackedDish, rankOf } from "./packed.ts";

/** CON-29: players' lore says that the largest set among n cards is about 1 + n/6. */
function isTooMuch(first: PackedDish, second: PackedDish, inBill: number): boolean {
  const expected = 1 + inBill / 6;
  const most = Math.max(countOf(first), countOf(second));
  return most > expected || countOf(first) + countOf(second) > 1.75 * expected;
}

/** Order while you can, or else spice, or else pile on; and call high. Below 0: the lore says it is too much. */
function merit(judgement: Judgement, at: number): number {
  const { first, second, inBill } = judgement;
  const call = judgement.calls[at]!;
  const isFirst = dishOf(call) === 0;
  const before = isFirst ? first : second;
  const after = becomes(call);
  if (isTooMuch(isFirst ? after : first, isFirst ? second : after, inBill)) return -1;
  const manner = before === NO_DISH ? 2 : countOf(before) === countOf(after) ? 1 : 0;
  return manner * 16 + rankOf(after);
}

/** Fills in how good the lore finds each call; returns the best, or -1 where it asks for the bill. */
export function meritsByTheBook(judgement: Judgement, merits: Int32Array): number {
  const { first, second, inBill, count } = judgement;
  if (isTooMuch(first, second, inBill)) return -1;
  let best = -1;
  for (let i = 0; i < count; i++) {
    const value = merit(judgement, i);
    merits[i] = value;
    if (value > best) best = value;
  }
  return best;
}
