/** An estimate with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** One row of a figure: what it is about, how often or how much, and the number of observations behind it. */
export interface Row extends Estimate {
  readonly label: string;
  readonly n: number;
}

/** A finding of the lab, in a form that can be printed and drawn. */
export type Figure = {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
} /** Parts of one whole, such as wins by seat, with the even share and the test of evenness. */ & (
  | {
      readonly kind: "shares";
      readonly rows: readonly Row[];
      readonly even: number;
      readonly chiSquare: { readonly statistic: number; readonly degrees: number; readonly p: number };
      readonly verdict: string;
    }
  /** Rates of different things between 0 and 1, each with its own trials. */
  | { readonly kind: "rates"; readonly rows: readonly Row[] }
  /** Averages. With the unit "%" the numbers are already per cent; any other unit is written after the number. */
  | { readonly kind: "means"; readonly unit: string; readonly rows: readonly Row[] }
  /** How something is spread: a histogram with its percentiles. */
  | {
      readonly kind: "spread";
      readonly unit: string;
      readonly mean: Estimate;
      readonly p10: number;
      readonly p50: number;
      readonly p90: number;
      readonly bins: readonly { readonly from: number; readonly to: number; readonly n: number }[];
    }
  /** Something measured along an axis, beside the curves that claim to describe it, if there are any. */
  | {
      readonly kind: "curve";
      readonly xLabel: string;
      readonly yLabel: string;
      readonly points: readonly ({ readonly x: number; readonly n: number } & Estimate)[];
      readonly claims: readonly {
        readonly label: string;
        readonly points: readonly (readonly [number, number])[];
      }[];
      readonly verdict?: string;
    }
);

/** The same measure in two variants, played on the same seeds. */
export interface Difference {
  readonly id: string;
  readonly label: string;
  /** As for averages. */
  readonly unit: string;
  readonly before: number;
  readonly after: number;
  /** After minus before, game by game. */
  readonly change: Estimate;
  /** After Holm's correction for the number of measures compared. */
  readonly p: number;
  readonly seen: boolean;
}

export interface Comparison {
  readonly options: Readonly<Record<string, unknown>>;
  readonly differences: readonly Difference[];
  readonly verdict: string;
}

/** Everything that was found with one line-up of bots. */
export interface FamilyReport {
  readonly bots: readonly string[];
  readonly games: number;
  readonly figures: readonly Figure[];
  readonly comparison?: Comparison;
}

export interface Report {
  readonly game: string;
  /** The game's name as people write it. */
  readonly title: string;
  readonly version: number;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  /** How many games were asked for with each line-up. */
  readonly gamesAsked: number;
  /** Whether somebody stopped it before all games were played. */
  readonly stopped: boolean;
  readonly banned?: string;
  readonly families: readonly FamilyReport[];
}
