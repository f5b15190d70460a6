import type { GameTypes, Language, OptionWords, Random } from "@tavolata/kernel";
import type { Estimate, Figure, Row } from "./report.ts";
import { evenness, meanOf, rateOf } from "./stats.ts";
import { meanAt, rateAt, type Tally } from "./tally.ts";

export { type Contender, NEW_RATING, type Rating, rate, shownRating } from "./rating.ts";
export type * from "./report.ts";
export * from "./stats.ts";
export { count, countMean, countRate, meanAt, rateAt, Tally } from "./tally.ts";

/** A whole number measured in every game, so that two variants can be compared game by game. */
export interface Measure {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  /** How many of these whole numbers make one unit. */
  readonly scale: number;
}

/** Watches games as they are played and counts. There is one for each worker and line-up. */
export interface Watching<T extends GameTypes> {
  /** `index` is the number of the game in the run; it picks the games for what would cost too much in every one. */
  beginGame?(index: number): void;
  /**
   * Gets everything that was told, secrets included, because the lab is nobody's opponent. During the first deal
   * there is no state yet. Returns how many seconds people take over it; their sum is the estimate of a game's
   * length.
   */
  event(event: T["event"], state: T["state"] | undefined): number;
  /** One value for each of the game's measures, in the same order. */
  endGame?(state: T["state"]): readonly number[];
  /** Called once for each game, to find out something besides it, such as what shuffled cards do. */
  experiment?(random: Random): void;
}

/** What is played where nothing else is asked for. */
export interface LabDefaults {
  /** Line-ups of bots that play sensibly, as they would be typed; every verdict is given under each of them. */
  readonly bots: readonly string[];
  /** How many games with each of them: about twenty seconds in all, on two cores. */
  readonly games: number;
}

/** What a file that stands for an option holds, or everything that is wrong with it, in sentences. */
export type OptionFile =
  | { readonly value: unknown; readonly problems?: undefined }
  | { readonly problems: readonly string[] };

/** The figures that only one game has; they live in that game's own `lab` folder. */
export interface GameFigures<T extends GameTypes> {
  /** The players' scores; higher is better. Called after each move that told an event of the type `scoredAfter`. */
  score(state: T["state"]): readonly number[];
  readonly scoredAfter: T["event"]["type"];
  /** In games of teams: the number of each seat's team. Those of one team lead, fall behind and win together. */
  teams?(state: T["state"]): readonly number[];
  readonly measures: readonly Measure[];
  /** The options are those that are played with; without them, the game's own. */
  watch(tally: Tally, players: number, options?: T["options"]): Watching<T>;
  report(tally: Tally, players: number, options?: T["options"]): Figure[];
  readonly defaults?: LabDefaults;
  /** What the options are called, where the game's wordings do not say it. */
  readonly optionWords?: Readonly<Record<Language, Readonly<Record<string, OptionWords>>>>;
  /** Reads the text of a file that stands for an option with the hint `fromFile`. */
  readFile?(option: string, text: string, language: Language): OptionFile;
  /**
   * The words of its figures in Italian, by the English ones, with `{}` for every number and everything in quotes.
   */
  italian?(options?: T["options"]): Readonly<Record<string, string>>;
}

type Naming = { readonly id: string; readonly title: string; readonly note?: string };

/** A difference counts as seen if chance alone makes one as large less often than this. */
export const SEEN_BELOW = 0.05;
/** With fewer games than this for each part, nothing is said about evenness. */
const ENOUGH_FOR_A_PART = 5;

/** Whether anything was counted for a figure. One without observations has nothing to say. */
export function isMeasured(figure: Figure): boolean {
  switch (figure.kind) {
    case "shares":
      return figure.rows.some(({ n }) => n > 0);
    case "rates":
    case "means":
      return figure.rows.length > 0;
    case "spread":
      return figure.bins.some(({ n }) => n > 0);
    case "curve":
      return figure.points.some(({ n }) => n > 0);
  }
}

/** The same rows, the highest first. */
export function fromTheHighest(figure: Figure): Figure {
  if (!("rows" in figure)) return figure;
  return { ...figure, rows: [...figure.rows].sort((a, b) => b.value - a.value) };
}

