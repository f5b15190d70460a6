import { fastRandom, pick, type Random } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Call,
  type Card,
  compose,
  dishesAfter,
  ilContoPrego,
  knownInHand,
  type Move,
  type State,
} from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { Judgement } from "./judgement.ts";
import { chanceOfTruth, knowledgeOf } from "./odds.ts";
import { isTrue, legalCalls, loserOf, MOST_CALLS, packDishes, packHand, packMove, ROW } from "./packed.ts";
import { WHOLE_STOCK } from "./stock.ts";
import { listen, openTo } from "./table-talk.ts";

const WHEN = { now: 0, actedAt: 0 };
const RUNS = { seed: 20, numRuns: 150 };

function handsOf({ players }: State): Card[][] {
  return players.map(({ cards, shown }) => (shown === null ? cards : [...cards, shown]));
}

function openMoves({ state }: TestTable): Move[] {
  return ilContoPrego.moves(state, state.turn, WHEN).map(({ move }) => move as Move);
}

function callsAmong(moves: readonly Move[]): Call[] {
  return moves.filter((move) => move.type !== "bill" && move.type !== "discard");
}

/** What the twin says can be called now. */
function packedCalls({ dishes, players, turn, options }: State): number[] {
  const calls = new Int32Array(MOST_CALLS);
  const [first, second] = packDishes(dishes);
  const count = legalCalls(
    calls,
    first,
    second,
    packHand(players[turn]!.cards),
    0,
    options.saldo,
    WHOLE_STOCK,
  );
  return [...calls.subarray(0, count)];
}

/** Tables in the middle of a hand; calls that pile on are favoured in some, so that dishes grow large too. */
const midHand = fc
  .record({
    seed: fc.nat(1_000_000),
    seats: fc.integer({ min: 3, max: 8 }),
    saldo: fc.boolean(),
    calls: fc.nat(30),
    pilesOn: fc.boolean(),
  })
  .map(({ seed, seats, saldo, calls, pilesOn }) => {
    const table = tableWith({ seats, seed, options: { saldo } });
    const random = fastRandom(seed, 3);
    for (let i = 0; i < calls; i++) makeAnyCall(table, random, pilesOn);
    return table;
  });

function makeAnyCall(table: TestTable, random: Random, pilesOn: boolean): void {
  const open = callsAmong(openMoves(table));
  const piles = open.filter(({ type }) => type === "abound");
  const among = pilesOn && piles.length > 0 ? piles : open;
  if (among.length > 0) table.moves(table.state.turn, pick(among, random));
}

describe("The packed twin of the rules", () => {
  it("can call exactly what the rules offer", () => {
    fc.assert(
      fc.property(midHand, (table) => {
        const offered = callsAmong(openMoves(table)).map((move) => packMove(move, table.state.dishes));
        const packed = packedCalls(table.state);
        expect(new Set(packed)).toEqual(new Set(offered));
        expect(new Set(packed).size).toBe(packed.length);
      }),
      RUNS,
    );
  });

  it("finds the same calls true", () => {
    fc.assert(
      fc.property(midHand, (table) => {
        const hands = handsOf(table.state);
        const all = packHand(hands.flat());
        for (const move of callsAmong(openMoves(table))) {
          const dishes = dishesAfter(table.state.dishes, move);
          const [first, second] = packDishes(dishes);
          expect(isTrue(first, second, all)).toBe(compose(dishes, hands).verdict === "true");
        }
      }),
      RUNS,
    );
  });

  it("finds the same loser", () => {
    fc.assert(
      fc.property(midHand, (table) => {
        const { state } = table;
        fc.pre(state.calls.length > 0);
        const [first, second] = packDishes(state.dishes);
        const loser = loserOf({
          capotavola: state.turn,
          cameriere: state.calls.at(-1)!.seat,
          isTrue: isTrue(first, second, packHand(handsOf(state).flat())),
        });
        table.asksForTheBill(state.turn);
        expect(state.lastBill!.loser).toBe(loser);
      }),
      RUNS,
    );
  });
});

describe("What is heard at the table", () => {
  it("is the cards that everybody is known to hold", () => {
    fc.assert(
      fc.property(midHand, (table) => {
        const view = table.view(table.state.turn);
        const { shown } = listen(view, WHOLE_STOCK);
        view.players.forEach((player, seat) => {
          const known = knownInHand(view, seat);
          const row = packHand(player.shown === null ? known : [...known, player.shown]);
          expect([...shown.subarray(seat * ROW, (seat + 1) * ROW)]).toEqual([...row]);
        });
      }),
      RUNS,
    );
  });

  it("makes calls as likely as counting cards does", () => {
    fc.assert(
      fc.property(midHand, (table) => {
        const view = table.view(table.state.turn);
        const talk = listen(view, WHOLE_STOCK);
        const open = openTo(talk.me, talk.shown);
        const seenCards = talk.sizes[talk.me]! + open.reduce((sum, cards) => sum + cards, 0);
        const judgement = new Judgement(talk.inBill, talk.saldo, WHOLE_STOCK);
        judgement.look(talk.first, talk.second, talk.myHand, 0, open, seenCards);
        const knowledge = knowledgeOf(view);
        const chances = new Map(
          [...judgement.calls.subarray(0, judgement.count)].map((call, i) => [call, judgement.chances[i]!]),
        );
        for (const move of callsAmong(openMoves(table))) {
          const chance = chanceOfTruth(dishesAfter(view.dishes, move), knowledge, WHOLE_STOCK);
          expect(chances.get(packMove(move, view.dishes))).toBeCloseTo(chance, 5);
        }
        if (view.dishes.length > 0)
          expect(judgement.doubt).toBeCloseTo(1 - chanceOfTruth(view.dishes, knowledge, WHOLE_STOCK), 5);
      }),
      { ...RUNS, numRuns: 60 },
    );
  });
});
