import type { GameTypes, LessonWords } from "@tavolata/kernel";
import type { Language } from "@tavolata/kit";

const FILES = import.meta.glob<{ readonly WORDS: LessonWords<GameTypes> }>("../../games/*/lesson/words/*.ts");

/** What the lesson of a game says in a language; undefined where there is no lesson. */
export async function gameWordsFor(
  game: string,
  language: Language,
): Promise<LessonWords<GameTypes> | undefined> {
  const file = `../../games/${game}/lesson/words/${language}.ts`;
  return Object.hasOwn(FILES, file) ? (await FILES[file]?.())?.WORDS : undefined;
}
