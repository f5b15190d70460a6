import type { Colour } from "../rules/index.ts";

/** SCH-25: a shape for every colour, for who cannot tell them apart. */
export const SHAPES: Readonly<Record<Colour, string>> = { Y: "●", G: "▲", O: "◆", R: "■", P: "★", B: "✚" };
