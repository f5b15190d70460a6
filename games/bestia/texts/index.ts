import type { Wording } from "@tavolata/kernel";
import type { Bestia } from "../rules/index.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { Language } from "./shape.ts";
import { wordingOf } from "./wording.ts";

export { coachOf } from "./coach.ts";
export { en, enWithFrenchCards } from "./en.ts";
export { endingOf, scoreOf } from "./ending.ts";
export { it, itWithFrenchCards, type Texts } from "./it.ts";
export { PHASE_CLAUSES } from "./phases.ts";
export { promptOf } from "./prompt.ts";
export type { Language } from "./shape.ts";
export { playerLine, wordingOf } from "./wording.ts";

export const WORDINGS: Readonly<Record<Language, Wording<Bestia>>> = {
  it: wordingOf(it),
  en: wordingOf(en),
};
