declare module "virtual:games" {
  import type { GameManifest, GameTypes, Language, Wording } from "@tavolata/kernel";
  import type { AnyScreen } from "@tavolata/kit";

  export const GAMES: readonly {
    readonly manifest: GameManifest;
    /** The address of its picture. */
    readonly cover: string;
    readonly hasLesson: boolean;
    readonly screen?: () => Promise<{ readonly screen: AnyScreen }>;
    /** Where nothing is drawn of the game. */
    readonly texts?: () => Promise<{ readonly WORDINGS: Readonly<Record<Language, Wording<GameTypes>>> }>;
  }[];
}
