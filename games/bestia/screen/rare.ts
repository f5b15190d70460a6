import { BELOW, DOWN, type Shape, sidesOf, TOP } from "./spots.ts";
import "./rare.css";

/** How high the table must at least be for all seats, in the units of their spots. */
export function heightOf(count: number, shape: Shape): number {
  return shape === "upright" ? TOP + DOWN * sidesOf(count) + BELOW : 0;
}
