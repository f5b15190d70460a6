import { nodeOf } from "@tavolata/kernel";
import { type ActionFace, Deck } from "../rules/index.ts";
import { blankOf } from "./deck-schema.ts";
import { pictureOf } from "./picture-of.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** An id that no card has yet: this one with a letter, or two. */
export function freshId(actions: readonly ActionFace[], like: string): string {
  const taken = new Set(actions.map(({ id }) => id));
  const ends = ["", ...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
  const stem = like.slice(0, 26);
  return ends.map((end) => `${stem}-${end}`).find((id) => !taken.has(id)) ?? like;
}

/** A deck with one more card, which is empty but for its id and count. */
export function withNew(deck: Deck): Deck {
  const blank = blankOf(nodeOf(Deck).properties?.actions?.items ?? {}) as ActionFace;
  return { ...deck, actions: [...deck.actions, { ...blank, id: freshId(deck.actions, "carta") }] };
}

/** A deck with the same card again, right after it: another id, the same picture. */
export function withCopy(deck: Deck, index: number): Deck {
  const face = deck.actions[index];
  if (face === undefined) return deck;
  const copy = { ...face, id: freshId(deck.actions, face.id), picture: pictureOf(face) };
  return { ...deck, actions: deck.actions.toSpliced(index + 1, 0, copy) };
}

export function cardsIn({ actions }: Deck): number {
  return actions.reduce((sum, { count }) => sum + (count ?? 0), 0);
}
