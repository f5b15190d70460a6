import type { AnyMove, GameTypes, Seat, Told } from "@tavolata/kernel";
import { everything, type PlayerFigures, reportOf, type Shapes, watchGame } from "../player/index.ts";

/** A table that a test plays at, and what it told at the last input. */
interface Table<T extends GameTypes> {
  readonly state: T["state"];
  readonly told: readonly Told<T["event"]>[];
}

/** Who makes a move: a player, a stand-in at their seat, or the clock. */
type Mover = Seat | { readonly standIn: Seat } | "clock";

/** A game that a test tells move by move, and what was counted of it. */
export class CountedStory<T extends GameTypes, All extends Shapes, At extends Table<T>> {
  private readonly watching;
  private seq = 0;

  constructor(
    private readonly figures: PlayerFigures<T, All>,
    private readonly table: At,
    seats: number,
    options: T["options"],
    opening: readonly T["event"][] = everything(table.told),
  ) {
    this.watching = watchGame(figures, seats, options);
    this.watching.step({ input: undefined, mover: undefined, events: opening, state: table.state });
  }

  /** Somebody moves, in the table's own words. */
  does(who: Mover, type: AnyMove<T>["type"] | "ring", act: (table: At) => unknown): this {
    act(this.table);
    const by = typeof who === "object" ? who.standIn : who;
    this.seq += 1;
    this.watching.step({
      input: { seq: this.seq, at: this.seq, by, move: { type } } as never,
      mover: typeof who === "number" ? who : undefined,
      events: everything(this.table.told),
      state: this.table.state,
    });
    return this;
  }

  /** What was counted about a seat: "2 of 3" for rates, averages and medians as numbers. */
  of(seat: Seat): Record<string, Record<string, string | number>> {
    const rows = this.watching.rowsBySeat()[seat] ?? {};
    return Object.fromEntries(
      reportOf(this.figures.shapes, rows).map((figure) => [
        figure.id,
        Object.fromEntries(
          figure.rows.map((row) => [row.id, "hits" in row ? `${row.hits} of ${row.n}` : rounded(row.value)]),
        ),
      ]),
    );
  }

  /** How many values were counted for a row of averages, and what they come to together. */
  sumOf(seat: Seat, id: string, row: string): { n: number; sum: number } {
    const figures = reportOf(this.figures.shapes, this.watching.rowsBySeat()[seat] ?? {});
    const found = figures.find((figure) => figure.id === id)?.rows.find((one) => one.id === row);
    return { n: found?.n ?? 0, sum: (found?.n ?? 0) * (found?.value ?? 0) };
  }
}

function rounded(value: number): number {
  return Math.round(1000 * value) / 1000;
}
