import type { Options } from "./options.ts";

/** BES-33: the amounts of a cash table, so that they fit each other whatever was chosen. */
export function buyInsOf({ stack, buyInLeast, buyInMost, minCredit }: Options) {
  return {
    least: buyInLeast,
    most: Math.max(buyInLeast, buyInMost),
    minCredit: Math.min(minCredit, buyInLeast, stack),
  };
}
