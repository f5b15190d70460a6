import { read, write } from "@tavolata/kit";

const keyOf = (game: string) => `tavolata.deck.${game}`;

/** The deck that somebody has begun to write on this device, as text; undefined if there is none. */
export function keptDeck(game: string): string | undefined {
  return read(keyOf(game)) || undefined;
}

export function keepDeck(game: string, text: string | undefined): void {
  write(keyOf(game), text ?? "");
}
