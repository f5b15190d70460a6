import type { Wording } from "@tavolata/kernel";
import type { IlConto } from "../rules/index.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { Language } from "./shape.ts";
import { wordingOf } from "./wording.ts";

export { coachOf } from "./coach.ts";
export { en } from "./en.ts";
export { endingOf, scoreOf } from "./ending.ts";
export { glyph, glyphs } from "./glyphs.ts";
export { shortBy } from "./grammar.ts";
export { it, type Texts } from "./it.ts";
export { largestSet } from "./largest-set.ts";
export { PHASE_CLAUSES, type Phase, phaseOf } from "./phases.ts";
export { promptOf } from "./prompt.ts";
export { cardsInPlay } from "./reckoning.ts";
export type { Language, Who, Winners } from "./shape.ts";
export { whoOf, winnersOf } from "./who.ts";
export { playerLine, wordingOf } from "./wording.ts";

export const WORDINGS: Readonly<Record<Language, Wording<IlConto>>> = {
  it: wordingOf(it),
  en: wordingOf(en),
};
