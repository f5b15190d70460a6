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
  placeInHand,
  type Rank,
  SUITS,
  takeCard,
} from "./cards.ts";
import { startClock } from "./clock.ts";
import { type Change, type Dish, dishesAfter, type WhichDish, type Wish } from "./dishes.ts";
import { CHANGES, type Menu, ORDERS, offerWith } from "./menu.ts";
import type { Call, Move } from "./moves.ts";
import type { Options } from "./options.ts";
import { leftOf, playerAt } from "./players.ts";
import { type RefusalCode, refused } from "./refusals.ts";
import type { IlConto, State } from "./types.ts";

/** CON-7: primo and secondo. */
const MOST_DISHES = 2;
/** CON-15: eight of a rank and four Jokers are all there are. */
const MOST_CARDS = DECKS * SUITS.length + JOKERS;

export function refuseCall(state: State, seat: Seat, call: Call): Refusal | undefined {
  const dishes = state.dishes;
  const fault = faultOf(dishes, call);
  return fault === undefined ? refuseShow(state, seat, call) : refused(fault, detailsOf(fault, dishes, call));
}

/** CON-3, CON-7 to CON-10, CON-15: why the dishes cannot become this, no matter which player says it. */
function faultOf(dishes: readonly Dish[], wish: Wish): RefusalCode | undefined {
  const { rank } = wish;
  if (rank === JOKER) return "joker-called";
  if (wish.type === "order") {
    if (dishes.length === MOST_DISHES) return "two-dishes-already";
  } else {
    const dish = wish.dish === "first" ? dishes[0] : dishes[1];
    if (dish === undefined) return "dish-not-ordered";
    if (wish.type === "abound" && dish.count === MOST_CARDS) return "dish-is-full";
    if (wish.type === "spice" && !isHigher(rank, dish.rank)) return "rank-not-higher";
  }
  return otherRank(dishes, wish) === rank ? "same-rank-twice" : undefined;
}

/** What the sentence that gives the reason needs to be exact. */
function detailsOf(fault: RefusalCode, dishes: readonly Dish[], wish: Wish): Refusal["params"] {
  switch (fault) {
    // An order is never refused for these two.
    case "dish-not-ordered":
      return { dish: (wish as Change).dish };
    case "rank-not-higher":
      return { rank: dishCalled(dishes, (wish as Change).dish).rank };
    case "dish-is-full":
      return { count: MOST_CARDS };
    case "same-rank-twice":
      return { rank: wish.rank };
    default:
      return undefined;
  }
}

function dishCalled(dishes: readonly Dish[], which: WhichDish): Dish {
  const dish = which === "first" ? dishes[0] : dishes[1];
  if (dish === undefined) throw new RangeError(`nobody has ordered the ${which} dish`);
  return dish;
}

/** CON-11 to CON-13 */
function refuseShow(state: State, seat: Seat, call: Call): Refusal | undefined {
  const { show } = call;
  if (!playerAt(state, seat).cards.includes(show)) return refused("card-to-show-not-held", { card: show });
  if (goesWithAny(show, otherRank(state.dishes, call), state.options)) return undefined;
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

export function callOffers(state: State, seat: Seat): Offer<Move>[] {
  const first = state.dishes[0];
  const second = state.dishes[1];
  const cards = differentCards(playerAt(state, seat).cards);
  const offers: Offer<Move>[] = [];
  if (second === undefined) offerCalls(offers, state, cards, ORDERS, first?.rank);
  if (first !== undefined) offerCalls(offers, state, cards, CHANGES.first, second?.rank);
  if (second !== undefined) offerCalls(offers, state, cards, CHANGES.second, first?.rank);
  return offers;
}

/** @param other the rank of the dish that all these calls leave as it is */
function offerCalls(
  offers: Offer<Move>[],
  { dishes, options }: State,
  cards: readonly Card[],
  menu: Menu,
  other: Rank | undefined,
): void {
  const places = cards.map(placeInHand);
  const always = places.filter((_, i) => goesWithAny(at(cards, i), other, options));
  let next = 0;
  for (const { rank, dishfuls } of menu) {
    const from = next;
    while (next < cards.length && isOfRank(at(cards, next), rank)) next += 1;
    if (from === next && always.length === 0) continue;
    for (const dishful of dishfuls) {
      if (faultOf(dishes, dishful.wish) !== undefined) continue;
      for (let i = from; i < next; i++) offers.push(offerWith(dishful, at(places, i)));
      for (const place of always) offers.push(offerWith(dishful, place));
    }
  }
}

function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place];
  if (item === undefined) throw new RangeError(`there are only ${items.length}, and none at ${place}`);
  return item;
}

/** Chiamare: the dishes change, a card is shown, and the turn goes left. */
export function call(state: State, seat: Seat, move: Call, turn: Turn<IlConto>): void {
  const player = playerAt(state, seat);
  const before = state.dishes;
  const { type: how, show } = move;
  const dish = move.type !== "order" ? move.dish : before.length === 0 ? "first" : "second";
  const dishes = dishesAfter(before, move);
  const { count, rank } = dishCalled(dishes, dish);
  takeCard(player.cards, show);
  player.shown = show;
  state.dishes = dishes;
  state.calls.push({ seat, how, dish, count, rank, show });
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
