import type { Names } from "@tavolata/kernel";
import type { FeedEntry } from "../connection/feed-entries.ts";
import { sentencesOf } from "../plain/sentences.ts";
import type { GameOnStage } from "./game-on-stage.ts";

/** What was told in these entries, in the words that fit what is seen of the game now. */
export function entrySentences(
  { screen, picture }: Pick<GameOnStage, "screen" | "picture">,
  entries: readonly FeedEntry[],
  names: Names,
): string[] {
  const { view } = picture.peek();
  return entries.flatMap(({ events }) => sentencesOf(screen, events, names, view));
}
