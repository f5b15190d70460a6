import { FEATURES, type Move } from "../rules/index.ts";

/** SCH-25: digits for the six names, a letter for each move of the hand, and the space bar for the next card. */
export const HAND_KEYS = { knock: "k", blue: "b", red: "r" } as const;

/** What a key asks for at this table. */
export function keyMove({ key }: { readonly key: string }): Move | undefined {
  if (key === " ") return { type: "turn" };
  const feature = /^[1-6]$/.test(key) ? FEATURES[Number(key) - 1] : undefined;
  if (feature !== undefined) return { type: "call", feature };
  const letter = key.toLowerCase();
  const hands = Object.keys(HAND_KEYS) as (keyof typeof HAND_KEYS)[];
  const does = hands.find((hand) => HAND_KEYS[hand] === letter);
  return does === undefined ? undefined : { type: "hand", does };
}

/** The key that asks for a move. */
export function keyOf(move: Move): string | undefined {
  if (move.type === "turn") return " ";
  if (move.type === "hand") return HAND_KEYS[move.does];
  return move.type === "call" ? String(FEATURES.indexOf(move.feature) + 1) : undefined;
}
