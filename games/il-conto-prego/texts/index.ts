import type { Wording } from "@tavolata/kernel";
import type { IlConto } from "../rules/index.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { wordingOf } from "./wording.ts";

export { en } from "./en.ts";
export { glyph, glyphs } from "./glyphs.ts";
export { it, type Texts } from "./it.ts";
export { largestSet } from "./largest-set.ts";
export { PHASE_CLAUSES, type Phase, phaseOf } from "./phases.ts";
export { wordingOf } from "./wording.ts";

export const WORDINGS: Readonly<Record<"it" | "en", Wording<IlConto>>> = {
  it: wordingOf(it),
  en: wordingOf(en),
};
