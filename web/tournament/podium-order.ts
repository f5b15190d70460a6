import type { PublicTournamentPlayer } from "@tavolata/server/protocol";

export interface OnPodium {
  readonly player: PublicTournamentPlayer;
  readonly side: "left" | "middle" | "right";
}

const STEPS = 3;

/**
 * Everybody on one of the first three places, as they stand in a gym: the first in the middle, the second to their
 * left, the third to their right; players who share a place stand on steps of the same height.
 */
export function podiumOrder(players: readonly PublicTournamentPlayer[]): OnPodium[] {
  const best = players.filter(({ place }) => place !== null && place <= STEPS);
  const others = best.filter(({ place }) => place !== 1);
  const on = (side: OnPodium["side"], some: readonly PublicTournamentPlayer[]) =>
    some.map((player) => ({ player, side }));
  return [
    ...on("left", others.filter((_, i) => i % 2 === 0).reverse()),
    ...on(
      "middle",
      best.filter(({ place }) => place === 1),
    ),
    ...on(
      "right",
      others.filter((_, i) => i % 2 === 1),
    ),
  ];
}
