import type { PlayedSeat } from "@tavolata/server/protocol";

/** The winner first; those who were not placed last, by their seats. */
export function byPlace(seats: readonly PlayedSeat[]): PlayedSeat[] {
  const placeOf = ({ place }: PlayedSeat) => place ?? Number.POSITIVE_INFINITY;
  return [...seats].sort((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)];
    return first === second ? a.seat - b.seat : first - second;
  });
}
