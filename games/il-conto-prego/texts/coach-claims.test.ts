import { fastRandom, type Seat, shuffle, type Watcher, watchersOf } from "@tavolata/kernel";
import { claiming, claimsIn, claimsOf, type Truths } from "@tavolata/kernel/testing/claims";
import { describe, expect, test } from "vitest";
import {
  type Bill,
  type Card,
  compose,
  HIDDEN,
  ilContoPrego,
  isIn,
  isOfRank,
  JOKER,
  knownInHand,
  type Move,
  type Options,
  playerAt,
  RANKS,
  type Rank,
  rankOf,
  type State,
  seatsFrom,
  type View,
  wholeDeck,
} from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS } from "../testing/table-with.ts";
import { coachOf, it } from "./index.ts";
import type { ExpectedSet, KnownOfCall, WhatNow } from "./shape.ts";

/** The coach's texts, as which each sentence tells only what it claims. */
const CLAIMS = { ...it, coach: claiming(it.coach) };

const TABLES: Partial<Options>[] = [
  {},
  { hands: 3, oste: true },
  { saldo: true },
  { saldo: true, oste: true, turnSeconds: 30 },
  { omaggi: true, omaggiTarget: 6 },
  { saldo: true, omaggi: true, oste: true, omaggiTarget: 12 },
  { handSize: 5, saldo: true },
  { turnSeconds: 20, omaggi: true, hands: 12 },
];

interface Situation {
  readonly state: State;
  readonly view: View;
  readonly watcher: Watcher;
  readonly seat: Seat;
  readonly seed: number;
}

const WHEN = { now: 0, actedAt: 0 };

function kindsOf(state: State, seat: Seat): Set<Move["type"]> {
  return new Set(ilContoPrego.moves(state, seat, WHEN).map(({ move }) => move.type));
}

function handsOf({ players }: State): Card[][] {
  return players.map(({ cards, shown }) => (shown === null ? cards : [...cards, shown]));
}

function isTrue(state: State): boolean {
  return compose(state.dishes, handsOf(state)).verdict === "true";
}

/** The call, in as many deals that the watcher cannot rule out. */
function shareTrue({ view, seed }: Situation, deals: number): number {
  const random = fastRandom(seed, 7);
  let good = 0;
  for (let i = 0; i < deals; i++) if (isTrue(ilContoPrego.imagine(view, random))) good += 1;
  return good / deals;
}

/** All that this seat knows to lie in the hands. */
function knownTo({ state, view, seat }: Situation): Card[] {
  return state.players.flatMap(({ cards, shown }, other) => [
    ...(other === seat ? cards : knownInHand(view, other)),
    ...(shown === null ? [] : [shown]),
  ]);
}

/** What the watcher is told of their own bill; nobody else is told of it. */
function taught(role: "capotavola" | "cameriere", won: boolean, count?: (bill: Bill) => number) {
  return ({ state: { lastBill }, seat }: Situation, of: number | undefined): boolean => {
    if (lastBill === null) return false;
    const composed = compose(lastBill.dishes, lastBill.hands);
    const isRight = (role === "cameriere") === (composed.verdict === "true");
    const other = role === "capotavola" ? lastBill.cameriere : lastBill.capotavola;
    return (
      lastBill[role] === seat &&
      isRight === won &&
      lastBill.loser === (won ? other : seat) &&
      (count === undefined || count({ ...lastBill, ...composed }) === of)
    );
  };
}

const short = ({ missing, jokers }: Bill) => missing - jokers;

const MEANS = new Map<number, number>();

/** CON-29, measured: the largest set of equal cards among so many, Jokers included. */
function meanOfLargest(cards: number): number {
  const random = fastRandom(20261118, cards);
  const deals = 1500;
  let sum = 0;
  for (let i = 0; i < deals; i++) {
    const drawn = shuffle(wholeDeck(), random).slice(0, cards);
    const ofRank = (rank: Rank | typeof JOKER) => drawn.filter((card) => isOfRank(card, rank)).length;
    sum += Math.max(...RANKS.map(ofRank)) + ofRank(JOKER);
  }
  return sum / deals;
}

function isMean(cards: number, size: number): boolean {
  const mean = MEANS.get(cards) ?? meanOfLargest(cards);
  MEANS.set(cards, mean);
  return Math.abs(mean - size) < 0.2;
}

