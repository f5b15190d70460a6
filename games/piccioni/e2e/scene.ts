import type { Scene } from "../../../e2e/browser/scene.ts";
import type { Piccioni } from "../rules/index.ts";

/** Pigeons everywhere, Trophies on the terraces, and one's own turn. */
export const SCENE: Scene<Piccioni> = {
  options: { actionSeconds: 0, reactionSeconds: 0 },
  players: 4,
  bot: "neighbour",
  chance: "6",
  reacts: false,
  isIt: ({ current, waiting, players, places, finalPhase }) =>
    current === 0 &&
    waiting?.is === "action" &&
    finalPhase === null &&
    players[0]!.hand.length >= 4 &&
    Object.values(places).flat().length + players.flatMap(({ pigeons }) => pigeons).length >= 8,
};
