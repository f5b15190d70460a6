import type { AnyBot, BotRatings } from "@tavolata/bots";
import type { GameFigures } from "@tavolata/figures";
import type { AnyPlayerFigures } from "@tavolata/figures/player";
import type { AnyGame, GameManifest, GameTypes, Language, Playthrough, Wording } from "@tavolata/kernel";

/** What Node programs can load of a game, part by part: what each part's module exports. */
export interface PartModules {
  readonly rules: { readonly RULES: AnyGame };
  readonly texts: { readonly WORDINGS: Readonly<Record<Language, Wording<GameTypes>>> };
  readonly bot: { readonly BOTS: readonly AnyBot[]; readonly RATINGS?: BotRatings };
  readonly figures: { readonly PLAYER_FIGURES: AnyPlayerFigures };
  readonly lab: { readonly FIGURES: GameFigures<GameTypes> };
  readonly playthroughs: { readonly PLAYTHROUGHS: Readonly<Record<string, Playthrough<GameTypes>>> };
}

export type PartName = keyof PartModules;

/** Where in a game's folder each part is. Only rules and texts must be there. */
export const PART_FILES: Readonly<Record<PartName, string>> = {
  rules: "rules/index.ts",
  texts: "texts/index.ts",
  bot: "bot/index.ts",
  figures: "figures/index.ts",
  lab: "lab/index.ts",
  playthroughs: "playthroughs/index.ts",
};

/** One game's folder: its manifest and the parts it has, none of them loaded yet. */
export type GameFolder = { readonly manifest: () => Promise<{ readonly manifest: GameManifest }> } & {
  readonly [Part in PartName]?: () => Promise<PartModules[Part]>;
};
