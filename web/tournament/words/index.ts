import { language } from "@tavolata/kit";
import { learnRefusals } from "../../words/index.ts";
import { en } from "./en.ts";
import { it, type TournamentWords } from "./it.ts";

const WORDS = { it, en };
learnRefusals({ it: it.refusals, en: en.refusals });

export function tournamentWords(): TournamentWords {
  return WORDS[language.value];
}
