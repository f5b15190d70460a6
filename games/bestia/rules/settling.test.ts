import { fastRandom, pick } from "@tavolata/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tableWith } from "../testing/table-with.ts";
import { bestia, netOf, tookPart } from "./index.ts";

describe("Settling", () => {
  it("[BES-25] the pot in three parts, rounded down; what is left goes to the taker of the first trick", () => {
    const hands = ["4D 5C AB", "4B 5D AC", "7C 6B AD"];
    const table = tableWith({ hands, pot: 70, trump: "6S" }).isServed(1, 0, 2);
    table.plays("2:AD", "1:5D", "0:4D", "2:7C", "1:AC", "0:5C", "1:4B", "0:AB", "2:6B");
    expect(table.last("handOver")).toMatchObject({ how: "played", pot: 100, won: [33, 33, 34], nextPot: 0 });
    expect(table.credits).toEqual([2023, 2023, 2024]);
  });

  it("[BES-25] [BES-26] what a seat nets is what it took less its bestia, and all who played took part", () => {
    const hands = ["4D 5C 5B", "4B 5D AC", "7C 6B AD", "2C 2B 2D"];
    const table = tableWith({ hands, pot: 50, trump: "6S" });
    expect(tookPart(table.state.lastHand, 0)).toBe(false);
    table.isServed(2, 1, 0).passes(3).passes(3);
    table.plays("2:AD", "1:5D", "0:4D", "2:7C", "1:AC", "0:5C", "1:4B", "0:5B", "2:6B");
    const over = table.state.lastHand!;
    expect(over).toMatchObject({ won: [0, 30, 60, 0], bestie: [0], bestia: 90 });
    expect([0, 1, 2, 3].map((seat) => netOf(over, seat))).toEqual([-90, 30, 60, 0]);
    expect([0, 1, 2, 3].map((seat) => tookPart(over, seat))).toEqual([true, true, true, false]);
  });

  it("[BES-24a] [BES-29] players who won nothing and paid nothing took part if they laid cards", () => {
    const hands = ["4D 5C AB", "4B 5D AC", "7C 6B AD", "2C 2B 2D"];
    const table = tableWith({ hands, trump: "6S", options: { potSaved: true } });
    table.isServed(2, 1, 0).passes(3).passes(3);
    table.plays("2:AD", "1:5D", "0:4D", "2:7C", "1:AC", "0:5C", "1:4B", "0:AB", "2:6B");
    const over = table.state.lastHand!;
    expect(over).toMatchObject({ how: "saved", won: [0, 0, 0, 0], bestie: [] });
    expect([0, 1, 2, 3].map((seat) => tookPart(over, seat))).toEqual([true, true, true, false]);
  });

  it("[BES-25] two tricks earn two parts, and the taker of the first gets the odd cents even with one", () => {
    const hands = ["AC 5C AB", "4B 5D 4C"];
    const table = tableWith({ hands, pot: 81, trump: "6S" }).isServed(0, 1);
    table.plays("1:4C", "0:5C", "0:AC", "1:4B", "0:AB", "1:5D");
    expect(table.last("handOver")).toMatchObject({ pot: 101, won: [101, 0] });
    const shared = tableWith({ hands: ["4D 5C AB", "AD 5B 4C"], pot: 81, trump: "6S" }).isServed(0, 1);
    shared.plays("1:AD", "0:4D", "1:4C", "0:5C", "0:AB", "1:5B");
    expect(shared.last("handOver")).toMatchObject({ pot: 101, won: [66, 35] });
  });

  it("[BES-25] with four cards in four parts, odd cents to the taker of the first trick too", () => {
    const hands = ["4D 5C AB 3B", "AD 5B 4C 7B"];
    const table = tableWith({ hands, pot: 83, trump: "6S", options: { handSize: 4 } }).isServed(0, 1);
    table.plays("1:AD", "0:4D", "1:4C", "0:5C", "0:AB", "1:5B", "0:3B", "1:7B");
    expect(table.last("handOver")).toMatchObject({ pot: 103, won: [75, 28] });
  });

  it("[BES-26] then a player who played and took no trick pays the bestia: that is the next initial pot", () => {
    const hands = ["2D 2C 2B", "AS 3S RS", "4D 4C 4B"];
    const table = tableWith({ hands, pot: 30, trump: "4S" }).isServed(1, 0, 2);
    table.plays("2:4D", "1:RS", "0:2D", "1:AS", "0:2C", "2:4C", "1:3S", "0:2B", "2:4B");
    expect(table.last("handOver")).toMatchObject({ pot: 60, bestia: 60, bestie: [0, 2], nextPot: 120 });
    expect(table.credits).toEqual([1930, 2050, 1930]);
  });

  it("[BES-26] a player who passed pays nothing", () => {
    const hands = ["2D 2C 2B", "AS 3S RS", "4D 4C 4B"];
    const table = tableWith({ hands, trump: "4S" }).isServed(1).passes(0).isServed(2).passes(0);
    table.plays("2:4D", "1:RS", "1:AS", "2:4C", "1:3S", "2:4B");
    expect(table.last("handOver")?.bestie).toEqual([2]);
  });

  it("[BES-27] chips are neither made nor lost, whatever happens at the table", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 2, maxLength: 8 }),
        fc.nat(50),
        fc.constantFrom(3 as const, 4 as const),
        fc.boolean(),
        (seed, credits, pot, handSize, potSaved) => {
          const random = fastRandom(seed);
          const options = {
            ante: 10,
            stack: 200,
            buyInLeast: 100,
            buyInMost: 400,
            hands: 0,
            handSize,
            potSaved,
          };
          const table = tableWith({ credits, pot, seed, options, dealt: false });
          const chipsAtTheTable = () => table.credits.reduce((sum, credit) => sum + credit, table.state.pot);
          const moved = (type: string) =>
            table.owed.reduce(
              (sum, effect) => (effect.type === type && "chips" in effect ? sum + effect.chips : sum),
              0,
            );
          const before = chipsAtTheTable();
          for (let input = 0; input < 150 && table.state.phase !== "over"; input++) {
            stumbleOn(table, random.below(6), random);
            expect(chipsAtTheTable()).toBe(before + moved("chipsIn") - moved("chipsOut"));
            expect(Math.min(table.state.pot, ...table.credits)).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { seed: 27, numRuns: 60 },
    );
  });

  it("[BES-27] a bestia never costs more than its player has", () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = fastRandom(seed);
      const credits = Array.from({ length: 4 }, () => 1 + random.below(60));
      const table = tableWith({ credits, seed, pot: random.below(100), options: { ante: 10 } });
      while (table.state.phase === "declaration") table.isServed(table.state.turn!);
      const lowest = Math.min(...table.credits);
      expect(table.state.bestia).toBeLessThanOrEqual(lowest);
    }
  });

  it("[BES-28] four cards: four each, up to four exchanged, blind with four, four tricks", () => {
    const hands = ["AD 3D RD CD", "AC 3C RC CC", "AB 3B RB CB"];
    const options = { handSize: 4 } as const;
    const table = tableWith({ hands, options, trump: "AS", stock: "2C 2B 2D 4D 4C 4B 5D 5C" });
    expect(tableWith({ seats: 8, options }).state.players.map(({ cards }) => cards.length)).toEqual(
      Array(8).fill(4),
    );
    table.exchanges(1, "AC 3C RC CC").passes(0).isServed(2).comesInBlind(0);
    expect(table.state.players[0]?.cards).toHaveLength(4);
    expect(table.state.players[1]?.exchanged).toBe(4);
    while (table.state.phase === "play") playFirst(table);
    expect(table.state.lastHand?.tricks).toHaveLength(4);
    expect(table.tricks.reduce((sum, n) => sum + n)).toBe(4);
  });

  it("[BES-28] with three in the stock there is no blind with four", () => {
    const hands = ["AD 3D RD CD", "AC 3C RC CC", "AB 3B RB CB"];
    const table = tableWith({ hands, options: { handSize: 4 }, stockSize: 3 })
      .passes(1)
      .isServed(0, 2);
    expect(table.state.phase).toBe("play");
  });

  it("[BES-29] with four cards the first player who decided to play needs two tricks, the others one", () => {
    const hands = ["4D 5C AB 3B", "AD 5B 4C 7B"];
    const options = { handSize: 4 } as const;
    const first = tableWith({ hands, trump: "6S", options }).isServed(0, 1);
    expect(first.state.firstToPlay).toBe(0);
    first.plays("1:AD", "0:4D", "1:4C", "0:5C", "0:AB", "1:5B", "0:3B", "1:7B");
    expect(first.last("handOver")?.bestie).toEqual([]);
    const other = tableWith({ hands, trump: "6S", options: { ...options, firstToSpeak: "hand" } }).isServed(
      1,
      0,
    );
    other.plays("1:AD", "0:4D", "1:4C", "0:5C", "0:AB", "1:5B", "0:3B", "1:7B");
    expect(other.last("handOver")).toMatchObject({ bestie: [1], nextPot: 20 });
  });

  it("[BES-29] with three cards that player needs one like everybody", () => {
    const table = tableWith({
      hands: ["4D 5C AB", "AD 5B 4C"],
      trump: "6S",
      options: { firstToSpeak: "hand" },
    });
    table.isServed(1, 0).plays("1:AD", "0:4D", "1:4C", "0:5C", "0:AB", "1:5B");
    expect(table.last("handOver")?.bestie).toEqual([]);
  });

  it("[BES-29] that player may have come in blind, if nobody played before", () => {
    const hands = ["4D 5C AB 3B", "AD 5B 4C 7B"];
    const table = tableWith({ hands, trump: "6S", options: { handSize: 4 } })
      .passes(0, 1)
      .comesInBlind(0);
    expect(table.state.firstToPlay).toBe(0);
    const played = tableWith({ hands, trump: "6S", options: { handSize: 4 } })
      .passes(0)
      .isServed(1)
      .comesInBlind(0);
    expect(played.state.firstToPlay).toBe(1);
  });

  it("[BES-29] and then owes two tricks like anybody who was first", () => {
    const story = (drawn: string) => {
      const hands = ["4D 5C 4B 5B", "6D 6C 6B 7B"];
      const stock = `${drawn} 3D RD AC AB`;
      const table = tableWith({ hands, trump: "6S", options: { handSize: 4 }, stock });
      return table.passes(0, 1).comesInBlind(0).comesInBlind(1);
    };
    const one = story("AS 2D 2C 2B").plays("1:3D", "0:2D", "1:RD", "0:AS", "0:2C", "1:AC", "1:AB", "0:2B");
    expect(one.last("handOver")).toMatchObject({ bestie: [0], bestia: 20, nextPot: 20 });
    const two = story("AS 3S 2C 2B").plays("1:3D", "0:3S", "0:AS", "1:RD", "0:2C", "1:AC", "1:AB", "0:2B");
    expect(two.last("handOver")).toMatchObject({ bestie: [], nextPot: 0 });
  });
});

type Table = ReturnType<typeof tableWith>;

function playFirst(table: Table): void {
  const seat = table.state.turn!;
  table.plays(table.offers(seat)[0]!.replace("play", String(seat)));
}

/** Sometimes a player acts, sometimes the clock, sometimes the house. */
function stumbleOn(table: Table, what: number, random: { below(n: number): number }): void {
  const when = { now: table.now, actedAt: table.now };
  const { turn, deadline } = table.state;
  if (what === 0) {
    const offers = bestia.moves(table.state, "house", when).filter(({ move }) => move.type !== "close");
    const offer = pick(offers, random);
    const chips = offer.open?.chips;
    const move = chips?.kind === "amount" ? { ...offer.move, chips: chips.least } : offer.move;
    table.house(move as never);
  } else if (turn !== null) {
    const offers = bestia.moves(table.state, turn, when).filter(({ open }) => open === undefined);
    table.moves(turn, pick(offers, random).move as never);
  } else if (deadline !== null) {
    table.rings();
  }
}
