import { type Mind, randomBot } from "@tavolata/bots";
import { drawMove, fastRandom, heard, pick, type Random } from "@tavolata/kernel";
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

/** What it looks at does not depend on for how long it thinks. */
const BRIEFLY = 0.05;

function decideIn(state: State, seat: number, level: string, seed: number, effort = 1): Move {
  return maestro.sit(level).decide({
    view: () => ilContoPrego.view(state, seat),
    offers: ilContoPrego.moves(state, seat, WHEN),
    random: fastRandom(seed, 9),
    effort,
  });
}

/** A quarter of its thinking is enough to tell levels apart. */
const FOR_A_WHILE = 0.25;

/** Plays to the end, at most so many moves; returns the moves made. */
function playOut(table: TestTable, minds: readonly Mind<IlConto>[], random: Random, most: number): number {
  let moves = 0;
  for (; ilContoPrego.result(table.state) === undefined && moves < most; moves++) {
    const seat = ilContoPrego.awaits(table.state)[0]!;
    const offers = ilContoPrego.moves(table.state, seat, WHEN);
    const view = () => table.view(seat);
    table.moves(seat, minds[seat]!.decide({ view, offers, random, effort: FOR_A_WHILE }));
    for (const [listener, mind] of minds.entries())
      for (const event of heard(table.told, listener)) mind.hear?.(event);
  }
  return moves;
}

const COMBINATIONS: Partial<Options>[] = [false, true].flatMap((oste) =>
  [false, true].flatMap((saldo) => [false, true].map((omaggi) => ({ oste, saldo, omaggi, omaggiTarget: 2 }))),
);

/** Thinking takes time, and on a busy machine much of it. */
const LONG = 600_000;

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
          const briefly = (state: State) => decideIn(state, seat, level, seed, BRIEFLY);
          expect(briefly(other)).toEqual(briefly(state));
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
        return mind.decide({ view, offers, random: fastRandom(seed), effort: BRIEFLY });
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
              const level = round === 0 && seats < 5 ? "strong" : "easy";
              const move = decideIn(table.state, seat, level, round, BRIEFLY);
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
    "never makes a hopeless call worse, no matter who called it",
    () => {
      let met = 0;
      for (let seed = 0; met < 16 && seed < 200; seed++) {
        const random = fastRandom(seed, 3);
        const table = tableWith({ seats: 4, seed });
        // Everybody raises, likely or not, until the player to move can count that it is hardly there.
        for (let call = 0; call < 20 && chanceByCounting(table) >= HOPELESS; call++) {
          const seat = table.state.turn;
          const calls = ilContoPrego
            .moves(table.state, seat, WHEN)
            .filter(({ move }) => move.type !== "bill");
          if (calls.length === 0) break;
          table.moves(seat, drawMove(pick(calls, random), random) as Move);
        }
        const { state } = table;
        const canCall = ilContoPrego.moves(state, state.turn, WHEN).some(({ move }) => move.type !== "bill");
        if (chanceByCounting(table) >= HOPELESS || !canCall) continue;
        met += 1;
        expect(decideIn(state, state.turn, "strong", seed)).toEqual({ type: "bill" });
      }
      expect(met).toBe(16);
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
    "is the stronger the higher its level, when all levels and a player who counts sit together",
    () => {
      const counter = BOTS.find(({ name }) => name === "counter")!;
      const levels = ["strong", "normal", "easy"].map((level) => () => maestro.sit(level));
      const lost = handsLost([...levels, () => counter.sit("strong")], 4, 8);
      const [strong, normal, easy] = lost as [number, number, number];
      expect(strong).toBeLessThan(normal);
      expect(normal).toBeLessThan(easy);
      // An even share of these 32 hands would be 8.
      expect(strong).toBeLessThan(6);
    },
    LONG,
  );

  it("plays better than chance even when it is easy", () => {
    const anybody = () => randomBot.sit(undefined) as unknown as Mind<IlConto>;
    const lost = handsLost([() => maestro.sit("easy"), anybody, anybody, anybody], 8, 8);
    // An even share of these 64 hands would be 16.
    expect(lost[0]).toBeLessThan(10);
  });
});

/** How many hands each of these loses in so many games of so many hands, in which everybody sits everywhere in turn. */
function handsLost(sit: readonly (() => Mind<IlConto>)[], games: number, hands: number): number[] {
  const lost = sit.map(() => 0);
  for (let seed = 0; seed < games; seed++) {
    const who = sit.map((_, seat) => (seat + seed) % sit.length);
    const table = tableWith({ seats: sit.length, seed: 900 + seed, options: { hands } });
    const minds = who.map((place) => sit[place]!());
    playOut(table, minds, fastRandom(seed, 1), 5000);
    table.state.players.forEach(({ losses }, seat) => {
      lost[who[seat]!]! += losses;
    });
  }
  return lost;
}

/** A call that is less likely than this to somebody who counts. */
const HOPELESS = 0.02;

function chanceByCounting({ state }: TestTable): number {
  const view = ilContoPrego.view(state, state.turn);
  return view.dishes.length === 0 ? 1 : chanceOfTruth(view.dishes, knowledgeOf(view), WHOLE_STOCK);
}
