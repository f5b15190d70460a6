import type { Mind } from "@tavolata/bots";
import { drawMove, fastRandom, pick, type Random } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type IlConto, ilContoPrego, type Move, type Options, type State } from "../rules/index.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { BOTS } from "./index.ts";
import { maestro } from "./maestro.ts";
import { chanceOfTruth, knowledgeOf } from "./odds.ts";
import { WHOLE_STOCK } from "./stock.ts";

const WHEN = { now: 0, actedAt: 0 };

/** A move by somebody who neither counts nor asks for the bill all the time. */
function anyMove(state: State, seat: number, random: Random): Move {
  const offers = ilContoPrego.moves(state, seat, WHEN);
  const calls = offers.filter(({ move }) => move.type !== "bill");
  return drawMove(pick(calls.length > 0 && random.below(8) > 0 ? calls : offers, random), random) as Move;
}

function advance(table: TestTable, moves: number, random: Random): TestTable {
  for (let i = 0; i < moves && ilContoPrego.result(table.state) === undefined; i++) {
    const seat = pick(ilContoPrego.awaits(table.state), random);
    table.moves(seat, anyMove(table.state, seat, random));
  }
  return table;
}

function decideIn(state: State, seat: number, level: string, seed: number): Move {
  return maestro.sit(level).decide({
    view: () => ilContoPrego.view(state, seat),
    offers: ilContoPrego.moves(state, seat, WHEN),
    random: fastRandom(seed, 9),
  });
}

/** Plays to the end, at most so many moves; returns the moves made. */
function playOut(table: TestTable, minds: readonly Mind<IlConto>[], random: Random, most: number): number {
  let moves = 0;
  for (; ilContoPrego.result(table.state) === undefined && moves < most; moves++) {
    const seat = ilContoPrego.awaits(table.state)[0]!;
    const offers = ilContoPrego.moves(table.state, seat, WHEN);
    table.moves(seat, minds[seat]!.decide({ view: () => table.view(seat), offers, random }));
  }
  return moves;
}

const COMBINATIONS: Partial<Options>[] = [false, true].flatMap((oste) =>
  [false, true].flatMap((saldo) => [false, true].map((omaggi) => ({ oste, saldo, omaggi, omaggiTarget: 2 }))),
);

/** Thinking takes time, and on a busy machine much of it. */
const LONG = 180_000;

