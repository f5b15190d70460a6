import { type GameFigures, NO_FIGURES } from "@tavolata/figures";
import type { GameTypes, Language, Playthrough, Wording } from "@tavolata/kernel";
import { loadEach, loadPlayable, type PlayableGame } from "./load.ts";

export { gameFolders } from "./folders.ts";
export type { PlayableGame } from "./load.ts";

/** A game with every part that programs use; who only plays needs less (`@tavolata/games/playable`). */
export interface LoadedGame extends PlayableGame {
  readonly wordings: Readonly<Record<Language, Wording<GameTypes>>>;
  readonly figures: GameFigures<GameTypes>;
  readonly playthroughs: Readonly<Record<string, Playthrough<GameTypes>>>;
}

/** All games with all their parts, in the order in which they are shown. */
export const GAMES: readonly LoadedGame[] = await loadEach(async (folder) => {
  const [playable, texts, lab, playthroughs] = await Promise.all([
    loadPlayable(folder),
    folder.texts?.(),
    folder.lab?.(),
    folder.playthroughs?.(),
  ]);
  if (texts === undefined) throw new Error(`games/${playable.manifest.name} has no texts`);
  return {
    ...playable,
    wordings: texts.WORDINGS,
    figures: lab?.FIGURES ?? NO_FIGURES,
    playthroughs: playthroughs?.PLAYTHROUGHS ?? {},
  };
});

export function findGame(name: string): LoadedGame | undefined {
  return GAMES.find(({ rules }) => rules.name === name);
}
