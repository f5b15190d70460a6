import { en } from "./en.ts";
import { it } from "./it.ts";
import type { Language } from "./shape.ts";
import { wordingOf } from "./wording.ts";

export { coachOf } from "./coach.ts";
export { wordDeckProblem } from "./deck-problem.ts";
export { en } from "./en.ts";
export { endingOf } from "./ending.ts";
export { cardName, placesOf } from "./grammar.ts";
export { it, type Texts } from "./it.ts";
export { PHASE_CLAUSES, type Phase, phaseOf } from "./phases.ts";
export { promptOf } from "./prompt.ts";
export type { Language, PlayerLine } from "./shape.ts";
export { playerLine, wordingOf } from "./wording.ts";

export const WORDINGS: Readonly<Record<Language, ReturnType<typeof wordingOf>>> = {
  it: wordingOf(it),
  en: wordingOf(en),
};
