import type { Box } from "@tavolata/kit";

/** How the cards of the line lie: how many in a row, in how many rows, and how wide each is. */
export interface LineLayout {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
}

/** A card is 5 : 7. */
const TALL = 1.4;
export const GAP = 6;

/** Another row is only worth it if the cards become this many times larger. */
const WORTH_A_ROW = 1.1;

/**
 * Cards stay where they are while others come, so that nobody has to look for them again: the line is laid out for one of
 * these numbers of cards, and anew only when there are more.
 */
const ROOM_FOR = [3, 4, 6, 10, 12, 15, 18, 21, 24, 28, 32, 36, 40, 48, 56, 64] as const;

/** With more cards than this the line needs all the room there is, and the seats above it draw in. */
export const LONG_LINE = 10;

export function layLine(cards: number, { width, height }: Box, most = Number.POSITIVE_INFINITY): LineLayout {
  const room = ROOM_FOR.find((count) => count >= cards) ?? cards;
  const layouts = Array.from({ length: room }, (_, at): LineLayout => {
    const rows = at + 1;
    const columns = Math.ceil(room / rows);
    const across = (width - (columns - 1) * GAP) / columns;
    const down = (height - (rows - 1) * GAP) / rows / TALL;
    return { columns, rows, width: Math.max(0, Math.floor(Math.min(across, down, most))) };
  });
  const largest = Math.max(...layouts.map((layout) => layout.width));
  const best = layouts.find((layout) => layout.width * WORTH_A_ROW >= largest);
  if (best === undefined) throw new RangeError("there is no way to lay this line");
  return best;
}
