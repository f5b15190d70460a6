import type { Bot, Decision } from "@tavolata/bots";
import { copy, fastRandom, type Offer, type Random, type Seat, type Turn } from "@tavolata/kernel";
import { anyOf, seriousAmong } from "../bot/sit-out.ts";
import {
  type Bestia,
  bestia,
  type Card,
  firstOf,
  type HandOver,
  type Move,
  netOf,
  type State,
  strengthOf,
  suitOf,
  trumpOf,
  turnOf,
} from "../rules/index.ts";
import { isOpen, listening, simpleMoves } from "./yardsticks.ts";

const DEALS = 40;

/**
 * An honest Monte Carlo player, made of the rules alone: in each of many deals that look like what it sees it tries
 * whatever it can do, everybody plays on simply, and it does what has come out best on average.
 */
export const sampler: Bot<Bestia> = {
  name: "sampler",
  levels: [],
  sit: () => ({ decide: decideBySampling }),
};

function decideBySampling({ view, offers, random }: Decision<Bestia>): Move {
  const seen = view();
  const moves = movesToTry(seriousAmong(offers), trumpOf(seen));
  const [first, second] = moves;
  if (first === undefined) return anyOf(offers, random);
  if (second === undefined) return first;
  const head = fastRandom(random.below(2 ** 32));
  const me = turnOf(seen);
  const sums = moves.map(() => 0);
  for (let i = 0; i < DEALS; i++) {
    const deal = bestia.imagine(seen, head);
    moves.forEach((move, at) => {
      sums[at] = (sums[at] ?? 0) + worthOf(copy(deal), me, move, head);
    });
  }
  return moves[sums.indexOf(Math.max(...sums))] ?? first;
}

/** Of all exchanges only those of the weakest cards. */
function movesToTry(offers: readonly Offer<Move>[], trump: Card): Move[] {
  const worth = (card: Card) => strengthOf(card) + (suitOf(card) === suitOf(trump) ? 10 : 0);
  return offers.flatMap(({ move, open }): Move[] => {
    if (move.type !== "exchange") return [move as Move];
    if (open?.cards?.kind !== "some") return [];
    const { from, most } = open.cards;
    const cards = ([...from] as Card[]).sort((a, b) => worth(a) - worth(b));
    return Array.from({ length: most }, (_, i) => ({ type: "exchange", cards: cards.slice(0, i + 1) }));
  });
}

/** What is gained in this deal, with an even share of what is left for the next hand. */
function worthOf(state: State, me: Seat, move: Move, random: Random): number {
  const over: HandOver[] = [];
  const tell: Turn<Bestia>["tell"] = Object.assign(
    (event: Bestia["event"]) => {
      if (event.type === "handOver") over.push(event);
    },
    { to: () => {} },
  );
  const turn: Turn<Bestia> = { now: 0, actedAt: 0, random, tell, effect: () => {} };
  bestia.play(state, me, move, turn);
  while (over.length === 0) {
    const seat = turnOf(state);
    const offers = seriousAmong(bestia.moves(state, seat, turn) as Offer<Move>[]);
    const wanted = simpleMoves(state, offers, listening);
    bestia.play(state, seat, wanted.find((next) => isOpen(next, offers)) ?? anyOf(offers, random), turn);
  }
  const hand = firstOf(over);
  return netOf(hand, me) + hand.nextPot / state.players.filter(({ eligible }) => eligible).length;
}