function countInPlay(state: State): number {
  return handsOf(state).flat().length - state.players.reduce((sum, { owed }) => sum + owed, 0);
}

/** How often the call was true in imagined deals, for each tenth that the coach has named, without and with known Jokers. */
const BY_TENTHS = [new Map<number, number[]>(), new Map<number, number[]>()] as const;

/** What must be true when the coach says it. */
const TRUE: Truths<Situation> = {
  bill: ({ state }) => state.lastBill !== null && handsAreUp(state.lastBill),
  askedAndLost: taught("capotavola", false, ({ missing }) => missing),
  askedAndWon: taught("capotavola", true, short),
  calledAndLost: taught("cameriere", false, short),
  calledAndWon: taught("cameriere", true),

  open: ({ state, seat }) =>
    !kindsOf(state, seat).has("bill") &&
    playerAt(state, seat).cards.every((show) => {
      if (show === JOKER) return true;
      const order: Move = { type: "order", rank: rankOf(show), show };
      return ilContoPrego.refuse(state, seat, order, WHEN) === undefined;
    }),
  openHigh: ({ state, seat }, highest: Rank) =>
    playerAt(state, seat).cards.every(
      (card) => card === JOKER || RANKS.indexOf(rankOf(card)) <= RANKS.indexOf(highest),
    ) && playerAt(state, seat).cards.some((card) => isOfRank(card, highest)),
  openWithJokers: ({ state, seat }) =>
    playerAt(state, seat).cards.every((card) => card === JOKER) &&
    RANKS.every(
      (rank) => ilContoPrego.refuse(state, seat, { type: "order", rank, show: JOKER }, WHEN) === undefined,
    ),

  sure: (situation) =>
    isTrue(situation.state) &&
    shareTrue(situation, 20) === 1 &&
    compose(situation.state.dishes, [knownTo(situation)]).verdict === "true",
  "sureSo.order": ({ state, seat }) => isTrue(state) && kindsOf(state, seat).has("order"),
  "sureSo.raise": ({ state, seat }) => isTrue(state) && canRaise(state, seat),
  impossible: (situation) => !isTrue(situation.state) && shareTrue(situation, 20) === 0,
  impossibleSo: ({ state, seat }) => !isTrue(state) && kindsOf(state, seat).has("bill"),
  known: (situation, { called, needed, hidden, withJokers }: KnownOfCall) => {
    const { state } = situation;
    const known = knownTo(situation);
    const { missing, jokers } = compose(state.dishes, [known]);
    return (
      called === state.dishes.reduce((sum, { count }) => sum + count, 0) &&
      needed === missing - jokers &&
      needed > 0 &&
      needed < called &&
      hidden === countInPlay(state) - known.length &&
      withJokers === jokers > 0
    );
  },
  odds: (situation, { tenths, now }: { tenths: number; now: WhatNow }) => {
    const { state, seat, seed } = situation;
    const shares = BY_TENTHS[knownTo(situation).includes(JOKER) ? 1 : 0];
    if (seed % 3 === 0) shares.set(tenths, [...(shares.get(tenths) ?? []), shareTrue(situation, 40)]);
    const kinds = kindsOf(state, seat);
    if (now === "bill") return kinds.has("bill");
    return now === "order" ? kinds.has("order") : canRaise(state, seat);
  },
  expected: ({ state }, { inPlay, size, top, above }: ExpectedSet) =>
    inPlay === countInPlay(state) &&
    isMean(inPlay, size) &&
    state.dishes.every(({ count }) => count <= top.count) &&
    state.dishes.some(({ count, rank }) => count === top.count && rank === top.rank) &&
    above === top.count > size,

  discard: ({ state, seat }) => kindsOf(state, seat).has("discard"),
  discardUnseen: ({ state, view, seat }) => kindsOf(state, seat).has("discard") && hidesOthers(view),
  jokerUnderSaldo: ({ state }) => {
    const { options } = state;
    const one = { ...playerAt(state, 0), cards: [JOKER] as Card[], owed: 0, eliminatedAfter: null };
    const calls: State = { ...state, phase: "calls", turn: 0, dishes: [], players: [one], options };
    return RANKS.every(
      (rank) => ilContoPrego.refuse(calls, 0, { type: "order", rank, show: JOKER }, WHEN) === undefined,
    );
  },

  waitForDiscards: ({ state, view, seat }) =>
    state.players.some(({ owed }, other) => other !== seat && owed > 0) && hidesOthers(view),
  waitForOpening: ({ state }) => {
    const kinds = kindsOf(state, state.turn);
    return kinds.size === 1 && kinds.has("order");
  },
  inPlay: ({ state }, { inPlay, size }: { inPlay: number; size: number }) =>
    inPlay === countInPlay(state) && isMean(inPlay, size),
  shownCards: ({ state }) =>
    state.calls.length > 0 && state.calls.every(({ seat, show }) => handsOf(state)[seat]?.includes(show)),
  youAreNext: ({ state, seat }) => seatsFrom(state, state.turn)[1] === seat,
  watching: ({ state, view, watcher, seat }) =>
    (typeof watcher !== "number" || !isIn(playerAt(state, seat))) &&
    view.players.every(({ cards }) => cards.every((card) => card === HIDDEN)),
  over: ({ state }) =>
    state.lastBill !== null && handsAreUp(state.lastBill) && ilContoPrego.result(state) !== undefined,
};

