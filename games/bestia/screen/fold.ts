import type { Seat } from "@tavolata/kernel";
import {
  addCards,
  bySeat,
  type Card,
  type Event,
  HIDDEN,
  type HiddenCard,
  isHandOn,
  netOf,
  type PlayerView,
  playerAt,
  tookPart,
  type View,
} from "../rules/index.ts";

type Cards = (Card | HiddenCard)[];
type Change = (player: PlayerView, seat: Seat) => Partial<PlayerView>;

const WHOLE_DECK = 40;
const CLEARED: Partial<PlayerView> = {
  cards: [],
  discards: [],
  declaration: null,
  exchanged: 0,
  declinedBlind: false,
  tricks: 0,
};
const STOOD: Partial<PlayerView> = {
  ...CLEARED,
  seated: false,
  credit: 0,
  eligible: false,
  sitOut: false,
  sitOutNext: false,
  leaving: false,
};

/**
 * What the watcher sees once this has happened: the pictures between one view and the next are made of it. It points to
 * the player who acted; whose turn it is next, and that a game is over, show in the last view only.
 */
export function viewAfter(before: View, event: Event): View {
  const turn = "seat" in event && isHandOn(before) ? event.seat : null;
  const view = { ...before, turn, deadline: null };
  switch (event.type) {
    case "handBegins": {
      const { type, eligible, ...shown } = event;
      const begun: View = {
        ...view,
        ...shown,
        phase: "declaration",
        waitingFor: null,
        firstToPlay: null,
        trump: null,
        stock: hidden(WHOLE_DECK),
        trick: [],
        tricks: [],
      };
      return changed(begun, everybody, ({ credit }, seat) => {
        const plays = eligible.includes(seat);
        return { ...CLEARED, eligible: plays, credit: plays ? credit - event.ante : credit };
      });
    }
    case "dealt":
      return changed(drawn(view, event.cards.length), event.seat, () => ({ cards: event.cards }));
    case "trump":
      return { ...drawn(view, 1), trump: event.card };
    case "passed":
      return changed(view, event.seat, () => ({ declaration: "pass" }));
    case "served":
      return changed(deciding(view, event.seat), event.seat, () => ({ declaration: "served" }));
    case "exchanged":
    case "blind": {
      const { seat, discards } = event;
      const isBlind = event.type === "blind";
      const taken = drawn(deciding(view, seat), event.drawn.length);
      return changed(taken, seat, (player) => ({
        declaration: isBlind ? "blind" : "exchange",
        exchanged: isBlind ? player.exchanged : discards.length,
        cards: withCards(without(player.cards, discards), event.drawn),
        discards: [...player.discards, ...discards],
      }));
    }
    case "blindRound":
      return { ...view, phase: "blind" };
    case "stayedOut":
      return changed(view, event.seat, () => ({ declinedBlind: true }));
    case "played": {
      const { seat, card } = event;
      const played: View = { ...view, phase: "play", trick: [...view.trick, { seat, card }] };
      return changed(played, seat, ({ cards }) => ({ cards: without(cards, [card]) }));
    }
    case "trick": {
      const taken = { ...view, trick: [], tricks: [...view.tricks, { laid: view.trick, taker: event.seat }] };
      return changed(taken, event.seat, ({ tricks }) => ({ tricks: tricks + 1 }));
    }
    case "handOver": {
      const { type, ...lastHand } = event;
      const over: View = { ...view, phase: "between", lastHand, pot: event.nextPot };
      return changed(over, everybody, ({ credit }, seat) => ({
        credit: credit + netOf(event, seat),
      }));
    }
    case "potTaken":
      return changed({ ...view, pot: 0 }, event.seat, ({ credit }) => ({ credit: credit + event.pot }));
    case "potSplit":
      return changed({ ...view, pot: 0 }, everybody, ({ credit }, seat) => ({
        credit: credit + bySeat(event.shares, seat),
      }));
    case "sitsOut":
      return changed(view, event.seat, () => ({ sitOut: true, sitOutNext: false }));
    case "willSitOut":
      return changed(view, event.seat, () => ({ sitOutNext: true }));
    case "back":
      return changed(view, event.seat, () => ({ sitOut: false, sitOutNext: false }));
    case "sat": {
      const empty = changed(view, event.seat, () => STOOD);
      const taken = changed(empty, event.seat, () => ({ seated: true, credit: event.chips }));
      return tookPart(view.lastHand, event.seat) ? { ...taken, lastHand: null } : taken;
    }
    case "toppedUp":
      return changed(view, event.seat, () => ({ credit: event.credit }));
    case "willStand":
      return changed(view, event.seat, () => ({ leaving: true, sitOut: true }));
    case "stood": {
      const { cards, discards } = playerAt(view, event.seat);
      const stock = hidden(view.stock.length + cards.length + discards.length);
      return changed({ ...view, stock }, event.seat, () => STOOD);
    }
    case "eliminated":
      return changed(view, event.seat, () => ({ seated: false, eliminatedAfter: event.hand }));
    case "waits":
      return { ...view, phase: "waiting", waitingFor: event.waitingFor };
    case "resumes":
      return { ...view, phase: "between", waitingFor: null };
    case "closing":
      return { ...view, closing: true };
    default:
      return view;
  }
}

/** A table that nobody has sat down at yet. Every game begins with it, but nobody was sent a view of it. */
export function beforeTheFirstHand(after: View): View {
  const empty: View = {
    ...after,
    phase: "between",
    hand: 0,
    turn: null,
    deadline: null,
    pot: 0,
    stock: hidden(WHOLE_DECK),
    trump: null,
    trick: [],
    tricks: [],
    lastHand: null,
  };
  return changed(empty, everybody, () => STOOD);
}

const everybody = null;

function changed(view: View, who: Seat | null, change: Change): View {
  const players = view.players.map((player, seat) =>
    who === null || who === seat ? { ...player, ...change(player, seat) } : player,
  );
  return { ...view, players };
}

function drawn(view: View, cards: number): View {
  return { ...view, stock: view.stock.slice(cards) };
}

/** BES-29 */
function deciding(view: View, seat: Seat): View {
  return { ...view, firstToPlay: view.firstToPlay ?? seat };
}

function hidden(size: number): HiddenCard[] {
  return Array<HiddenCard>(size).fill(HIDDEN);
}

/** Of a hand seen from behind, the last card goes. */
export function without(cards: Cards, taken: readonly (Card | HiddenCard)[]): Cards {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    left.splice(at, 1);
  }
  return left;
}

function withCards(cards: Cards, more: Cards): Cards {
  if (more.includes(HIDDEN)) return [...cards, ...more];
  const hand = [...cards] as Card[];
  addCards(hand, more as Card[]);
  return hand;
}
