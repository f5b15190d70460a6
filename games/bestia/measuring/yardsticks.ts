import type { Bot } from "@tavolata/bots";
import type { Offer } from "@tavolata/kernel";
import { anyOf, seriousAmong } from "../bot/sit-out.ts";
import {
  type Bestia,
  type Card,
  firstOf,
  HIDDEN,
  type Move,
  type PlayerView,
  playerAt,
  plays,
  strengthOf,
  suitOf,
  takerOf,
  trumpOf,
  turnOf,
  type View,
} from "../rules/index.ts";

/** What such a player sees in a hand. */
export interface HandSeen {
  readonly trumps: number;
  /** Of them: ace, three and king. */
  readonly highTrumps: number;
  /** Of plain suits. */
  readonly aces: number;
}

export type Says = (hand: HandSeen, playing: number) => "in" | "blind" | "out";

/** What there is to be seen of a table, in a view and in a deal that is only imagined. */
export type Seen = Pick<View, "phase" | "trick" | "trump" | "turn"> & {
  readonly players: readonly Pick<PlayerView, "cards" | "declaration">[];
};

const KING = strengthOf("RD");
const ACE = strengthOf("AD");

/** Looks at its own cards and at how many play, and at nothing else. */
function heuristic(name: string, says: Says): Bot<Bestia> {
  return {
    name,
    levels: [],
    sit: () => ({
      decide({ view, offers, random }) {
        const serious = seriousAmong(offers);
        const back = serious.find(({ move }) => move.type === "back");
        if (back !== undefined) return back.move as Move;
        const wanted = simpleMoves(view(), serious, says);
        return wanted.find((move) => isOpen(move, serious)) ?? anyOf(offers, random);
      },
    }),
  };
}

export function isOpen(move: Move, offers: readonly Offer<Move>[]): boolean {
  return offers.some((offer) =>
    move.type === "play" && offer.move.type === "play"
      ? offer.move.card === move.card
      : offer.move.type === move.type,
  );
}

/** What the player whose turn it is would do, and what instead if that is not open. */
export function simpleMoves(seen: Seen, offers: readonly Offer<Move>[], says: Says): Move[] {
  const own = playerAt(seen, turnOf(seen)).cards.filter((card) => card !== HIDDEN);
  if (seen.phase === "play") {
    const legal = offers.flatMap(({ move }) => (move.type === "play" && move.card ? [move.card] : []));
    return [{ type: "play", card: simpleCard(seen, legal) }];
  }
  const said = says(handSeen(own, trumpOf(seen)), seen.players.filter(plays).length);
  if (seen.phase === "blind") return said === "blind" ? [{ type: "blind" }] : [{ type: "pass" }];
  const trump = suitOf(trumpOf(seen));
  const away = own.filter((card) => suitOf(card) !== trump && strengthOf(card) !== ACE);
  const stock = offers.find(({ move }) => move.type === "exchange")?.open?.cards;
  const most = stock?.kind === "some" ? stock.most : 0;
  const comesIn: Move[] = [
    ...(away.length > 0 && most > 0 ? [{ type: "exchange" as const, cards: away.slice(0, most) }] : []),
    { type: "served" },
  ];
  return said === "in" ? comesIn : [{ type: "pass" }, ...comesIn];
}

function handSeen(cards: readonly Card[], trump: Card): HandSeen {
  const trumps = cards.filter((card) => suitOf(card) === suitOf(trump));
  return {
    trumps: trumps.length,
    highTrumps: trumps.filter((card) => strengthOf(card) >= KING).length,
    aces: cards.filter((card) => suitOf(card) !== suitOf(trump) && strengthOf(card) === ACE).length,
  };
}

/** Leads the strongest card, takes as cheaply as possible what can be taken, and otherwise throws the weakest away. */
function simpleCard(seen: Seen, legal: readonly Card[]): Card {
  const trump = trumpOf(seen);
  const worth = (card: Card) => strengthOf(card) + (suitOf(card) === suitOf(trump) ? 10 : 0);
  const fromTheWeakest = [...legal].sort((a, b) => worth(a) - worth(b));
  const weakest = firstOf(fromTheWeakest);
  if (seen.trick.length === 0) return fromTheWeakest.at(-1) ?? weakest;
  const me = turnOf(seen);
  return fromTheWeakest.find((card) => takerOf([...seen.trick, { seat: me, card }], trump) === me) ?? weakest;
}

/** Comes in the more easily the fewer play, and blind when nobody does. */
export const listening: Says = ({ trumps, aces, highTrumps }, playing) => {
  if (trumps + aces + highTrumps > playing) return "in";
  return playing === 0 ? "blind" : "out";
};

/**
 * Players to measure against that think nothing like the maestro: they use nothing of its code, so that it cannot do
 * well only because it guesses right what they are like. They sit at nobody's table.
 */
export const HEURISTICS: readonly Bot<Bestia>[] = [
  heuristic("counter", ({ trumps, highTrumps }) => (trumps > 1 || highTrumps > 0 ? "in" : "out")),
  heuristic("miser", ({ trumps, aces, highTrumps }) => (highTrumps > 0 && trumps + aces > 1 ? "in" : "out")),
  heuristic("gambler", ({ trumps, aces }, playing) => {
    if (trumps + aces > 0) return "in";
    return playing < 2 ? "blind" : "out";
  }),
  heuristic("listener", listening),
];
