import type { Turn } from "@tavolata/kernel";
import { type Ending, pointsOf, type State, type Why } from "./state.ts";
import type { SchickiMicki } from "./types.ts";

/** SCH-24: most cards win, a tie is shared. SCH-14: cards that the deck could not give count too. */
export function endGame(state: State, endedBy: Ending, left: Why | null, turn: Turn<SchickiMicki>): void {
  const scores = state.players.map(pointsOf);
  const places = scores.map((points) => 1 + scores.filter((other) => other > points).length);
  state.phase = "over";
  state.endedBy = endedBy;
  state.result = { places, scores };
  turn.tell({ type: "gameOver", endedBy, left, places: [...places], scores: [...scores] });
}
