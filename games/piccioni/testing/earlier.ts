import games from "./version-1.json" with { type: "json" };

/** Games of version 1 as they stood in the middle of a card, for `upgrade` to be tried on. */
export const EARLIER: readonly { version: number; seats: number; state: object }[] = games;
