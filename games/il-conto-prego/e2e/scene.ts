import type { Scene } from "../../../e2e/browser/scene.ts";
import type { IlConto } from "../rules/index.ts";

/** A bill that has grown, and it is one's own turn to believe it. */
export const SCENE: Scene<IlConto> = {
  options: { turnSeconds: 0, hands: 20 },
  players: 4,
  bot: "maestro:normal",
  chance: "3",
  reacts: false,
  isIt: ({ turn, phase, calls, dishes }) =>
    turn === 0 &&
    phase === "calls" &&
    dishes.length >= 2 &&
    dishes.some(({ count }) => count >= 2) &&
    calls.length >= 4,
};
