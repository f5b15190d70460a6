import type { Offer, Random } from "@tavolata/kernel";
import { type Call, type Card, type Dish, dishesAfter, JOKER, type Move, type View } from "../rules/index.ts";

/** A call that is open, and the dishes as they would then stand. */
export interface Possible {
  readonly move: Call;
  readonly dishes: readonly Dish[];
}

/** The calls among the offers, each with the card that gives away least: one that was shown before, if there is one. */
export function possibleCalls(offers: readonly Offer<Move>[], view: View): Possible[] {
  const before = view.dishes;
  const shown = new Set(view.calls.filter(({ seat }) => seat === view.watcher).map(({ show }) => show));
  const calls = new Map<string, Possible>();
  for (const { move } of offers) {
    if (move.type === "bill" || move.type === "discard") continue;
    const call = move as Call;
    const dishes = dishesAfter(before, call);
    const key = JSON.stringify(dishes);
    const other = calls.get(key);
    if (other === undefined || (shown.has(call.show) && !shown.has(other.move.show)))
      calls.set(key, { move: call, dishes });
  }
  return [...calls.values()];
}

export function canAskForTheBill(offers: readonly Offer<Move>[]): boolean {
  return offers.some(({ move }) => move.type === "bill");
}

/** What is owed, from the offer that asks for it: single low cards first, what there is more of later, Jokers last. */
export function chooseDiscards(offers: readonly Offer<Move>[], random: Random): Move | undefined {
  const range = offers[0]?.open?.cards;
  if (range === undefined || range.kind !== "some") return undefined;
  const cards = range.from as readonly Card[];
  const worth = (card: Card) =>
    card === JOKER ? 100 : cards.filter((other) => other[0] === card[0]).length * 10 + random.below(5);
  const ordered = cards.map((card) => ({ card, worth: worth(card) })).sort((a, b) => a.worth - b.worth);
  return { type: "discard", cards: ordered.slice(0, range.least).map(({ card }) => card) };
}

/** The best of these; chance decides among equals. */
export function bestOf<Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
  random: Random,
): Item | undefined {
  let best: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const item of items) {
    const value = worth(item);
    if (value > most) {
      [best, most, equals] = [item, value, 1];
    } else if (value === most) {
      equals += 1;
      if (random.below(equals) === 0) best = item;
    }
  }
  return best;
}
