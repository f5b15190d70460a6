import type { Seat, Turn } from "@tavolata/kernel";
import { faceOf } from "./faces.ts";
import { type Player, playerAt, type State } from "./state.ts";
import { announce } from "./telling.ts";
import type { Piccioni } from "./types.ts";

/** PIC-15: what a Guano counts as a Trophy, and what it costs face up. */
const GUANO_TROPHY = 2;
const COSTS = { guano: 1, montagna: 2 } as const;

/** PIC-15 */
export function pointsOf(state: Pick<State, "options">, { trophies, guano, pigeons }: Player): number {
  const won = trophies.reduce((sum, { back }) => sum + (back === "action" ? GUANO_TROPHY : 1), 0);
  const lost = guano.reduce((sum, card) => sum + COSTS[faceOf(state, card).stays!], 0);
  return won - lost - pigeons.length;
}

/** PIC-16: fewer face-up cards, then nearest to who triggered the final phase, clockwise, himself first. */
export function endGame(
  state: State,
  endedBy: NonNullable<State["endedBy"]>,
  trigger: Seat,
  turn: Turn<Piccioni>,
): void {
  const { players } = state;
  const scores = players.map((player) => pointsOf(state, player));
  const faceUp = (seat: Seat) => playerAt(state, seat).pigeons.length + playerAt(state, seat).guano.length;
  const distance = (seat: Seat) => (seat - trigger + players.length) % players.length;
  const ranking = players
    .map((_, seat) => seat)
    .sort((a, b) => scores[b]! - scores[a]! || faceUp(a) - faceUp(b) || distance(a) - distance(b));
  const places = players.map((_, seat) => ranking.indexOf(seat) + 1);
  state.endedBy = endedBy;
  state.result = { places, scores };
  const trophies = players.map((player) => player.trophies.map(({ card }) => card));
  announce(state, { type: "gameOver", endedBy, trophies, places: [...places], scores: [...scores] }, turn);
}
