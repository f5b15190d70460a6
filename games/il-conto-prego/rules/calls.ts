import type { Offer, Refusal, Seat, Turn } from "@tavolata/kernel";
import {
  addCard,
  type Card,
  DECKS,
  differentCards,
  isHigher,
  isOfRank,
  JOKER,
  JOKERS,
  type Joker,
  RANKS,
  type Rank,
  SUITS,
  takeCard,
} from "./cards.ts";
import { startClock } from "./clock.ts";
import type { IlConto } from "./game.ts";
import { type Call, DISHES, type Move, type WhichDish } from "./moves.ts";
import type { Options } from "./options.ts";
import { refused } from "./refusals.ts";
import { type Dish, dishesOf, leftOf, playerAt, type State } from "./state.ts";

/** CON-7: primo and secondo. */
const MOST_DISHES = 2;
/** CON-15: eight of a rank and four Jokers are all there are. */
const MOST_CARDS = DECKS * SUITS.length + JOKERS;

/** A call without the card that is shown with it. */
type Wish =
  | { readonly type: "order"; readonly rank: Rank | Joker }
  | { readonly type: "spice" | "abound"; readonly dish: WhichDish; readonly rank: Rank | Joker };

export function refuseCall(state: State, seat: Seat, call: Call): Refusal | undefined {
  return refuseWish(dishesOf(state), call) ?? refuseShow(state, seat, call);
}

/** CON-3, CON-7 to CON-10, CON-15: whether the dishes can become this, whoever says it. */
function refuseWish(dishes: readonly Dish[], wish: Wish): Refusal | undefined {
  const { rank } = wish;
  if (rank === JOKER) return refused("joker-called");
  if (wish.type === "order") {
    if (dishes.length === MOST_DISHES) return refused("two-dishes-already");
  } else {
    const dish = wish.dish === "first" ? dishes[0] : dishes[1];
    if (dish === undefined) return refused("dish-not-ordered", { dish: wish.dish });
    if (wish.type === "abound" && dish.count === MOST_CARDS)
      return refused("dish-is-full", { count: MOST_CARDS });
    if (wish.type === "spice" && !isHigher(rank, dish.rank))
      return refused("rank-not-higher", { rank: dish.rank });
  }
  return otherRank(dishes, wish) === rank ? refused("same-rank-twice", { rank }) : undefined;
}

/** CON-11 to CON-13 */
function refuseShow(state: State, seat: Seat, call: Call): Refusal | undefined {
  const { show } = call;
  if (!playerAt(state, seat).cards.includes(show)) return refused("card-to-show-not-held", { card: show });
  if (goesWithAny(show, otherRank(dishesOf(state), call), state.options)) return undefined;
  if (show === JOKER) return refused("joker-shown");
  return isOfRank(show, call.rank) ? undefined : refused("shown-card-not-called", { card: show });
}

/** CON-11: a card of the dish that stays as it is goes with any change of the other one. CON-24: so does, under Saldo, a Joker. */
function goesWithAny(card: Card, other: Rank | undefined, { saldo }: Options): boolean {
  return card === JOKER ? saldo : isOfRank(card, other);
}

/** The rank of the dish that this wish leaves as it is. */
function otherRank(dishes: readonly Dish[], wish: Wish): Rank | undefined {
  return wish.type === "order" || wish.dish === "second" ? dishes[0]?.rank : dishes[1]?.rank;
}

/** The dishes once this has been called. */
export function dishesAfter(dishes: readonly Dish[], wish: Wish): Dish[] {
  const rank = wish.rank as Rank;
  if (wish.type === "order") return [...dishes, { count: 1, rank }];
  return dishes.map((dish, i) => {
    if (DISHES[i] !== wish.dish) return dish;
    return { count: wish.type === "abound" ? dish.count + 1 : dish.count, rank };
  });
}

export function callOffers(state: State, seat: Seat): Offer<Move>[] {
  const dishes = dishesOf(state);
  const cards = differentCards(playerAt(state, seat).cards);
  const offers: Offer<Move>[] = [];
  if (dishes.length < MOST_DISHES) offerCalls(offers, state, cards, ORDERS);
  if (dishes.length > 0) offerCalls(offers, state, cards, CHANGES.first);
  if (dishes.length > 1) offerCalls(offers, state, cards, CHANGES.second);
  return offers;
}

/** Wishes that leave the same dish as it is, by the rank they ask for. */
type Wishes = readonly { readonly rank: Rank; readonly wishes: readonly Wish[] }[];

function offerCalls(offers: Offer<Move>[], state: State, cards: readonly Card[], byRank: Wishes): void {
  const dishes = dishesOf(state);
  const other = otherRank(dishes, byRank[0]!.wishes[0]!);
  const always = cards.filter((card) => goesWithAny(card, other, state.options));
  let next = 0;
  for (const { rank, wishes } of byRank) {
    const from = next;
    while (next < cards.length && isOfRank(cards[next]!, rank)) next += 1;
    if (from === next && always.length === 0) continue;
    for (const wish of wishes) {
      if (refuseWish(dishes, wish) !== undefined) continue;
      for (let i = from; i < next; i++) offers.push({ move: callOf(wish, cards[i]!) });
      for (const show of always) offers.push({ move: callOf(wish, show) });
    }
  }
}

function callOf(wish: Wish, show: Card): Call {
  const { type, rank } = wish;
  return type === "order" ? { type, rank, show } : { type, dish: wish.dish, rank, show };
}

/** What can be wished for, possible or not; listed once, because it is gone through at every turn. */
const ORDERS: Wishes = RANKS.map((rank) => ({ rank, wishes: [{ type: "order", rank }] }));
const CHANGES: Record<WhichDish, Wishes> = { first: changesOf("first"), second: changesOf("second") };

function changesOf(dish: WhichDish): Wishes {
  return RANKS.map((rank) => ({
    rank,
    wishes: [
      { type: "spice", dish, rank },
      { type: "abound", dish, rank },
    ],
  }));
}

/** Chiamare: the dishes change, a card is shown, and the turn goes left. */
export function call(state: State, seat: Seat, move: Call, turn: Turn<IlConto>): void {
  const player = playerAt(state, seat);
  const before = dishesOf(state);
  const { type: how, show } = move;
  const dish = move.type === "order" ? DISHES[before.length]! : move.dish;
  const dishes = dishesAfter(before, move);
  takeCard(player.cards, show);
  player.shown = show;
  state.calls.push({ seat, how, dish, dishes, show });
  turn.tell({ type: "called", seat, how, dish, dishes, show });
  startTurn(state, leftOf(state, seat), turn);
}

/** CON-5: at the start of your turn the card you were showing goes back into your hand. */
export function startTurn(state: State, seat: Seat, turn: Turn<IlConto>): void {
  state.turn = seat;
  const player = playerAt(state, seat);
  if (player.shown !== null) {
    turn.tell({ type: "tookBack", seat, card: player.shown });
    addCard(player.cards, player.shown);
    player.shown = null;
  }
  startClock(state, turn.now);
}
