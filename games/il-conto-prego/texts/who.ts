import type { Names, Seat, Watcher } from "@tavolata/kernel";
import type { View } from "../rules/index.ts";
import type { Who, Winners } from "./shape.ts";

/** How the watcher is told of a seat: by name, unless it is their own. */
export function whoOf(watcher: Watcher, seat: Seat, names: Names): Who {
  return seat === watcher ? null : names(seat);
}

/** Who is first, once the game is over. */
export function winnersOf(
  { result, watcher }: Pick<View, "result" | "watcher">,
  names: Names,
): Winners | null {
  if (result === null) return null;
  const seats = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return {
    you: seats.some((seat) => seat === watcher),
    others: seats.filter((seat) => seat !== watcher).map(names),
    all: seats.length === result.places.length,
  };
}
