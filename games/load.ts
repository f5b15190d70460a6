import { type AnyBot, type BotRatings, randomBot } from "@tavolata/bots";
import type { AnyPlayerFigures } from "@tavolata/figures/player";
import type { GameManifest } from "@tavolata/kernel";
import { FOLDERS } from "./folders.ts";
import type { GameFolder, PartModules } from "./parts.ts";

/** A game as far as it is needed where it is played: what servers and their threads load. */
export interface PlayableGame {
  readonly manifest: GameManifest;
  readonly rules: PartModules["rules"]["RULES"];
  /** The first one, at its best, plays for people who are gone. Never empty: `random` plays every game. */
  readonly bots: readonly AnyBot[];
  /** What is counted about the people who play it, if anything is. */
  readonly playerFigures?: AnyPlayerFigures;
  readonly botRatings: BotRatings | undefined;
}

/** All games, in the order in which they are shown. */
export async function loadEach<Game extends { readonly manifest: GameManifest }>(
  load: (folder: GameFolder) => Promise<Game>,
): Promise<readonly Game[]> {
  const games = await Promise.all(FOLDERS.map(load));
  const placeOf = ({ manifest }: Game) => manifest.order ?? Number.POSITIVE_INFINITY;
  return games.sort((a, b) => placeOf(a) - placeOf(b) || a.manifest.name.localeCompare(b.manifest.name));
}

export async function loadPlayable(folder: GameFolder): Promise<PlayableGame> {
  const [{ manifest }, rules, bot, figures] = await Promise.all([
    folder.manifest(),
    folder.rules?.(),
    folder.bot?.(),
    folder.figures?.(),
  ]);
  if (rules === undefined) throw new Error(`games/${manifest.name} has no rules`);
  const bots = bot?.BOTS ?? [];
  const playable = {
    manifest,
    rules: rules.RULES,
    bots: bots.length > 0 ? bots : [randomBot],
    botRatings: bot?.RATINGS,
  };
  return figures === undefined ? playable : { ...playable, playerFigures: figures.PLAYER_FIGURES };
}
