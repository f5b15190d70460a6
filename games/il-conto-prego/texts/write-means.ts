import { largestSet } from "./largest-set.ts";

/** The measured means as a language writes numbers, one piece of text for each. */
export function writeMeans(locale: string, write: (n: number, mean: string) => string): string[] {
  const numbers = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return largestSet.means.map(([n, mean]) => write(n, numbers.format(mean)));
}