describe("The maestro", () => {
  it("plays for people who are gone", () => {
    expect(BOTS[0]).toBe(maestro);
  });

  for (const level of maestro.levels) {
    it(
      `${level} is honest: it decides the same when the hidden cards are others`,
      () => {
        for (let seed = 0; seed < 40; seed++) {
          const options = COMBINATIONS[seed % COMBINATIONS.length]!;
          const random = fastRandom(seed);
          const { state } = advance(tableWith({ seats: 4, seed, options }), random.below(24), random);
          const [seat] = ilContoPrego.awaits(state);
          if (seat === undefined) continue;
          const other = ilContoPrego.imagine(ilContoPrego.view(state, seat), fastRandom(seed, 5));
          expect(decideIn(other, seat, level, seed)).toEqual(decideIn(state, seat, level, seed));
        }
      },
      LONG,
    );
  }

  it("decides the same again, whatever it has thought about in between", () => {
    const mind = maestro.sit("strong");
    const decideAll = () =>
      [1, 2, 3, 4, 5].map((seed) => {
        const { state } = advance(tableWith({ seats: 3 + seed, seed }), 2 * seed, fastRandom(seed));
        const offers = ilContoPrego.moves(state, state.turn, WHEN);
        const view = () => ilContoPrego.view(state, state.turn);
        return mind.decide({ view, offers, random: fastRandom(seed) });
      });
    expect(decideAll()).toEqual(decideAll());
  });

  it(
    "always has a move that is open, whatever is played for",
    () => {
      let positions = 0;
      for (const [i, options] of COMBINATIONS.entries()) {
        for (let seats = 3; seats <= 8; seats++) {
          const random = fastRandom(i, seats);
          const handSize = seats >= 6 && i % 2 === 0 ? 5 : 6;
          const table = tableWith({
            seats,
            seed: 10 * i + seats,
            options: { ...options, handSize, hands: 99 },
          });
          for (let round = 0; round < 6; round++) {
            advance(table, 1 + random.below(12), random);
            for (const seat of ilContoPrego.awaits(table.state).slice(0, 1)) {
              const move = decideIn(table.state, seat, round === 0 && seats < 5 ? "strong" : "easy", round);
              expect(ilContoPrego.refuse(table.state, seat, move, WHEN)).toBeUndefined();
              positions += 1;
            }
          }
        }
      }
      expect(positions).toBeGreaterThan(250);
    },
    LONG,
  );

  it(
    "doubts what is absurd, and never raises it",
    () => {
      // Six cards each, and at this point nobody has shown more than one of the ranks that are called.
      const hands = ["5D 5S 7D 8C 9C TH", "JC JD 4C 6S QC KS", "5H 2C 3S 9D TD KD", "JH 4D 6H 8S QS AC"];
      const absurd = [
        [
          { count: 5, rank: "J" },
          { count: 7, rank: "5" },
        ],
        [
          { count: 6, rank: "J" },
          { count: 4, rank: "5" },
        ],
        [
          { count: 9, rank: "5" },
          { count: 1, rank: "J" },
        ],
        [{ count: 8, rank: "J" }],
      ] as const;
      for (const [seed, dishes] of absurd.entries()) {
        const table = tableWith({ hands }).orders(0, "5").orders(1, "J").pilesOn(2, "first", "5");
        table.pilesOn(3, "second", "J");
        table.state.dishes = dishes.map((dish) => ({ ...dish }));
        for (const level of ["normal", "strong"])
          expect(decideIn(table.state, 0, level, seed)).toEqual({ type: "bill" });
      }
    },
    LONG,
  );

  it(
    "never makes a hopeless call worse, no matter who called it: four maestros do not climb from 5 % to nothing",
    () => {
      const random = fastRandom(7);
      const table = tableWith({ seats: 4, seed: 7, options: { hands: 2 } });
      const mind = maestro.sit("strong");
      while (ilContoPrego.result(table.state) === undefined) {
        const seat = table.state.turn;
        const view = table.view(seat);
        const offers = ilContoPrego.moves(table.state, seat, WHEN);
        const move = mind.decide({ view: () => view, offers, random });
        const knowledge = knowledgeOf(view);
        if (view.dishes.length > 0 && chanceOfTruth(view.dishes, knowledge, WHOLE_STOCK) < 0.02) {
          expect(move.type).toBe("bill");
        }
        table.moves(seat, move);
      }
    },
    LONG,
  );

  it(
    "brings every game to its end",
    () => {
      for (const [seed, options] of COMBINATIONS.entries()) {
        const table = tableWith({ seats: 3, seed, options });
        const minds = [0, 1, 2].map(() => maestro.sit("easy"));
        playOut(table, minds, fastRandom(seed), 2000);
        expect(ilContoPrego.result(table.state)).toBeDefined();
      }
    },
    LONG,
  );

  it(
    "is the weaker the more it misjudges",
    () => {
      const counter = BOTS.find(({ name }) => name === "counter")!;
      const lossesOf = (level: string): number => {
        let losses = 0;
        for (let seed = 0; seed < 8; seed++) {
          const table = tableWith({ seats: 4, seed, options: { hands: 16 } });
          const minds = [maestro.sit(level), ...[1, 2, 3].map(() => counter.sit("strong"))];
          playOut(table, minds, fastRandom(seed, 1), 5000);
          losses += table.state.players[0]!.losses;
        }
        return losses;
      };
      const [easy, normal] = ["easy", "normal"].map(lossesOf) as [number, number];
      expect(normal).toBeLessThan(easy);
    },
    LONG,
  );
});
