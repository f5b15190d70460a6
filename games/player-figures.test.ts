import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  type AnyPlayerFigures,
  addRows,
  everything,
  type FigureWords,
  type Rows,
  reportOf,
  watchGame,
} from "@tavolata/figures/player";
import { type AnyGame, defaultsOf, type GameTypes, type Input, type Transition } from "@tavolata/kernel";
import { type CheckedTable, opened, playRandomly } from "@tavolata/kernel/check/drive";
import { describe, expect, it } from "vitest";
import { GAMES } from "./index.ts";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const LONGEST = 6000;
/** A seat's counts of one game, as they are saved. */
const MOST_BYTES = 1024;

const counted = GAMES.flatMap(({ manifest, rules, playerFigures }) =>
  playerFigures === undefined ? [] : [{ name: manifest.name, rules, figures: playerFigures }],
);

/** A game in which everybody does anything that is open to them, as every seat's counts of it. */
function countRandomGame(rules: AnyGame, figures: AnyPlayerFigures, seed: number): Rows[] {
  const seats = rules.seats.min + (seed % (rules.seats.max - rules.seats.min + 1));
  const table = {
    setup: { seats, options: defaultsOf<object>(rules.options) },
    seed,
    strange: { seat: [], house: [], screen: [] },
  } satisfies CheckedTable<GameTypes>;
  const watching = watchGame(figures, seats, table.setup.options);
  const hear = ({ told, standing }: Transition<GameTypes>, input?: Input<GameTypes>) =>
    watching.step({
      input,
      mover: typeof input?.by === "number" ? input.by : undefined,
      events: everything(told),
      state: standing.state,
    });
  hear(opened(rules, table));
  playRandomly(rules, table, LONGEST, (_, input) => (after) => hear(after, input));
  return watching.rowsBySeat();
}

async function wordsOf(name: string, language: string): Promise<Readonly<Record<string, FigureWords>>> {
  const file = path.join(HERE, name, "figures/words", `${language}.ts`);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).WORDS;
}

describe.each(counted)("The figures about people who play $name", ({ name, rules, figures }) => {
  const games = [1, 2, 3, 4].map((seed) => countRandomGame(rules, figures, seed));

  it("are small whole numbers, and something is counted", () => {
    for (const rows of games.flat()) {
      for (const counts of Object.values(rows)) {
        for (const one of counts) expect(Number.isSafeInteger(one)).toBe(true);
      }
      expect(JSON.stringify(rows).length).toBeLessThan(MOST_BYTES);
    }
    expect(reportOf(figures.shapes, addRows(...games.flat())).length).toBeGreaterThan(0);
  });

  it("are the same however the games are added up", () => {
    const all = games.flat();
    const [first, ...rest] = all;
    const oneByOne = all.reduce((sum, rows) => addRows(sum, rows), {});
    expect(oneByOne).toEqual(addRows(...all));
    expect(reportOf(figures.shapes, addRows(addRows(...rest), first!))).toEqual(
      reportOf(figures.shapes, oneByOne),
    );
  });

  it("say nothing about nobody's games, and never what is no number", () => {
    expect(reportOf(figures.shapes, {})).toEqual([]);
    for (const rows of [...games.flat(), addRows(...games.flat())]) {
      for (const figure of reportOf(figures.shapes, rows)) {
        for (const { n, value, low, high, enough } of figure.rows) {
          expect(n).toBeGreaterThan(0);
          for (const number of [value, low, high]) expect(Number.isFinite(number)).toBe(true);
          expect(low).toBeLessThanOrEqual(value);
          expect(high).toBeGreaterThanOrEqual(value);
          if (enough) expect(n).toBeGreaterThanOrEqual(10);
        }
      }
    }
  });

  it("can be said in both languages", async () => {
    for (const language of ["it", "en"]) {
      const words = await wordsOf(name, language);
      expect(Object.keys(words)).toEqual(Object.keys(figures.shapes));
      for (const [id, { kind, rows }] of Object.entries(figures.shapes)) {
        expect(Object.keys(words[id]!.rows).sort()).toEqual([...rows].sort());
        const said = [words[id]!.title, words[id]!.note, ...Object.values(words[id]!.rows)];
        if (kind !== "rates") said.push(words[id]!.unit ?? "");
        for (const text of said) expect(text).not.toBe("");
      }
    }
  });
});

it("there are some", () => {
  expect(counted.length).toBeGreaterThan(0);
});
