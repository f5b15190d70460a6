import type { Language, Wording } from "@tavolata/kernel";
import type { Cucu } from "../rules/index.ts";
import { en } from "./en.ts";
import { it } from "./it.ts";
import { wordingOf } from "./wording.ts";

export const WORDINGS: Readonly<Record<Language, Wording<Cucu>>> = { it: wordingOf(it), en: wordingOf(en) };
