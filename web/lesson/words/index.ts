import { language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type LessonPageWords } from "./it.ts";

const WORDS = { it, en };

/** They come with the lessons: people who know the games do not need them. */
export function lessonWords(): LessonPageWords {
  return WORDS[language.value];
}
