import type { Seat } from "@tavolata/kernel";
import {
  bySeat,
  type Card,
  dealerOf,
  HIDDEN,
  type Laid,
  type PlayerView,
  playerAt,
  plays,
  seatsRightOf,
  trumpOf,
  type View,
} from "../rules/index.ts";
import {
  CARDS,
  NONE,
  type Packed,
  packCard,
  packedSuit,
  powerOf,
  type Stakes,
  type Trumps,
} from "./packed.ts";
import type { TrickSoFar } from "./tricks.ts";

/** A card that somebody has laid, and how the trick stood then. */
export interface LaidCard {
  readonly trick: number;
  /** How many lay there before it. */
  readonly laid: number;
  readonly card: Packed;
  readonly led: number;
  readonly power: number;
}

/** What everybody knows of a player of this hand. */
export interface Talker {
  readonly seat: Seat;
  readonly said: "nothing" | "pass" | "served" | "exchange" | "blind";
  readonly exchanged: number;
  /** How many were already playing when this player spoke. */
  readonly alreadyIn: number;
  /** Does not decide (BES-19), so what was said tells nothing. */
  readonly sitsOut: boolean;
  readonly declinedBlind: boolean;
  readonly laid: readonly LaidCard[];
}

/** Everything that a seat knows of the hand, on small numbers. */
export interface TableTalk {
  /** The eligible players, counter-clockwise from the dealer's right; the numbers below are indices into this list. */
  readonly talkers: readonly Talker[];
  readonly me: number;
  readonly dealer: number;
  /** In the order in which they speak (BES-16). */
  readonly speaking: readonly number[];
  readonly trumps: Trumps;
  readonly turnedUp: Packed;
  readonly handSize: number;
  readonly compulsory: boolean;
  readonly dealerTakesAll: boolean;
  readonly mine: readonly Packed[];
  /** Cards that the watcher has not seen: in hands, discarded, or in the stock. */
  readonly unseen: readonly Packed[];
  readonly stock: number;
  readonly stakes: Stakes;
  /** Those who play, as indices of the talkers; final only when the tricks have begun. */
  readonly playing: readonly number[];
  /** The talker who first decided to play (BES-29), or none. */
  readonly firstToPlay: number;
  /** Players in it are indices into `playing`. */
  readonly trick: TrickSoFar;
}

export function talkerAt({ talkers }: TableTalk, at: number): Talker {
  const talker = talkers[at];
  if (talker === undefined) throw new RangeError(`no player ${at} in this hand`);
  return talker;
}

/**
 * The same people play again for what is left in the pot. An even share would be one in so many; but to count on it makes
 * players who go bestia feel that they have not really paid, and half of it plays better.
 */
function worthOfTheNextPot(eligible: number): number {
  return 0.5 / eligible;
}

export function listen(view: View): TableTalk {
  const { options } = view;
  const dealer = dealerOf(view);
  const seats = seatsRightOf(dealer, view.players.length).filter((seat) => playerAt(view, seat).eligible);
  const eligible = seats.map((seat) => playerAt(view, seat));
  const turnedUp = packCard(trumpOf(view));
  const trumps: Trumps = {
    suit: packedSuit(turnedUp),
    dominant: dominantOf(turnedUp),
    overtrump: options.overtrump,
  };
  const first = seats.map((_, i) => i);
  const speaking = options.firstToSpeak === "hand" ? first : [...first.slice(1), 0];
  const playing = eligible.flatMap((player, i) => (plays(player) ? [i] : []));
  const laid = layOut(view, trumps.suit);
  const me = seats.indexOf(view.watcher as Seat);
  const own = playerAt(view, view.watcher as Seat);
  return {
    talkers: seats.map((seat, i) => {
      const { declaration, exchanged, sitOut, declinedBlind } = playerAt(view, seat);
      return {
        seat,
        said: declaration ?? "nothing",
        exchanged,
        alreadyIn: inBefore(eligible, speaking, i),
        sitsOut: sitOut,
        declinedBlind,
        laid: bySeat(laid.cards, seat),
      };
    }),
    me,
    dealer: seats.indexOf(dealer),
    speaking,
    trumps,
    turnedUp,
    handSize: options.handSize,
    compulsory: view.compulsory,
    dealerTakesAll: options.allPass === "dealer",
    mine: (own.cards as Card[]).map(packCard),
    unseen: unseenBy(view, own),
    stock: view.stock.length,
    stakes: {
      pot: view.pot,
      bestia: view.bestia,
      handSize: options.handSize,
      potSaved: options.potSaved,
      ofTheNextPot: worthOfTheNextPot(seats.length),
    },
    playing,
    firstToPlay: view.firstToPlay === null ? NONE : seats.indexOf(view.firstToPlay),
    trick: {
      ...laid.trick,
      best: playing.indexOf(seats.indexOf(laid.best)),
      takers: view.tricks.reduce(
        (takers, { taker }, trick) => takers | (playing.indexOf(seats.indexOf(taker)) << (4 * trick)),
        0,
      ),
    },
  };
}

const ACE = 9;

/** BES-22 */
function dominantOf(turnedUp: Packed): Packed {
  const ace = packedSuit(turnedUp) * 10 + ACE;
  return turnedUp === ace ? ace - 1 : ace;
}

/** How many had said that they play before this one spoke. Those who came in blind said so later. */
function inBefore(eligible: readonly PlayerView[], speaking: readonly number[], talker: number): number {
  const before = speaking.slice(0, speaking.indexOf(talker));
  return eligible.filter(
    ({ declaration }, i) => (declaration === "served" || declaration === "exchange") && before.includes(i),
  ).length;
}

function layOut(view: View, trump: number) {
  const cards: LaidCard[][] = view.players.map(() => []);
  let [led, power, best] = [NONE, NONE, NONE];
  const lay = ({ seat, card: face }: Laid, trick: number, laid: number) => {
    const card = packCard(face);
    bySeat(cards, seat).push({ trick, laid, card, led, power });
    if (laid === 0) led = packedSuit(card);
    const own = powerOf(card, led, trump);
    if (own > power) [power, best] = [own, seat];
  };
  view.tricks.forEach(({ laid }, trick) => {
    for (const [i, one] of laid.entries()) lay(one, trick, i);
    [led, power, best] = [NONE, NONE, NONE];
  });
  for (const [i, one] of view.trick.entries()) lay(one, view.tricks.length, i);
  return { cards, best, trick: { trick: view.tricks.length, laid: view.trick.length, led, power } };
}

function unseenBy(view: View, own: PlayerView): Packed[] {
  const seen = new Uint8Array(CARDS);
  const see = (card: Card | typeof HIDDEN) => {
    if (card !== HIDDEN) seen[packCard(card)] = 1;
  };
  see(trumpOf(view));
  for (const card of [...own.cards, ...own.discards]) see(card);
  for (const { laid } of [...view.tricks, { laid: view.trick }]) for (const { card } of laid) see(card);
  return Array.from({ length: CARDS }, (_, card) => card).filter((card) => seen[card] === 0);
}
