import { type Figure, Tally } from "@tavolata/figures";
import { drawMove, fastRandom, heard, type Offer, pick } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { bestia, type Move, type Options } from "../rules/index.ts";
import { type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";
import { FIGURES } from "./index.ts";

type Act = (table: TestTable) => TestTable;

/** Watches one table after the other, each from its deal on, move by move. */
class Lab {
  private readonly tally = new Tally();
  private readonly watching;
  seconds = 0;
  measures: readonly number[] = [];

  constructor(private readonly players: number) {
    this.watching = FIGURES.watch(this.tally, players);
  }

  watch(settings: TableSettings, ...acts: Act[]): this {
    this.watching.beginGame?.(0);
    const table = tableWith(settings);
    this.hear(table);
    for (const act of acts) this.hear(act(table));
    this.measures = this.watching.endGame?.(table.state) ?? [];
    return this;
  }

  hear({ told, state }: TestTable): void {
    for (const event of heard(told, "spectator")) this.seconds += this.watching.event(event, state);
  }

  figure(id: string): Figure {
    return FIGURES.report(this.tally, this.players).find((figure) => figure.id === id)!;
  }

  /** What the figure says about each thing, to three places. */
  rows(id: string): Record<string, number> {
    const figure = this.figure(id);
    if (!("rows" in figure)) throw new Error(`${id} has no rows`);
    return Object.fromEntries(
      figure.rows.map(({ label, value }) => [label, Math.round(1000 * value) / 1000]),
    );
  }
}

/** Seat 2 is the giocatore di mano, seat 0 the dealer; a pot of 60. Seat 2 takes all three tricks. */
const ONE_HAND: TableSettings = {
  hands: ["4C 5C 6C", "3D 7B 2S", "AD RD 4B"],
  trump: "2D",
  stock: "4S 5S",
  options: { ante: 20 },
};
const PLAYED: Act[] = [
  (table) => table.isServed(1),
  (table) => table.exchanges(0, "5C 6C"),
  (table) => table.isServed(2),
  ...["2:AD", "1:3D", "0:4C", "2:RD", "1:7B", "0:4S", "2:4B", "1:2S", "0:5S"].map(
    (laid): Act =>
      (table) =>
        table.plays(laid),
  ),
];

describe("The figures of Bestia", () => {
  it("tell one hand as it was", () => {
    const lab = new Lab(3).watch(ONE_HAND, ...PLAYED);
    expect(lab.rows("said")).toMatchObject({ Pass: 0, "Stand pat": 0.667, "Exchange of 2": 0.333 });
    expect(lab.rows("endings")).toMatchObject({ "Tricks were played": 1, "Nobody played": 0 });
    expect(lab.rows("bestia")).toEqual({ "Of all who play a hand": 0.667 });
    expect(lab.rows("bestia-by-way")).toEqual({ "Stand pat": 0.5, "Exchange of 2": 1 });
    expect(lab.rows("net-at")).toEqual({
      "Giocatore di mano": 100,
      "2 from the dealer's right": -100,
      Dealer: -100,
    });
    expect(lab.rows("leader-takes")).toEqual({ "First trick": 1, "Second trick": 1, "Third trick": 1 });
    expect(lab.rows("trump-takes")).toEqual({ A: 1, "3": 0, R: 1 });
    expect(lab.seconds).toBeGreaterThan(60);
  });

  it("tell a pot that grows and is cleared, and who is ruined on the way", () => {
    const alone: Act[] = [
      (table) => table.rings(),
      ...[0, 1].map((): Act => (table) => table.passes(table.state.turn!)),
      (table) => table.isServed(table.state.turn!),
      ...[0, 1].map((): Act => (table) => table.passes(table.state.turn!)),
    ];
    const lab = new Lab(3).watch(ONE_HAND, ...PLAYED, ...alone);
    expect(lab.rows("pot-growth")).toEqual({ "Hand 1": 1, "Hand 2": 3 });
    expect(lab.rows("largest-pot")).toEqual({ "Largest pot": 3 });
    expect(lab.figure("runs")).toMatchObject({ mean: { value: 2 } });
    expect(lab.rows("ruin")).toEqual({ "Games in which somebody is ruined": 0, "Players ruined": 0 });
    const [hands, playing, bestie, largest, , ruined] = lab.measures;
    expect({ hands, playing, bestie, largest, ruined }).toEqual({
      hands: 2,
      playing: 200,
      bestie: 100,
      largest: 300,
      ruined: 0,
    });
    const poor = new Lab(3).watch({ ...ONE_HAND, credits: [80, 80, 80] }, ...PLAYED);
    expect(poor.rows("ruin")).toMatchObject({ "Players ruined": 0.667 });
  });

  it("leave out what no game came to", () => {
    const given = FIGURES.report(new Tally(), 3);
    expect(given.map(({ id }) => id)).not.toContain("ruin");
  });

  it("add up, whatever is played: what all positions take and what goes bestia is the pot", () => {
    for (const options of [{}, { handSize: 4 as const }, { potSaved: true, compulsoryHand: true }]) {
      const lab = playAtRandom({ ...options, hands: 0, stack: 900_000_000, buyInMost: 1_000_000_000 });
      const [net, ending] = [lab.rows("net-at"), lab.rows("endings")];
      const taken = Object.values(net).reduce((sum, one) => sum + one, 0) / 100;
      const [hands = 0, , bestie = 0] = lab.measures;
      const kept = (ending["Nobody played"] ?? 0) + (ending["The pot was saved"] ?? 0);
      expect(hands).toBeGreaterThan(30);
      expect(taken + bestie / 100 + kept).toBeCloseTo(1, 2);
    }
  });
});

/** Everybody is so rich that the bestia is always the whole pot. */
function playAtRandom(options: Partial<Options>): Lab {
  const random = fastRandom(8);
  const anyAct: Act = (table) => {
    const { turn } = table.state;
    if (turn === null) return table.rings();
    const offers = bestia.moves(table.state, turn, { now: 0, actedAt: 0 }) as Offer<Move>[];
    const serious = offers.filter(({ move }) => move.type !== "sitOut" && move.type !== "blind");
    const passes = serious.filter(({ move }) => move.type === "pass");
    const among = passes.length > 0 && random.below(2) > 0 ? passes : serious;
    return table.moves(turn, drawMove(pick(among, random), random) as Move);
  };
  return new Lab(4).watch({ seats: 4, options }, ...Array.from({ length: 700 }, () => anyAct));
}
