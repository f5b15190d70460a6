import { copy, fastRandom, type Seat } from "@tavolata/kernel";
import { claiming, claimsIn, type Truths } from "@tavolata/kernel/testing/claims";
import { describe, expect, test } from "vitest";
import {
  bestia,
  type Card,
  eligibleSeats,
  isHandOn,
  legalCards,
  type Options,
  playerAt,
  plays,
  type State,
  suitOf,
  takerOf,
  tricksOwed,
  trumpOf,
  type View,
} from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { coachOf, it } from "./index.ts";

/** The coach's texts, as which each sentence tells only what it claims. */
const CLAIMS = { ...it, coach: claiming(it.coach) };

const TABLES: Partial<Options>[] = [
  {},
  { overtrump: true, minCredit: 150 },
  { handSize: 4 },
  { handSize: 4, overtrump: true, potSaved: true, firstToSpeak: "hand" },
  { compulsoryHand: true },
  { compulsoryHand: true, handSize: 4, potSaved: true },
  { allPass: "dealer", potSaved: true, minCredit: 60 },
  { table: "tournament", stack: 60, levelMinutes: 1 },
  // Everybody is short of the ante again and again.
  { stack: 25, buyInLeast: 20, buyInMost: 40, minCredit: 15, levelMinutes: 1 },
  { stack: 8, buyInLeast: 8, buyInMost: 40, handSize: 4, levelMinutes: 0 },
];
const SMALL = { stack: 200, buyInLeast: 100, buyInMost: 300, ante: 10, levelMinutes: 5, hands: 20 };

/** The fewest tricks this seat takes if it plays well and all others play together against it. */
function leastTricks(state: State, me: Seat, playing: readonly Seat[], turn: Seat): number {
  if (state.trick.length === playing.length) {
    const taker = takerOf(state.trick, trumpOf(state));
    const next = { ...state, trick: [], tricks: [...state.tricks, { laid: state.trick, taker }] };
    return (taker === me ? 1 : 0) + leastTricks(next, me, playing, taker);
  }
  const legal = legalCards(state, turn);
  if (legal.length === 0) return 0;
  const after = playing[(playing.indexOf(turn) + 1) % playing.length] as Seat;
  const outcomes = legal.map((card) => {
    const players = state.players.map((player, seat) =>
      seat === turn ? { ...player, cards: player.cards.filter((other) => other !== card) } : player,
    );
    const trick = [...state.trick, { seat: turn, card }];
    return leastTricks({ ...state, players, trick }, me, playing, after);
  });
  return turn === me ? Math.max(...outcomes) : Math.min(...outcomes);
}

/** Against one other who holds whatever the watcher cannot rule out. */
function sureTricksBySearch(view: View, seat: Seat, seed: number): number {
  const other = view.players.findIndex((player, one) => one !== seat && player.eligible);
  const deals = Array.from({ length: 4 }, (_, i) => bestia.imagine(view, fastRandom(seed, i)));
  return Math.min(
    ...deals.flatMap((deal) =>
      [seat, other].map((leader) =>
        leastTricks({ ...deal, trick: [], tricks: [] }, seat, [seat, other], leader),
      ),
    ),
  );
}

const WHEN = { now: 0, actedAt: 0 };

function can(state: State, seat: Seat, move: Parameters<typeof bestia.refuse>[2]): boolean {
  return bestia.refuse(state, seat, move, WHEN) === undefined;
}

/** The same table after the player has bought in and the next hand was dealt. */
function boughtIn(state: State, seat: Seat): State {
  const later = copy(state);
  const tell = Object.assign(() => {}, { to: () => {} });
  // In the level of the last hand: a new one that begins just now is nothing the coach could know.
  const now = state.levelsBegan + state.level * state.options.levelMinutes * 60_000;
  const turn = { now, actedAt: now, random: fastRandom(1), tell, effect: () => {} };
  const chips = Math.max(1, state.options.buyInLeast - playerAt(state, seat).credit);
  bestia.play(later, "house", { type: "topUp", seat, chips }, turn);
  if (later.phase === "between") bestia.ring(later, turn);
  return later;
}

interface Situation {
  readonly state: State;
  readonly view: View;
  readonly seat: Seat;
  readonly seed: number;
}