function canRaise(state: State, seat: Seat): boolean {
  const kinds = kindsOf(state, seat);
  return kinds.has("spice") || kinds.has("abound");
}

function handsAreUp({ hands }: Bill): boolean {
  return hands.flat().length > 0 && hands.flat().every((card) => (card as string) !== HIDDEN);
}

function hidesOthers({ players, watcher }: View): boolean {
  return players.every(({ discards }, seat) => seat === watcher || discards.every((card) => card === HIDDEN));
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

describe("What the coach claims", () => {
  const said = new Set<string>();

  for (const [i, options] of TABLES.entries()) {
    test(`[CON-5] [CON-6] [CON-17] [CON-18] [CON-24] [CON-26] [CON-27] [CON-29] is true at a table with ${JSON.stringify(options)}`, () => {
      const untrue: { key: string; [more: string]: unknown }[] = [];
      for (let seed = 0; seed < 8; seed++) {
        const seats = options.handSize === 5 ? 6 + (seed % 3) : 3 + ((seed + i) % 6);
        const setup = { seats, options: { ...DEFAULTS, ...options } };
        let bill: Bill | null = null;
        for (const { standing } of randomPlay(setup, 100 * i + seed, 260)) {
          const { state } = standing;
          const isNew = state.lastBill !== null && state.lastBill.hand !== bill?.hand;
          bill = state.lastBill;
          for (const watcher of watchersOf(seats)) {
            const view = ilContoPrego.view(state, watcher);
            const now = coachOf(CLAIMS, view);
            const over = [false, true].flatMap((stamped) =>
              isNew ? coachOf(CLAIMS, view, { bill, beat: { stamped } }) : [],
            );
            for (const { key, of } of claimsIn([...now, ...over])) {
              said.add(key);
              const situation = { state, view, watcher, seat: watcher as Seat, seed: standing.seq };
              if (TRUE[key]?.(situation, of as never) !== true) untrue.push({ key, of, watcher, view });
            }
            if (state.phase === "over")
              for (const { key } of claimsIn(now))
                expect(key).toMatch(/^(over|(asked|called)And(Lost|Won))$/);
          }
        }
      }
      expect([...new Set(untrue.map(({ key }) => key))]).toEqual([]);
      expect(untrue.slice(0, 1)).toEqual([]);
    });
  }

  test.each([
    ["without", 0],
    ["with", 1],
  ] as const)("comes true as often as the odds say, %s a Joker that is known", (_, jokers) => {
    const tried = BY_TENTHS[jokers];
    expect([...tried.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const off = [...tried].flatMap(([tenths, shares]) => {
      const mean = meanOf(shares);
      // Half a tenth for the rounding, and the sampling error of this many deals.
      const most = 0.05 + 4 * Math.sqrt(0.25 / (40 * shares.length));
      expect(Math.abs(mean - tenths / 10)).toBeLessThan(most);
      // At the ends tenths are rounded one way only.
      return tenths === 0 || tenths === 10 ? [] : shares.map((share) => share - tenths / 10);
    });
    expect(Math.abs(meanOf(off))).toBeLessThan(0.02);
  });

  test("is tried for every sentence", () => {
    expect(Object.keys(TRUE).sort()).toEqual(claimsOf(it.coach).sort());
    expect(Object.keys(TRUE).filter((key) => !said.has(key))).toEqual([]);
  });
});
