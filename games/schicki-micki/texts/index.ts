import type { Wording } from "@tavolata/kernel";
import type { SchickiMicki } from "../rules/index.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { Language } from "./shape.ts";
import { wordingOf } from "./wording.ts";

export { coachOf } from "./coach.ts";
export { en } from "./en.ts";
export { endingOf } from "./ending.ts";
export { placesOf } from "./grammar.ts";
export { it, type Texts } from "./it.ts";
export { PHASE_CLAUSES, type Phase, phaseOf } from "./phases.ts";
export { promptOf } from "./prompt.ts";
export { settlingNow } from "./settling-now.ts";
export type { Language, PlayerLine } from "./shape.ts";
export { SHAPES } from "./shapes.ts";
export { playerLine, wordDeckProblem, wordingOf } from "./wording.ts";

export const WORDINGS: Readonly<Record<Language, Wording<SchickiMicki>>> = {
  it: wordingOf(it),
  en: wordingOf(en),
};
