import { type Estimate, meanOf } from "@tavolata/figures";
import { rounded } from "../../../bench/game-bench/rounded.ts";

export type Row = Readonly<Record<string, number>>;

export function estimate(values: readonly number[]): Estimate {
  const sum = values.reduce((all, value) => all + value, 0);
  const squares = values.reduce((all, value) => all + value * value, 0);
  return meanOf(values.length, sum, squares);
}

export function named(name: string, { value, low, high }: Estimate, parts: number): Row {
  return {
    [name]: rounded(value, parts),
    [`${name}Low`]: rounded(low, parts),
    [`${name}High`]: rounded(high, parts),
  };
}
