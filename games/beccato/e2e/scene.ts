import type { Scene } from "../../../e2e/browser/scene.ts";
import type { Beccato } from "../rules/index.ts";

/** Somebody has shouted, the hands lie open, and it was right. */
export const SCENE: Scene<Beccato> = {
  options: { passSeconds: 0, chooseSeconds: 20, agreeSeconds: 0, restSeconds: 0 },
  players: 6,
  bot: "fox:normal",
  chance: "3",
  reacts: true,
  isIt: ({ phase, round }) => round >= 2 && phase === "between",
};
