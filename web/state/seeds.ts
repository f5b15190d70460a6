import { keepList, keptList } from "./kept-list.ts";

/** What this device gave to a game's chance, and what the house was bound to when it did. */
export interface GivenSeed {
  readonly commitment: string;
  readonly seed: string;
}

const KEY = "tavolata.seeds";
const MOST = 60;

/** What this device adds to the chance of a game. */
export function drawSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** Kept so that after the game it can be seen that the house dealt with it. */
export function rememberSeed(given: GivenSeed): void {
  const others = keptList<GivenSeed>(KEY).filter(({ commitment }) => commitment !== given.commitment);
  keepList(KEY, [given, ...others].slice(0, MOST));
}

export function givenSeed(commitment: string): string | undefined {
  return keptList<GivenSeed>(KEY).find((given) => given.commitment === commitment)?.seed;
}
