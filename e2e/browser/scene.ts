import type { GameTypes } from "@tavolata/kernel";

/** A moment of a game that is worth a picture (`npm run pictures`); each game says in `e2e/scene.ts` what it wants to show. */
export interface Scene<T extends GameTypes = GameTypes> {
  readonly options: Partial<T["options"]>;
  readonly players: number;
  /** How the friends at the table play: a bot's name and level. */
  readonly bot: string;
  /** The server's STEADY_CHANCE: the same cards every time. */
  readonly chance: string;
  /** Whether what the first player sees now is it. */
  isIt(view: T["view"]): boolean;
  /** Whether friends react to what they see, in games where the fastest counts; otherwise the line would be gone. */
  readonly reacts: boolean;
}
