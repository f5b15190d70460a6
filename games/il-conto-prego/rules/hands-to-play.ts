import type { Options } from "./options.ts";

/** CON-20 */
export function handsToPlay(options: Options, seats: number): number {
  return options.hands ?? 2 * seats;
}

/** CON-20: counting hands decides only where neither Saldo nor Omaggi does. */
export function isDecidedByHands(options: Options): boolean {
  return !options.saldo && !options.omaggi;
}
