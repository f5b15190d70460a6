import type { Names, Seat } from "@tavolata/kernel";

/** What is seen of a table, sorted by whom it is about. */
export interface Grouped {
  /** By seats. */
  readonly ofSeats: readonly (readonly string[])[];
  /** What is about nobody, or about several. */
  readonly ofTable: readonly string[];
}

/** Characters that no language uses, around a seat's number. */
const MARK = /\u{E000}(\d+)\u{E001}/gu;
const marked: Names = (seat) => `\u{E000}${seat}\u{E001}`;

/**
 * Sorts the lines of a view. They are written twice, with the players' names and with marks instead of them, so that
 * a player who is called like a word of the game changes nothing. A line is a player's where they alone are named
 * before its colon ("Ada: two cards"); a line without a colon, where it begins with their name and names nobody else.
 */
export function groupLines(write: (names: Names) => readonly string[], names: Names, seats: number): Grouped {
  const ofSeats = Array.from({ length: seats }, (): string[] => []);
  const ofTable: string[] = [];
  const withMarks = write(marked);
  for (const [i, line] of write(names).entries()) {
    const withMark = withMarks[i] ?? "";
    const seat = seatOf(withMark);
    const own = seat === undefined ? undefined : ofSeats[seat];
    if (seat === undefined || own === undefined) ofTable.push(line);
    else own.push(beginsWithName(withMark, seat) ? withoutName(line, names(seat)) : line);
  }
  return { ofSeats, ofTable };
}

function seatOf(line: string): Seat | undefined {
  const [label = "", ...rest] = line.split(":");
  const named = new Set([...label.matchAll(MARK)].map(([, seat]) => Number(seat)));
  const [seat] = named;
  if (seat === undefined || named.size > 1) return undefined;
  return rest.length > 0 || line.startsWith(marked(seat)) ? seat : undefined;
}

/** "Ada: two cards", "Ada has two cards"; but not "Ada's cards". */
function beginsWithName(line: string, seat: Seat): boolean {
  return [":", " "].some((after) => line.startsWith(marked(seat) + after));
}

/** Beside a player their name need not be repeated. */
function withoutName(line: string, name: string): string {
  const rest = line.slice(name.length).replace(/^:?\s+/, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
