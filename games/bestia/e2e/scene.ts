import type { Scene } from "../../../e2e/browser/scene.ts";
import type { Bestia } from "../rules/index.ts";

/** The middle of a trick with a pot worth playing for. */
export const SCENE: Scene<Bestia> = {
  options: { table: "tournament", entry: 0, levelMinutes: 10, decisionSeconds: 0, betweenSeconds: 1 },
  players: 5,
  bot: "maestro:normal",
  chance: "3",
  reacts: false,
  isIt: ({ turn, phase, trick, hand }) => turn === 0 && phase === "play" && trick.length >= 2 && hand >= 3,
};