/** What must be true when the coach says it; a sentence that promises nothing is left out. */
const TRUE: Truths<Situation> = {
  sure: ({ state, view, seat, seed }, { card, tricks }: { card: Card; tricks: number }) =>
    playerAt(state, seat).cards.includes(card) &&
    tricks >= tricksOwed({ ...state, firstToPlay: state.firstToPlay ?? seat }, seat) &&
    sureTricksBySearch(view, seat, seed) >= tricks,
  sureButOwes: ({ state, view, seat, seed }, card: Card) =>
    playerAt(state, seat).cards.includes(card) &&
    state.firstToPlay === null &&
    state.options.handSize === 4 &&
    sureTricksBySearch(view, seat, seed) >= 1,
  trumps: ({ state, seat }, trumps: number) => trumpsOf(state, seat).length === trumps && trumps > 0,
  weak: ({ state, seat }) => can(state, seat, { type: "pass" }) && trumpsOf(state, seat).length === 0,
  compulsory: ({ state, seat }) => !can(state, seat, { type: "pass" }),
  exchange: ({ state, seat }) =>
    can(state, seat, { type: "exchange", cards: playerAt(state, seat).cards.slice(0, 1) }),
  worth: ({ state, seat }, { part, bestia: risk, owed }: { part: number; bestia: number; owed: number }) => {
    const { pot, options, firstToPlay } = state;
    const isFirst =
      firstToPlay === seat || (firstToPlay === null && playerAt(state, seat).declaration !== "pass");
    return (
      risk === state.bestia &&
      risk > 0 &&
      part === Math.floor(pot / options.handSize) &&
      owed === (options.handSize === 4 && (isFirst || mayComeInFirst(state, seat)) ? 2 : 1)
    );
  },
  worthWithoutRisk: ({ state }) => state.bestia === 0,
  alone: ({ state }) => !state.players.some(plays),
  listen: ({ state }) => state.players.some(plays),
  blind: ({ state, seat }) => can(state, seat, { type: "blind" }) && state.players.some(plays),
  blindAlone: ({ state, seat }) => can(state, seat, { type: "blind" }) && !state.players.some(plays),
  blindRound: ({ state, seat }) => state.phase === "blind" && !playerAt(state, seat).declinedBlind,
  leadDominant: ({ state, seat }, card: Card) =>
    legalCards(state, seat).join() === card && takesIt(state, seat, card),
  leadSure: ({ state, seat, view, seed }, card: Card) =>
    [1, 2, 3].every((i) => takesIt(bestia.imagine(view, fastRandom(seed, i)), seat, card)) &&
    takesIt(state, seat, card),
  leadTrump: ({ state, seat }) => trumpsOf(state, seat).length > 0,
  leadPlain: ({ state, seat }) =>
    trumpsOf(state, seat).length === 0 && playerAt(state, seat).cards.length > 1,
  lastCard: ({ state, seat }) =>
    legalCards(state, seat).length === 1 && playerAt(state, seat).cards.length === 1,
  followTrump: ({ state, seat }) => {
    const trumps = trumpsOf(state, seat);
    return trumps.length === 0 || legalCards(state, seat).join() === trumps.join();
  },
  follow: ({ state, seat }, suit: string) => {
    const legal = legalCards(state, seat);
    const all = following(state, seat, suit);
    return !state.options.overtrump && legal.join() === all.join();
  },
  followAndOvertrump: ({ state, seat }, suit: string) =>
    state.options.overtrump &&
    legalCards(state, seat).every((card) => following(state, seat, suit).includes(card)),
  owes: ({ state, seat }, missing: number) =>
    missing === tricksOwed(state, seat) - playerAt(state, seat).tricks &&
    missing <= playerAt(state, seat).cards.length &&
    state.bestia > 0,
  tooLate: ({ state, seat }) => {
    const { tricks, cards } = playerAt(state, seat);
    return tricks + cards.length < tricksOwed(state, seat);
  },
  noRisk: ({ state }) => state.bestia === 0,
  safe: ({ state, seat }) => playerAt(state, seat).tricks >= tricksOwed(state, seat),
  passed: ({ state, seat }) =>
    !plays(playerAt(state, seat)) &&
    !can(state, seat, { type: "blind" }) &&
    !can(state, seat, { type: "served" }),
  clear: ({ state }) => state.pot === 0,
  runsOn: ({ state }) => state.pot > 0,
  nobodyPlayed: ({ state }) => state.pot > 0 && state.lastHand?.how === "nobody",
  saved: ({ state }) => state.pot > 0 && state.lastHand?.how === "saved",
  afterHand: ({ state }) =>
    state.options.handSize === 3 && state.pot > 0 && (state.lastHand?.bestie.length ?? 0) > 0,
  afterHandOfFour: ({ state }) =>
    state.options.handSize === 4 && state.pot > 0 && (state.lastHand?.bestie.length ?? 0) > 0,
  waits: ({ state, seat }) => !eligibleSeats(state).includes(seat) || isHandOn(state),
  waitsForNext: ({ state, seat }) => !playerAt(state, seat).eligible || !isHandOn(state),
  "out.sitsOut": ({ state, seat }) => can(state, seat, { type: "back" }),
  "out.playedFor": ({ state, seat }) => can(state, seat, { type: "back" }) && plays(playerAt(state, seat)),
  "out.leaving": ({ state, seat }) => !can(state, seat, { type: "back" }) && playerAt(state, seat).leaving,
  "out.short": ({ state, seat }) => !can(state, seat, { type: "back" }) && isInAfterBuyingIn(state, seat),
  "out.shortOfTheAnte": ({ state, seat }) =>
    !can(state, seat, { type: "back" }) && isInAfterBuyingIn(state, seat),
  "out.noChips": ({ state, seat }) =>
    !can(state, seat, { type: "back" }) && (isHandOn(state) || !isInAfterBuyingIn(state, seat)),
};

