import type { Scene } from "../../../e2e/browser/scene.ts";
import type { SchickiMicki } from "../rules/index.ts";

/** A long line at the door. */
export const SCENE: Scene<SchickiMicki> = {
  options: { voteSeconds: 0, dealerSeconds: 0 },
  players: 4,
  bot: "doorkeeper:normal",
  chance: "3",
  reacts: true,
  isIt: ({ line, window, turned }) => line.length >= 4 && window === null && turned >= 30,
};
