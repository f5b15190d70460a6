import type { Result, Seat, Turn } from "@tavolata/kernel";
import type { Card } from "./cards.ts";
import { staysOf } from "./faces.ts";
import type { Player, State, Trophy } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";

/** PIC-15: what a Guano counts as a Trophy, and what it costs face up. */
const GUANO_TROPHY = 2;
const COSTS = { guano: 1, montagna: 2 } as const;

/** PIC-19: what counts lies face up, or shows by its back what it is worth: everybody can add it up at any time. */
export interface Counted extends Pick<Player, "guano" | "pigeons"> {
  readonly trophies: readonly Pick<Trophy, "back">[];
}

/** PIC-15 */
export function pointsOf(state: Pick<State, "options">, { trophies, guano, pigeons }: Counted): number {
  const won = trophies.reduce((sum, trophy) => sum + trophyPoints(trophy), 0);
  const lost = guano.reduce((sum, card) => sum + guanoCost(state, card), 0);
  return won - lost - pigeons.length;
}

export function trophyPoints({ back }: Pick<Trophy, "back">): number {
  return back === "action" ? GUANO_TROPHY : 1;
}

export function guanoCost(state: Pick<State, "options">, card: Card): number {
  return COSTS[staysOf(state, card)];
}

/** PIC-15, PIC-16: how it would come out if it ended now: without a final phase, equal players share the place. */
export function asItStands(state: State): Result {
  const standings = state.players.map((player) => ({
    points: pointsOf(state, player),
    faceUp: player.pigeons.length + player.guano.length,
  }));
  const isBetter = (a: (typeof standings)[number], b: (typeof standings)[number]) =>
    a.points > b.points || (a.points === b.points && a.faceUp < b.faceUp);
  return {
    places: standings.map((own) => 1 + standings.filter((other) => isBetter(other, own)).length),
    scores: standings.map(({ points }) => points),
  };
}

/** PIC-16: fewer face-up cards, then nearest clockwise to the player who triggered the final phase, who comes first. */
export function endGame(
  state: State,
  endedBy: NonNullable<State["endedBy"]>,
  trigger: Seat,
  turn: Turn<Piccioni>,
): void {
  const { players } = state;
  const standings = players.map((player, seat) => ({
    points: pointsOf(state, player),
    faceUp: player.pigeons.length + player.guano.length,
    distance: (seat - trigger + players.length) % players.length,
  }));
  const ranking = standings.toSorted(
    (a, b) => b.points - a.points || a.faceUp - b.faceUp || a.distance - b.distance,
  );
  const scores = standings.map(({ points }) => points);
  const places = standings.map((standing) => ranking.indexOf(standing) + 1);
  state.endedBy = endedBy;
  state.result = { places, scores };
  const trophies = players.map((player) => player.trophies.map(({ card }) => card));
  announce(state, { type: "gameOver", endedBy, trophies, places: [...places], scores: [...scores] }, turn);
}