/** In the hand that is on nothing can be bought; what is bought then counts for the next one. */
function isInAfterBuyingIn(state: State, seat: Seat): boolean {
  if (isHandOn(state)) return playerAt(state, seat).paidAnte;
  const later = boughtIn(state, seat);
  // Somebody else took the pot as the last one entitled to it, and that was the end.
  if (later.phase === "over") return true;
  if (playerAt(later, seat).sitOut) return false;
  return isHandOn(later) ? playerAt(later, seat).eligible : eligibleSeats(later).includes(seat);
}

function mayComeInFirst(state: State, seat: Seat): boolean {
  return state.phase === "blind" && state.turn === seat && state.firstToPlay === null;
}

function trumpsOf(state: State, seat: Seat): Card[] {
  return playerAt(state, seat).cards.filter((card) => suitOf(card) === suitOf(trumpOf(state)));
}

/** BES-21 in other words. */
function following(state: State, seat: Seat, suit: string): Card[] {
  const { cards } = playerAt(state, seat);
  const ofSuit = cards.filter((card) => suitOf(card) === suit);
  if (ofSuit.length > 0) return ofSuit;
  const trumps = trumpsOf(state, seat);
  return trumps.length > 0 ? trumps : cards;
}

/** Whether a card that is led takes the trick, whatever the others lay. */
function takesIt(state: State, seat: Seat, card: Card): boolean {
  return state.players.every((player, other) => {
    if (other === seat || !plays(player)) return true;
    const trick = [{ seat, card }];
    return legalCards({ ...state, trick }, other).every(
      (answer) => takerOf([...trick, { seat: other, card: answer }], trumpOf(state)) === seat,
    );
  });
}

describe("What the coach claims", () => {
  const said = new Map<string, number>();

  for (const [i, options] of TABLES.entries()) {
    test(`[BES-21] [BES-22] [BES-24a] [BES-29] [BES-31] is true at a table with ${JSON.stringify(options)}`, () => {
      const untrue: unknown[] = [];
      for (let seed = 0; seed < 14; seed++) {
        const seats = 2 + ((seed + i) % 4);
        const setup = { seats, options: { ...DEFAULTS, ...SMALL, ...options } };
        for (const { standing } of randomPlay(setup, 100 * i + seed, 260)) {
          const { state } = standing;
          for (let seat = 0; seat < seats; seat++) {
            const view = bestia.view(state, seat);
            for (const { key, of } of claimsIn(coachOf(CLAIMS, view))) {
              said.set(key, (said.get(key) ?? 0) + 1);
              const isTrue = TRUE[key]?.({ state, view, seat, seed }, of as never) ?? true;
              if (!isTrue) untrue.push({ key, of, view });
            }
          }
        }
      }
      expect(untrue.slice(0, 1)).toEqual([]);
    });
  }

  test("has all been tried", () => {
    expect(Object.keys(TRUE).filter((key) => !said.has(key))).toEqual([]);
  });
});