/** Parts that make one whole in every game, given by the sums of the parts and of their products over all games. */
export function sharesFigure(
  naming: Naming,
  labels: readonly string[],
  n: number,
  sums: readonly number[],
  products: readonly (readonly number[])[],
): Figure {
  const rows = labels.map((label, i) => {
    const value = (sums[i] ?? 0) / n;
    const variance = (products[i]?.[i] ?? 0) / n - value * value;
    // A shared win tells more than a coin that shows yes or no, so it counts as the number of throws with the same
    // spread.
    const throws = variance > 0 ? (n * value * (1 - value)) / variance : n;
    return { label, n, ...rateOf(value * throws, throws) };
  });
  const chiSquare = evenness(n, sums, products);
  return {
    ...naming,
    kind: "shares",
    rows,
    even: 1 / labels.length,
    chiSquare,
    verdict: evenVerdict(n < ENOUGH_FOR_A_PART * labels.length ? undefined : chiSquare.p),
  };
}

function evenVerdict(p: number | undefined): string {
  if (p === undefined) return "Too few games to tell.";
  return p < SEEN_BELOW
    ? `Not even: if it were, only ${percent(p)} of such runs would differ this much.`
    : `No difference seen: if it is even, ${percent(p)} of such runs differ at least this much.`;
}

export function percent(share: number): string {
  if (share < 0.0001) return "less than 0.01 %";
  return `${(100 * share).toFixed(share < 0.01 ? 2 : 1)} %`;
}

export function ratesFigure(naming: Naming, labels: readonly string[], row: readonly number[]): Figure {
  const rows: Row[] = labels.map((label, i) => {
    const { hits, trials } = rateAt(row, i);
    return { label, n: trials, ...rateOf(hits, trials) };
  });
  return { ...naming, kind: "rates", rows: rows.filter(({ n }) => n > 0) };
}

export function meansFigure(
  naming: Naming,
  unit: string,
  means: readonly { readonly label: string; readonly row: readonly number[]; readonly scale?: number }[],
): Figure {
  const rows: Row[] = means.map(({ label, row, scale = 1 }) => {
    const { n, sum, squares } = meanAt(row);
    return { label, n, ...meanOf(n, sum / scale, squares / scale ** 2) };
  });
  return { ...naming, kind: "means", unit, rows: rows.filter(({ n }) => n > 0) };
}

/** Rates along an axis of whole numbers, in per cent: thing number x of the row belongs to x. */
export function seriesFigure(naming: Naming, xLabel: string, yLabel: string, row: readonly number[]): Figure {
  const points = Array.from({ length: Math.ceil(row.length / 2) }, (_, x) => {
    const { hits, trials } = rateAt(row, x);
    const { value, low, high } = rateOf(hits, trials);
    return { x, n: trials, value: 100 * value, low: 100 * low, high: 100 * high };
  });
  return { ...naming, kind: "curve", xLabel, yLabel, points: points.filter(({ n }) => n > 0), claims: [] };
}

const MOST_BINS = 40;

/** A histogram of whole numbers (item i of the row: how often i was seen), in at most forty bins of equal width. */
export function spreadFigure(
  naming: Naming,
  unit: string,
  row: readonly number[],
  binned?: { readonly scale: number; readonly mean: Estimate },
): Figure {
  const scale = binned?.scale ?? 1;
  let [n, sum, squares] = [0, 0, 0];
  row.forEach((times, value) => {
    n += times;
    sum += (times * value) / scale;
    squares += times * (value / scale) ** 2;
  });
  const first = Math.max(
    0,
    row.findIndex((times) => times > 0),
  );
  const width = Math.max(1, Math.ceil((row.length - first) / MOST_BINS));
  const bins: { from: number; to: number; n: number }[] = [];
  for (let from = first; from < row.length; from += width) {
    const times = row.slice(from, from + width).reduce((all, some) => all + some, 0);
    bins.push({ from: from / scale, to: (from + width) / scale, n: times });
  }
  // If the row holds bins, a value is somewhere in its bin, and the mean was computed before binning.
  const at = (share: number) => (percentile(row, n, share) + (binned === undefined ? 0 : 0.5)) / scale;
  return {
    ...naming,
    kind: "spread",
    unit,
    mean: binned?.mean ?? meanOf(n, sum, squares),
    p10: at(0.1),
    p50: at(0.5),
    p90: at(0.9),
    bins,
  };
}

function percentile(row: readonly number[], n: number, share: number): number {
  let seen = 0;
  for (const [value, times] of row.entries()) {
    seen += times;
    if (times > 0 && seen >= share * n) return value;
  }
  return Number.NaN;
}

/** For games without figures of their own: the report has only what can be said of any game. */
export const NO_FIGURES: GameFigures<GameTypes> = {
  score: () => [],
  scoredAfter: "",
  measures: [],
  watch: () => ({ event: () => 0 }),
  report: () => [],
};
