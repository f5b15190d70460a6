import type { Wording } from "@tavolata/kernel";
import type { Beccato } from "../rules/index.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import type { Language } from "./shape.ts";
import { wordingOf } from "./wording.ts";

export { type Hints, loadHints } from "./advice.ts";
export { coachOf } from "./coach.ts";
export { en } from "./en.ts";
export { endingOf } from "./ending.ts";
export { it, type Texts } from "./it.ts";
export { PHASE_CLAUSES, type Phase, phaseOf } from "./phases.ts";
export { promptOf } from "./prompt.ts";
export type { Language, PlayerLine, TeamLine } from "./shape.ts";
export { playerLine, teamLine, wordingOf } from "./wording.ts";

export const WORDINGS: Readonly<Record<Language, Wording<Beccato>>> = {
  it: wordingOf(it),
  en: wordingOf(en),
};
