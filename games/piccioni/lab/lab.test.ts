import { type Figure, Tally } from "@tavolata/figures";
import { heard } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { OUR_DECK, PLACES } from "../rules/index.ts";
import { randomPlay } from "../testing/random-play.ts";
import { DEFAULTS, type TableSettings, type TestTable, tableWith } from "../testing/table-with.ts";
import { FIGURES } from "./index.ts";

type Play = (table: TestTable) => unknown;

/** Watches one table after the other. */
class Lab {
  private readonly tally = new Tally();
  private readonly watching;
  seconds = 0;
  measures: Record<string, number> = {};

  constructor(private readonly players: number) {
    this.watching = FIGURES.watch(this.tally, players);
  }

  /** Here cards are in hand from the start, so the events that deal them come first. */
  watch(settings: TableSettings, ...plays: Play[]): this {
    this.watching.beginGame?.(0);
    const table = tableWith(settings);
    table.state.players.forEach(({ hand }, seat) => {
      this.watching.event({ type: "dealt", seat, cards: [...hand] }, undefined);
    });
    for (const place of PLACES)
      for (const pigeon of table.state.places[place])
        this.watching.event({ type: "glided", pigeon, to: place }, undefined);
    for (const play of plays) {
      const before = table.story.length;
      play(table);
      for (const event of table.story.slice(before)) this.seconds += this.watching.event(event, table.state);
    }
    return this.end(table.state);
  }

  watchAtRandom(seed: number): this {
    this.watching.beginGame?.(0);
    let last: TestTable["state"] | undefined;
    for (const { told, standing } of randomPlay({ seats: this.players, options: DEFAULTS }, seed, 20_000)) {
      for (const one of told) {
        const [event] = "secret" in one ? [one.secret] : heard([one], "spectator");
        this.seconds += this.watching.event(event!, standing.state);
      }
      last = standing.state;
    }
    return this.end(last!);
  }

  private end(state: TestTable["state"]): this {
    const values = this.watching.endGame?.(state) ?? [];
    this.measures = Object.fromEntries(FIGURES.measures.map(({ id }, i) => [id, values[i]!]));
    return this;
  }

  figure(id: string): Figure | undefined {
    return FIGURES.report(this.tally, this.players).find((figure) => figure.id === id);
  }

  /** What the figure says about each row, to three decimal places, and how often it was counted. */
  rows(id: string): Record<string, number> {
    return this.column(id, ({ value }) => Math.round(1000 * value) / 1000);
  }

  times(id: string): Record<string, number> {
    return this.column(id, ({ n }) => n);
  }

  private column(id: string, of: (row: { value: number; n: number }) => number): Record<string, number> {
    const figure = this.figure(id);
    if (figure === undefined || !("rows" in figure)) throw new Error(`${id} has no rows`);
    return Object.fromEntries(figure.rows.map((row) => [row.label, of(row)]));
  }
}

describe("The figures of Piccioni", () => {
  it("tell what becomes of cards, and of pigeons in Places", () => {
    const lab = new Lab(2).watch(
      {
        hands: ["fionda-1 vecchietta-1 guano-1", "ma-anche-no-1"],
        areas: ["grasso-1", ""],
        places: { strada: "zoppo-1", statua: "stupido-1" },
        pigeonDeck: "zoppo-2",
      },
      (table) => table.plays("fionda-1").choosesPigeons(0, "zoppo-1").othersDecline(),
      (table) => table.discards("vecchietta-1 guano-1", "grasso-1"),
    );
    expect(lab.rows("actions")).toEqual({ Draw: 0, Play: 0.5, Discard: 0.5 });
    expect(lab.rows("played")).toEqual({ Slingshot: 1, "Old Lady": 0, Guano: 0 });
    expect(lab.rows("fates")).toMatchObject({ Played: 0.333, "Paid with": 0.667 });
    expect(lab.rows("ways-out-strada")).toMatchObject({ Trophy: 1 });
    expect(lab.rows("makers")).toMatchObject({ "A card": 0.5, "Two cards paid": 0.5 });
    expect(lab.rows("answered")).toEqual({ "Reaction or contribution": 0 });
    expect(lab.figure("flock-size")).toMatchObject({ mean: { value: 1 } });
    expect(lab.measures).toMatchObject({ turns: 1, trophies: 2, answers: 0, flock: 1000 });
    expect(lab.seconds).toBeGreaterThan(20);
  });

  it("tell answers, and cards that had no effect", () => {
    const lab = new Lab(2).watch({ hands: ["guano-1", "ma-anche-no-1"], areas: ["", "grasso-1"] }, (table) =>
      table.plays("guano-1").reacts(1, "ma-anche-no-1"),
    );
    expect(lab.rows("played")).toEqual({ Guano: 1, "Not today!": 1 });
    expect(lab.rows("answered")).toEqual({ "Reaction or contribution": 1 });
    expect(lab.measures).toMatchObject({ answers: 1, trophies: 0 });
  });

  it("tell that a Place overflows, and who gets the Trophy", () => {
    const lab = new Lab(2).watch(
      { hands: ["", ""], places: { strada: "zoppo-1 zoppo-2 zoppo-3" }, pigeonDeck: "zoppo-4" },
      (table) => table.draws(1),
      (table) => table.draws(1),
    );
    expect(lab.rows("makers")).toMatchObject({ "A Place that overflows": 1 });
    expect(lab.rows("actions")).toMatchObject({ Draw: 1 });
  });

  it("add up, whatever is played", () => {
    const lab = new Lab(4);
    const GAMES = 12;
    for (let seed = 0; seed < GAMES; seed++) lab.watchAtRandom(seed);
    const sum = (values: Record<string, number>) =>
      Object.values(values).reduce((all, value) => all + value, 0);
    expect(sum(lab.rows("fates"))).toBeCloseTo(1, 2);
    expect(sum(lab.rows("endings"))).toBe(1);
    const played = lab.rows("played");
    expect(new Set(Object.keys(played))).toEqual(new Set(OUR_DECK.actions.map(({ name }) => name.en)));
    // A deck's dead cards are at the bottom.
    expect(Object.values(played)).toEqual(Object.values(played).sort((a, b) => b - a));
    // Every pigeon that comes to a Place leaves it, or is there at the end.
    const arrivals = lab.rows("arrivals");
    for (const place of PLACES) {
      const { name } = OUR_DECK.places[place];
      expect(lab.times(`ways-out-${place}`).Trophy).toBe(Math.round(arrivals[name.en]! * GAMES));
    }
    const points = lab.rows("points");
    expect(points.Winner).toBeGreaterThan(points["The others"]!);
    expect(lab.times("points")).toEqual({ Winner: GAMES, "The others": 3 * GAMES });
  });

  it("leave out figures that no game contributed to", () => {
    expect(FIGURES.report(new Tally(), 3).map(({ id }) => id)).not.toContain("endings");
  });
});
