import type { Estimate } from "@tavolata/figures";
import { isKnown } from "./numbers.ts";

/** A range of numbers along an axis, with round ticks. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly ticks: readonly number[];
}

export interface Range {
  readonly from: number;
  readonly to: number;
}

const ROUND = [1, 2, 2.5, 5, 10];
const HOW_MANY_TICKS = 4;
/** An interval may extend this many typical half-widths beyond the values before it is cut off. */
const REACH = 3;

/** Where a value lies, in per cent of the axis. */
export function along(scale: Range, value: number): number {
  return ((value - scale.from) / (scale.to - scale.from)) * 100;
}

export function isWithin(scale: Range, value: number): boolean {
  return value >= scale.from && value <= scale.to;
}

/** Widened until both ends are round numbers, but never beyond the bounds. */
export function roundScale(range: Range, bounds?: Range): Scale {
  const { from, to } = opened(range);
  const step = roundStep((to - from) / HOW_MANY_TICKS);
  const wide = { from: floorTo(from, step), to: ceilTo(to, step) };
  const kept = bounds ? { from: Math.max(wide.from, bounds.from), to: Math.min(wide.to, bounds.to) } : wide;
  return { ...kept, step, ticks: ticksOf(kept, step) };
}

/** Exactly this range, with the round ticks that lie inside it. */
export function exactScale(range: Range): Scale {
  const open = opened(range);
  const step = roundStep((open.to - open.from) / (HOW_MANY_TICKS + 1));
  return { ...open, step, ticks: ticksOf(open, step) };
}

/** A range without width still needs room to be drawn in. */
function opened({ from, to }: Range): Range {
  if (to > from) return { from, to };
  const room = from === 0 ? 1 : Math.abs(from) * 0.1;
  return { from: from - room, to: from + room };
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (ROUND.find((round) => round * power >= least * (1 - 1e-9)) ?? 10) * power;
}

function floorTo(value: number, step: number): number {
  return clean(Math.floor(value / step + 1e-9) * step);
}

function ceilTo(value: number, step: number): number {
  return clean(Math.ceil(value / step - 1e-9) * step);
}

function ticksOf({ from, to }: Range, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => clean((first + i) * step));
}

function clean(value: number): number {
  return Number(value.toPrecision(12));
}

/** From the smallest to the largest known value; undefined if there is none. */
export function rangeOf(values: readonly number[]): Range | undefined {
  const known = values.filter(isKnown);
  return known.length === 0 ? undefined : { from: Math.min(...known), to: Math.max(...known) };
}

/**
 * All values, and as much of their intervals as keeps the values apart: one wild interval must not flatten the rest.
 */
export function rangeOfEstimates(estimates: readonly Estimate[]): Range | undefined {
  const known = estimates.filter((estimate) => isKnown(estimate.value));
  const values = rangeOf(known.map((estimate) => estimate.value));
  if (!values) return undefined;
  const halfWidths = known
    .map(({ low, high }) => (high - low) / 2)
    .filter(isKnown)
    .sort((a, b) => a - b);
  const typical = halfWidths[Math.floor(halfWidths.length / 2)] ?? 0;
  const reach = Math.max(REACH * typical, values.to - values.from);
  const lows = rangeOf(known.map((estimate) => estimate.low)) ?? values;
  const highs = rangeOf(known.map((estimate) => estimate.high)) ?? values;
  return {
    from: Math.min(values.from, Math.max(lows.from, values.from - reach)),
    to: Math.max(values.to, Math.min(highs.to, values.to + reach)),
  };
}

export function including(range: Range, value: number): Range {
  return isKnown(value) ? { from: Math.min(range.from, value), to: Math.max(range.to, value) } : range;
}
