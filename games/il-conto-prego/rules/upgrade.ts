import { copy } from "@tavolata/kernel";
import type { State } from "./types.ts";

/**
 * Version 1 did not count hands under Saldo or Omaggi, whatever number was set. A game that began so goes on so: what
 * was played for does not change in the middle of a game (CON-20).
 */
export function upgrade(old: unknown): State {
  const { hands, ...options } = (old as State).options;
  const isLimited = hands !== undefined && !options.saldo && !options.omaggi;
  return copy({ ...(old as State), options: isLimited ? { ...options, hands } : options });
}
