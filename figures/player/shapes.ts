import type { Estimate } from "../report.ts";

/** How a figure about one person is counted. Rows are added at the end only: what was counted before keeps its place. */
export type Shape =
  /** How often each of several things happens, out of how many times it could have. */
  | { readonly kind: "rates"; readonly rows: readonly string[] }
  /** Averages of whole numbers, `scale` of which make one unit. */
  | {
      readonly kind: "means";
      readonly rows: readonly string[];
      readonly scale?: number;
      /** What no value can be below, in units; then no interval reaches below it either. */
      readonly least?: number;
      /** In units: an average whose interval reaches further than this to either side says nothing yet. */
      readonly within: number;
    }
  /** How whole numbers from 0 up are spread, in so many bins of this width; the last one takes all that is beyond. */
  | {
      readonly kind: "spread";
      readonly rows: readonly string[];
      readonly scale?: number;
      readonly width: number;
      readonly bins: number;
      /** As for averages, and about the median. */
      readonly within: number;
    };

/** A game's figures about one person, by their ids, in the order in which they are shown. */
export type Shapes = Readonly<Record<string, Shape>>;

export type RowOf<One extends Shape> = One["rows"][number];

export type IdsOf<All extends Shapes, Kind extends Shape["kind"]> = {
  [Id in keyof All]: All[Id]["kind"] extends Kind ? Id : never;
}[keyof All] &
  string;

/** What was counted: named rows of whole numbers. Those of several games are added up, place by place. */
export type Rows = Readonly<Record<string, readonly number[]>>;

/** One row of a figure about one person. */
export interface PlayerRow extends Estimate {
  readonly id: string;
  readonly n: number;
  /** Whether there is enough behind it to be said. */
  readonly enough: boolean;
}

export interface RateRow extends PlayerRow {
  readonly hits: number;
}

export interface SpreadRow extends PlayerRow {
  readonly bins: readonly { readonly from: number; readonly to: number; readonly n: number }[];
}

/** A figure about one person, without words. Things that never happened are left out. */
export type PlayerFigure =
  | { readonly id: string; readonly kind: "rates"; readonly rows: readonly RateRow[] }
  | { readonly id: string; readonly kind: "means"; readonly rows: readonly PlayerRow[] }
  /** The values are medians. */
  | { readonly id: string; readonly kind: "spread"; readonly rows: readonly SpreadRow[] };

/** The words of one figure in one language. */
export interface FigureWords<Row extends string = string> {
  readonly title: string;
  /** What exactly is counted, in a sentence. */
  readonly note: string;
  /** Written after averages and medians; rates are per cent. */
  readonly unit?: string;
  /** What each observation is, one and many, where "times" would not say it: hands, games. */
  readonly each?: readonly [one: string, many: string];
  readonly rows: Readonly<Record<Row, string>>;
}

/** The words of a game's figures in one language: every figure and every row has some. */
export type WordsFor<All extends Shapes> = {
  readonly [Id in keyof All]: All[Id]["kind"] extends "rates"
    ? FigureWords<RowOf<All[Id]>>
    : FigureWords<RowOf<All[Id]>> & { readonly unit: string };
};
