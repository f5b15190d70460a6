import type { Estimate } from "@tavolata/figures";
import { say } from "./words.ts";

/** The unit of numbers between 0 and 1 that people read as percentages. */
export const SHARE = "share";

/** The unit of numbers that are already percentages. */
const PERCENT = "%";

/** Whether a number in this unit is written with a % sign, so that nothing else needs to name the unit. */
export function isPercentage(unit: string): boolean {
  return unit === SHARE || unit === PERCENT;
}

/** What is written for a number that could not be measured. */
export const UNKNOWN = "–";

const NO_BREAK = "\u00a0";
const MINUS = "\u2212";
const LARGEST_IN_FULL = 1e7;
const LARGEST_IN_WORDS = 1e15;
const SMALLEST_IN_FULL = 1e-4;

/** False for a missing value, and for one that was not a finite number before it went through JSON. */
export function isKnown(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

export type Writer = (value: number) => string;

/** A writer that gives all these values the same number of decimals, so that they line up in a column. */
export function writerFor(unit: string, values: readonly number[]): Writer {
  if (unit === SHARE) return percent;
  const known = values.filter(isKnown);
  const decimals = known.every(Number.isInteger) ? 0 : decimalsFor(Math.max(...known.map(Math.abs)));
  return writerWith(unit, decimals);
}

/** As many decimals as the typical interval justifies. */
export function writerForEstimates(unit: string, estimates: readonly Estimate[], finer = 0): Writer {
  const values = estimates.map((estimate) => estimate.value);
  const quarters = estimates
    .map(({ low, high }) => (high - low) / 4)
    .filter((quarter) => isKnown(quarter) && quarter > 0)
    .sort((a, b) => a - b);
  const typical = quarters[Math.floor(quarters.length / 2)];
  if (unit === SHARE || typical === undefined) return writerFor(unit, values);
  return writerWith(unit, Math.min(4, Math.max(0, Math.floor(-Math.log10(typical)) + 1 + finer)));
}

function writerWith(unit: string, decimals: number): Writer {
  const suffix = isPercentage(unit) ? `${NO_BREAK}%` : "";
  return (value) => {
    if (!isKnown(value)) return UNKNOWN;
    const vanishes = value !== 0 && Math.abs(value) < 0.5 * 10 ** -decimals;
    return vanishes || Math.abs(value) >= LARGEST_IN_FULL
      ? brief(value) + suffix
      : fixed(value, decimals) + suffix;
  };
}

/** Three significant digits, and never more than three decimals. */
function decimalsFor(largest: number): number {
  if (largest === 0) return 0;
  return Math.min(3, Math.max(0, 2 - Math.floor(Math.log10(largest))));
}

export function percent(share: number): string {
  if (!isKnown(share)) return UNKNOWN;
  const value = share * 100;
  if (value === 0) return `0${NO_BREAK}%`;
  return `${Math.abs(value) < 0.05 ? brief(value) : fixed(value, 1)}${NO_BREAK}%`;
}

/** A value with its unit, as in a sentence. */
export function withUnit(written: string, unit: string): string {
  return unit === "" || isPercentage(unit) || written === UNKNOWN ? written : `${written}${NO_BREAK}${unit}`;
}

/** A difference between two values: always with its sign, and in points for shares. */
export function writeChange(value: number, unit: string, write: Writer): string {
  if (!isKnown(value)) return UNKNOWN;
  const sign = value > 0 ? "+" : "";
  return sign + (isPercentage(unit) ? write(value).replace(`${NO_BREAK}%`, "") : write(value));
}

export function count(n: number): string {
  return isKnown(n) ? fixed(n, 0) : UNKNOWN;
}

/** One of many: "1 game", "2,000 games". */
export function counted(n: number, one: string, many: string): string {
  return `${count(n)}${NO_BREAK}${n === 1 ? one : many}`;
}

export function probability(p: number): string {
  if (!isKnown(p)) return `p${NO_BREAK}${say().unknown}`;
  if (p < 0.001) return `p${NO_BREAK}<${NO_BREAK}${fixed(0.001, 3)}`;
  return `p${NO_BREAK}=${NO_BREAK}${fixed(p, p < 0.1 ? 3 : 2)}`;
}

/** Labels for the ticks of an axis in this unit. */
export function tickWriter(unit: string): (tick: number, step: number) => string {
  return (tick, step) => tickLabel(tick, step, unit);
}

/** The label of a tick; the step between ticks decides how many decimals are needed to tell them apart. */
export function tickLabel(value: number, step: number, unit: string): string {
  const suffix = isPercentage(unit) ? `${NO_BREAK}%` : "";
  const scaled = unit === SHARE ? value * 100 : value;
  const scaledStep = unit === SHARE ? step * 100 : step;
  if (scaled === 0) return `0${suffix}`;
  if (Math.abs(scaled) >= 1e4 || scaledStep < SMALLEST_IN_FULL) return brief(scaled) + suffix;
  return fixed(scaled, decimalsOf(scaledStep)) + suffix;
}

/** How many decimals it takes to write a step in full: 0.25 needs two. */
function decimalsOf(step: number): number {
  const digits = Number(step.toPrecision(6)).toString();
  return digits.includes(".") ? digits.length - digits.indexOf(".") - 1 : 0;
}

function brief(value: number): string {
  const size = Math.abs(value);
  if (size >= LARGEST_IN_WORDS || size < SMALLEST_IN_FULL) return scientific(value);
  if (size < 1) return signed(value.toLocaleString(say().locale, { maximumSignificantDigits: 2 }));
  return signed(value.toLocaleString(say().locale, { notation: "compact", maximumSignificantDigits: 4 }));
}

export function fixed(value: number, decimals: number): string {
  return signed(
    value.toLocaleString(say().locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
}

function scientific(value: number): string {
  const [mantissa = "0", exponent = "0"] = value.toExponential(1).split("e");
  const digits = fixed(Number(mantissa), 1);
  const raised = [...exponent.replace("+", "")].map((sign) => SUPERSCRIPT[sign] ?? sign).join("");
  return `${digits}×10${raised}`;
}

const SUPERSCRIPT: Readonly<Record<string, string>> = {
  "-": "⁻",
  "0": "⁰",
  "1": "¹",
  "2": "²",
  "3": "³",
  "4": "⁴",
  "5": "⁵",
  "6": "⁶",
  "7": "⁷",
  "8": "⁸",
  "9": "⁹",
};

function signed(text: string): string {
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text.replace("-", MINUS);
}
