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

/**
 * What the changed rule did to the bots' decisions. Two games of a pair are the same until somebody chooses otherwise
 * or is asked something else, so they are compared decision by decision up to there.
 */
export interface Felt {
  /** Pairs of games that were compared, and the decisions in them that could be. */
  readonly pairs: number;
  readonly decisions: number;
  /** Decisions in which something else was offered. */
  readonly offered: number;
  /** Pairs in which a bot chose otherwise. */
  readonly chosen: number;
  /** Pairs in which somebody else was asked, or more or fewer decisions were needed. */
  readonly turned: number;
  readonly sentence: string;
  /** Where these bots never felt it: which ones do. */
  readonly advice?: string;
}

export interface Comparison {
  readonly options: Readonly<Record<string, unknown>>;
  readonly differences: readonly Difference[];
  readonly felt: Felt;
  readonly verdict: string;
  /** Everything that was found in the variant itself. */
  readonly figures: readonly Figure[];
  readonly remarks: readonly string[];
}

/** Everything that was found with one line-up of bots. */
export interface FamilyReport {
  readonly bots: readonly string[];
  readonly games: number;
  /** What has to be known before the figures are believed, such as games that were given up. */
  readonly remarks: readonly string[];
  readonly figures: readonly Figure[];
  /** One for each variant that it was compared with. */
  readonly comparisons: readonly Comparison[];
}

export interface OptionLabel {
  readonly label: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface Report {
  readonly game: string;
  /** The game's name as people write it. */
  readonly title: string;
  readonly version: number;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Those of its options that are not as the game has them. */
  readonly chosen: readonly string[];
  /** What the options are called, and their values where these have words of their own. */
  readonly labels: Readonly<Record<string, OptionLabel>>;
  readonly seed: string;
  /** How many games were asked for with each line-up. */
  readonly gamesAsked: number;
  /** Whether it ended before all games were played. */
  readonly stopped: boolean;
  /** Why, if it was not somebody who stopped it, and how to play the same again. */
  readonly remarks: readonly string[];
  readonly banned?: string;
  readonly families: readonly FamilyReport[];
}
