import type { Names, Typed } from "@tavolata/kernel";
import { type AnyScreen, language } from "@tavolata/kit";

/**
 * What was told and is worth telling, as people say it. Events of a newer version, which this page has no words for,
 * are left out.
 */
export function sentencesOf(
  { words, isSmallTalk }: Pick<AnyScreen, "words" | "isSmallTalk">,
  events: readonly Typed[],
  names: Names,
  view: object | undefined,
): string[] {
  const said = words(language.value);
  return events.flatMap((event) => {
    if (isSmallTalk?.(event)) return [];
    try {
      return [said.event(event, names, view)];
    } catch {
      return [];
    }
  });
}
