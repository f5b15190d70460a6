import type { ChairMove, Offer } from "@tavolata/kernel";

/** How many chips can be brought to a chair: what the table takes, and no more than the purse has. */
export interface BuyIn {
  readonly least: number;
  readonly most: number;
  /** Neither timid nor reckless. */
  readonly usual: number;
  /** What a slider moves by. */
  readonly step: number;
}

/** What the table itself would take. */
export function tableRange({ open }: Offer<ChairMove>): { readonly least: number; readonly most: number } {
  const range = open?.chips;
  return range?.kind === "amount" ? range : { least: 0, most: 0 };
}

/** Undefined where the purse has too little. */
export function buyInFor(offer: Offer<ChairMove>, purse: number): BuyIn | undefined {
  const { least, most: accepted } = tableRange(offer);
  const most = Math.min(accepted, purse);
  if (most < least || most === 0) return undefined;
  return { least, most, usual: Math.min(most, Math.max(least, 2 * least)), step: stepFor(most - least) };
}

const STEPS = [100, 50, 10, 5];
const FEWEST_STEPS = 20;

function stepFor(width: number): number {
  return STEPS.find((step) => width / step >= FEWEST_STEPS) ?? 1;
}
