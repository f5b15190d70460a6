import type { Seat } from "@tavolata/kernel";
import type { View } from "../rules/index.ts";

export type Chair = Seat | "imaginary";

/** Everybody but the person at this device, starting on their left; BEC-25: the imaginary player sits after the last. */
export function chairsFromLeft({ places, imaginary }: View, you: Seat | null): Chair[] {
  const all: Chair[] = imaginary === null ? [...places] : [...places, "imaginary"];
  if (you === null) return all;
  const own = all.indexOf(you);
  return [...all.slice(own + 1), ...all.slice(0, own)];
}

/** The direction in which eyes below the row of chairs look at somebody in it. */
export function gazeTowards(
  chairs: readonly Chair[],
  seat: Seat,
): { readonly x: number; readonly y: number } {
  const at = chairs.indexOf(seat);
  if (at < 0) return { x: 0, y: 0 };
  return { x: chairs.length === 1 ? 0 : (2 * at) / (chairs.length - 1) - 1, y: -0.75 };
}
