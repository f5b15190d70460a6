import type { Colour } from "../rules/index.ts";

/** SCH-25: a shape for every colour, for people who cannot tell the colours apart. */
export const SHAPES: Readonly<Record<Colour, string>> = { Y: "●", G: "▲", O: "◆", R: "■", P: "★", B: "✚" };
