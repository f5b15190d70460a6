import { type Figure, Tally } from "@tavolata/figures";
import { describe, expect, it } from "vitest";
import { MeasuringTable, sitterOf } from "../measuring/index.ts";
import type { Event, Signal, State } from "../rules/index.ts";
import { type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";
import { FIGURES } from "./index.ts";

class Lab {
  private readonly tally = new Tally();
  private readonly watching = FIGURES.watch(this.tally, 4);
  seconds = 0;
  measures: Record<string, number> = {};

  /** One round that is laid out, one play after the other. */
  watch(settings: TableSettings, ...plays: ((table: TestTable) => unknown)[]): this {
    const table = tableWith(settings);
    const { state } = table;
    this.watching.beginGame?.(0);
    this.hear({ type: "roundBegins", round: 1, dealer: state.dealer, deadline: null }, state);
    state.players.forEach(({ hand }, seat) => {
      this.hear({ type: "dealt", seat, hand: [...hand] }, state);
    });
    for (const play of plays) {
      table.forget();
      play(table);
      for (const one of table.told) this.hear("secret" in one ? one.secret : one.event, state);
    }
    return this.end(state);
  }

  /** A whole game of foxes. */
  play(seed: number): this {
    this.watching.beginGame?.(0);
    const hear = (event: Event, state: State | undefined) => this.hear(event, state);
    return this.end(
      new MeasuringTable(Array(4).fill(sitterOf("fox")), {}, seed, { event: hear }).play().state,
    );
  }

  private hear(event: Event, state: State | undefined): void {
    this.seconds += this.watching.event(event, state);
  }

  private end(state: State): this {
    const values = this.watching.endGame?.(state) ?? [];
    this.measures = Object.fromEntries(FIGURES.measures.map(({ id }, i) => [id, values[i]!]));
    return this;
  }

  figure(id: string): Figure {
    return FIGURES.report(this.tally, 4).find((figure) => figure.id === id)!;
  }

  rows(id: string): Record<string, number> {
    const figure = this.figure(id);
    if (!("rows" in figure)) throw new Error(`${id} has no rows`);
    return Object.fromEntries(
      figure.rows.map(({ label, value }) => [label, Math.round(1000 * value) / 1000]),
    );
  }
}

const LAID: TableSettings = { hands: ["LGG", "OOPG", "PPL", "OGL"], dealer: 3, signals: ["wink", "nod"] };

describe("The figures of Beccato!", () => {
  it("tell one round as it was: a tris, a signal that nobody looked at, and the player who was caught", () => {
    const lab = new Lab().watch(
      { ...LAID, hands: ["LGG", "OOP", "PPL", "OGGL"] },
      (table) => table.waits(700).looks(2, 1).looks(0, 3).waits(700),
      (table) => table.passes("O"),
      (table) => table.passes("O"),
      (table) => table.passes("P").waits(500),
      (table) => table.performs(1, "hum"),
      (table) => table.waits(3600).performs(1, "nod").waits(500),
      (table) => table.beccato(0, 1).settles(),
    );
    expect(lab.rows("ended-by")).toEqual({ Coccodé: 0, Beccato: 1, Chicchirichì: 0, Nothing: 0 });
    expect(lab.rows("right")).toEqual({ Beccato: 1 });
    expect(lab.figure("passes-to-tris")).toMatchObject({ mean: { value: 2 } });
    expect(lab.rows("signals")).toEqual({ "A mate": 0, "A rival": 0 });
    expect(lab.rows("gestures")).toEqual({ Real: 0.5 });
    expect(lab.figure("calls-until-caught")).toMatchObject({ mean: { value: 0 } });
    expect(lab.rows("caught")).toEqual({ Caught: 0.5 });
    expect(lab.rows("wins-at")).toMatchObject({ Dealer: 0, "1 to the left": 1 });
    expect(lab.rows("tris-at")).toMatchObject({ "1 to the left": 0, "2 to the left": 1 });
    expect(lab.measures).toMatchObject({ rounds: 1, passes: 300, wrong: 0, signals: 1, feigned: 1 });
    expect(lab.seconds).toBe(3 * 2 + 8);
  });

  it("say who made out a real signal", () => {
    const lab = new Lab().watch(
      { ...LAID, hands: ["LGG", "OOO", "PPL", "GGLP"], dealer: 3 },
      (table) => table.passes("G").waits(700),
      (table) => table.looks(2, 1).waits(500),
      (table) => table.performs(1, "nod"),
      (table) => table.waits(460),
      (table) => table.coccode(3).settles(),
    );
    expect(lab.rows("signals")).toEqual({ "A mate": 0, "A rival": 1 });
    expect(lab.rows("right")).toEqual({ Coccodé: 1 });
    expect(lab.measures).toMatchObject({ signals: 1, leaked: 1, wrong: 0 });
  });

  it("count wrong shouts, which win no team anything", () => {
    const lab = new Lab().watch(LAID_FOR_NOTHING, (table) => table.coccode(0).settles());
    expect(lab.rows("right")).toEqual({ Coccodé: 0 });
    expect(lab.measures).toMatchObject({ wrong: 1, void: 0 });
    expect(new Set(Object.values(lab.rows("wins-at")))).toEqual(new Set([0]));
  });

  it("say how voices fare against gestures, where both are at one table", () => {
    const signals = (...had: Signal[]) =>
      had.map((what) => ({ signals: [{ entry: null, row: [what], round: 1 }], signs: [] }));
    const lab = new Lab();
    for (const secrets of [signals("hum", "wink"), signals("nod", "wink")]) {
      lab.watch(
        { ...LAID_FOR_NOTHING, eggs: ["ccccc"] },
        (table) => Object.assign(table.state, { secrets }),
        (table) => table.coccode(1).settles(),
      );
    }
    expect(lab.rows("kinds")).toEqual({ Voices: 1, Gestures: 0 });
  });

  it("make sense of whole games", () => {
    const lab = new Lab().play(1).play(2).play(3);
    expect(lab.rows("endings")).toMatchObject({ "With six eggs": 1 });
    expect(lab.measures.signals).toBeGreaterThan(lab.measures.rounds! / 2);
    expect(lab.rows("signals")["A rival"]).toBeLessThan(0.9);
    expect(lab.rows("signals")["A mate"]).toBeGreaterThan(0.4);
    const parts = Object.values(lab.rows("ended-by"));
    expect(parts.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 2);
    expect(lab.measures.rounds).toBeGreaterThan(4);
    for (const figure of FIGURES.report(new Tally(), 4)) expect(figure.title).not.toBe("");
  });
});

const LAID_FOR_NOTHING: TableSettings = { hands: ["LGG", "OOP", "PPL", "OGGL"], dealer: 3 };
