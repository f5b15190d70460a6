import { type AnyBot, findBot, randomBot } from "@tavolata/bots";
import { defaultsOf, drawMove, fastRandom, pick } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import {
  type Card,
  compose,
  type Dish,
  type IlConto,
  ilContoPrego,
  type State,
  type View,
} from "../rules/index.ts";
import { expectedHands } from "../rules/minutes.ts";
import { type TestTable, tableWith } from "../testing/table-with.ts";
import { BOTS } from "./index.ts";
import { chanceOfTruth, knowledgeOf } from "./odds.ts";
import { PANEL } from "./panel.ts";
import { WHOLE_STOCK } from "./stock.ts";

const WHEN = { now: 0, actedAt: 0 };

/** A table in the middle of a random hand. */
function midGame(seed: number, options = {}): TestTable {
  const random = fastRandom(seed);
  const table = tableWith({ seats: 4, seed, options });
  for (let move = random.below(9); move > 0; move--) {
    const seat = pick(ilContoPrego.awaits(table.state), random);
    const offers = ilContoPrego.moves(table.state, seat, WHEN).filter((offer) => offer.move.type !== "bill");
    table.moves(seat, drawMove(pick(offers, random), random));
  }
  return table;
}

function handsOf({ players }: State): Card[][] {
  return players.map(({ cards, shown }) => (shown === null ? cards : [...cards, shown]));
}

describe("The odds", () => {
  it("agree with imagining the hidden cards again and again", () => {
    const calls: Dish[][] = [
      [{ count: 3, rank: "Q" }],
      [
        { count: 2, rank: "A" },
        { count: 3, rank: "7" },
      ],
      [{ count: 5, rank: "2" }],
    ];
    const random = fastRandom(77);
    for (let seed = 0; seed < 6; seed++) {
      const view = midGame(seed).view(seed % 4);
      for (const dishes of calls) {
        const odds = chanceOfTruth(dishes, knowledgeOf(view), WHOLE_STOCK);
        let hits = 0;
        const tries = 2500;
        for (let i = 0; i < tries; i++) {
          hits += compose(dishes, handsOf(ilContoPrego.imagine(view, random))).verdict === "true" ? 1 : 0;
        }
        // Four standard deviations, and something for chances near 0 and 1.
        expect(Math.abs(hits / tries - odds)).toBeLessThan(
          4 * Math.sqrt((odds * (1 - odds)) / tries) + 0.002,
        );
      }
    }
  });

  it("are certain about what is on the table", () => {
    const view = tableWith({ hands: ["2H 2C", "3H 4H", "5H 6H"] }).view(0);
    expect(chanceOfTruth([{ count: 2, rank: "2" }], knowledgeOf(view), WHOLE_STOCK)).toBe(1);
    expect(chanceOfTruth([{ count: 12, rank: "2" }], knowledgeOf(view), WHOLE_STOCK)).toBe(0);
  });
});

describe("The bots that count and go by the book", () => {
  const all = PANEL.flatMap((bot) =>
    (bot.levels.length === 0 ? [undefined] : bot.levels).map((level) => ({ bot, level })),
  );

  for (const { bot, level } of all) {
    const name = level === undefined ? bot.name : `${bot.name}:${level}`;

    it(`${name} only makes moves that are open, whatever is played for`, () => {
      const options = { oste: true, saldo: true, omaggi: true, omaggiTarget: 2 };
      for (let seed = 0; seed < 4; seed++) {
        const random = fastRandom(seed);
        const table = tableWith({ seats: 3, seed, options });
        const minds = [0, 1, 2].map(() => bot.sit(level));
        while (ilContoPrego.result(table.state) === undefined) {
          const seat = ilContoPrego.awaits(table.state)[0]!;
          const offers = ilContoPrego.moves(table.state, seat, WHEN);
          table.moves(seat, minds[seat]!.decide({ view: () => table.view(seat), offers, random }));
        }
      }
    });

    it(`${name} is honest: it decides the same when the hidden cards are others`, () => {
      for (let seed = 0; seed < 40; seed++) {
        const { state } = midGame(seed);
        const seat = state.turn;
        const decideIn = (some: State) =>
          bot.sit(level).decide({
            view: (): View => ilContoPrego.view(some, seat),
            offers: ilContoPrego.moves(some, seat, WHEN),
            random: fastRandom(seed, 9),
          });
        const other = ilContoPrego.imagine(ilContoPrego.view(state, seat), fastRandom(seed, 5));
        expect(decideIn(other)).toEqual(decideIn(state));
      }
    });
  }

  it("the counter loses fewer hands than three who play at random, and the easy one errs more", () => {
    const lossesOf = (level: string): number => {
      const found = findBot(BOTS as readonly AnyBot[], `counter:${level}`);
      if (found.fault !== undefined) throw new Error(found.fault);
      const random = fastRandom(3);
      let losses = 0;
      for (let seed = 0; seed < 60; seed++) {
        const table = tableWith({ seats: 4, seed, options: { hands: 8 } });
        const minds = [
          found.bot.sit(found.level),
          randomBot.sit(undefined),
          randomBot.sit(undefined),
          randomBot.sit(undefined),
        ];
        while (ilContoPrego.result(table.state) === undefined) {
          const seat = table.state.turn;
          const offers = ilContoPrego.moves(table.state, seat, WHEN);
          table.moves(
            seat,
            minds[seat]!.decide({ view: () => table.view(seat), offers, random }) as IlConto["move"],
          );
        }
        losses += table.state.players[0]!.losses;
      }
      return losses / (60 * 8);
    };
    const strong = lossesOf("strong");
    // An even share would be 0.25.
    expect(strong).toBeLessThan(0.15);
    expect(lossesOf("easy")).toBeGreaterThan(strong);
  });
});

describe("How many hands a game is expected to have", () => {
  for (const [seats, options] of [
    [3, { saldo: true }],
    [8, { saldo: true }],
    [4, { omaggi: true }],
    [6, { saldo: true, omaggi: true }],
  ] as const) {
    it(`is how many it mostly has with ${seats} players and ${Object.keys(options).join(" and ")}`, () => {
      const random = fastRandom(seats);
      const hands = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
        const table = tableWith({ seats, seed, options });
        const minds = table.state.players.map((_, seat) =>
          PANEL[(seat + seed) % PANEL.length]!.sit("normal"),
        );
        while (ilContoPrego.result(table.state) === undefined) {
          const seat = ilContoPrego.awaits(table.state)[0]!;
          const offers = ilContoPrego.moves(table.state, seat, WHEN);
          table.moves(seat, minds[seat]!.decide({ view: () => table.view(seat), offers, random }));
        }
        return table.state.hand;
      });
      const complete = { ...defaultsOf<IlConto["options"]>(ilContoPrego.options), ...options };
      const [from, to] = expectedHands({ seats, options: complete });
      expect(hands.filter((some) => some >= from && some <= to).length).toBeGreaterThanOrEqual(6);
    });
  }
});

describe("Finding a bot", () => {
  it("takes the strongest level where none is named, and says what there is", () => {
    const bots = BOTS as readonly AnyBot[];
    expect(findBot(bots, "counter")).toMatchObject({ level: "strong" });
    expect(findBot(bots, "counter:easy")).toMatchObject({ level: "easy" });
    expect(findBot(bots, "bluffer:easy").fault).toMatch(/it has no levels/);
    expect(findBot(bots, "nobody").fault).toMatch(/rulebook, counter \(easy, normal, strong\), bluffer/);
  });
});
