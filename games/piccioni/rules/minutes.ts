import { known } from "./state.ts";

/** PIC-29: from and to, as eight of ten games took in the lab at a human pace, by the number of players. */
const MINUTES: Readonly<Record<number, readonly [number, number]>> = {
  2: [15, 25],
  3: [15, 25],
  4: [20, 35],
  5: [25, 40],
  6: [30, 45],
};

export function minutesFor(seats: number): readonly [number, number] {
  return known(MINUTES[seats], "game for so many");
}
