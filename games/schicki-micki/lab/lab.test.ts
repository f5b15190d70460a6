import { type Figure, Tally } from "@tavolata/figures";
import { heard } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";
import { FIGURES } from "./index.ts";

type Doing = (table: TestTable) => unknown;

/** Watches one table after the other, each from before its first card. */
class Lab {
  private readonly tally = new Tally();
  private readonly watching;
  seconds = 0;
  measures: Record<string, number> = {};

  constructor(private readonly players: number) {
    this.watching = FIGURES.watch(this.tally, players);
  }

  /** Cards are turned up one after the other where a number stands, as many as it says. */
  watch(settings: TableSettings, ...story: (Doing | number)[]): this {
    this.watching.beginGame?.(0);
    const table = tableWith({ seats: this.players, ...settings });
    const hear = () => {
      for (const event of heard(table.told, "screen"))
        this.seconds += this.watching.event(event, table.state);
    };
    for (const part of story) {
      if (typeof part !== "number") {
        part(table);
        hear();
        continue;
      }
      for (let cards = part; cards > 0; cards--) {
        table.turnsUp();
        hear();
      }
    }
    const values = this.watching.endGame?.(table.state) ?? [];
    this.measures = Object.fromEntries(FIGURES.measures.map(({ id }, i) => [id, values[i]!]));
    return this;
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

describe("The figures of Schicki Micki", () => {
  it("tell one line as it was won", () => {
    const lab = new Lab(4).watch({ deck: "YGORPB BGYPRO", dealer: 2, piles: [0, 0, 3, 0] }, 2, (table) =>
      table.calls(3, "hat", 800).takes("blue", 2, 900).rings(),
    );
    expect(lab.rows("first")).toMatchObject({ "One match": 1, "Two worms": 0 });
    expect(lab.rows("won-by")).toMatchObject({ "One match": 1 });
    expect(lab.rows("outcomes")).toMatchObject({ Won: 0.5, Wrong: 0.5 });
    expect(lab.rows("wrong-by-deed")).toEqual({ Call: 0, "Blue pawn": 1 });
    expect(lab.rows("wins-at")).toMatchObject({ Dealer: 0, "1 to their left": 1 });
    expect(lab.rows("cards-at")).toMatchObject({ Dealer: 0, "1 to their left": 2 });
    expect(lab.figure("cards-won")).toMatchObject({ mean: { value: 2 } });
    expect(lab.figure("first-time")).toMatchObject({ mean: { value: 0.8 } });
    expect(lab.measures).toEqual({
      turned: 2,
      lines: 1,
      "windows-without-winner": 0,
      wrong: 1,
      paid: 1,
      pawns: 1,
      "first-reaction": 800,
      dealer: -667,
    });
    // One card lay for three seconds, the second for 0.8; then the window and the time to look.
    expect(lab.seconds).toBeCloseTo(3 + 0.8 + 1.5 + 4, 6);
  });

  it("count what a line first had to react to, though nobody saw it", () => {
    const lab = new Lab(2).watch(
      { deck: "YGORPB BGYPRO GYRBOPP YRGOBP" },
      3,
      (table) => table.knocks(0, 700).rings(),
      1,
    );
    expect(lab.rows("first")).toMatchObject({ "One match": 1, "Two worms": 0 });
    expect(lab.rows("won-by")).toMatchObject({ "Two worms": 1, "One match": 0 });
    expect(lab.figure("cards-at-first")).toMatchObject({ mean: { value: 2 } });
    expect(lab.figure("cards-won")).toMatchObject({ mean: { value: 3 } });
  });

  it("leave a line where it is when nobody wins it", () => {
    const lab = new Lab(2).watch(
      { deck: "YGORPB BGYPRO RPBYGO" },
      2,
      (table) => table.knocks(0, 700).rings(),
      1,
    );
    expect(lab.rows("windows")).toMatchObject({ "Somebody won": 0 });
    expect(lab.rows("first")).toMatchObject({ "One match": 1 });
    expect(lab.measures).toMatchObject({ turned: 3, lines: 0, "windows-without-winner": 1 });
  });

  it("count pawns, and how games end", () => {
    const lab = new Lab(4).watch({ deck: "YGORPB YGBPRO", left: 2 }, 2, (table) =>
      table.takes("blue", 0, 600).takes("blue", 1, 700).takes("blue", 3, 800).rings(),
    );
    expect(lab.figure("blue-pawns")).toMatchObject({ mean: { value: 3 } });
    expect(lab.measures).toMatchObject({ pawns: 3, wrong: 0 });
    expect(lab.rows("endings")).toEqual({ "With the last card": 1, "With an empty deck": 0 });
    expect(lab.rows("deeds")).toMatchObject({ "Blue pawn": 1, Call: 0 });
  });
});
