import type { Result, Turn } from "@tavolata/kernel";
import { type Ending, isAroundOneTable, pointsOf, type State, type Why } from "./state.ts";
import type { SchickiMicki } from "./types.ts";

/** SCH-24: most cards win, a tie is shared. SCH-14: cards that the deck could not give count too. */
export function asItStands({ players }: Pick<State, "players">): Result {
  const scores = players.map(pointsOf);
  return { places: scores.map((points) => 1 + scores.filter((other) => other > points).length), scores };
}

export function endGame(state: State, endedBy: Ending, left: Why | null, turn: Turn<SchickiMicki>): void {
  const { places, scores } = asItStands(state);
  state.phase = "over";
  state.endedBy = endedBy;
  state.result = { places: [...places], scores: [...scores] };
  const told = { type: "gameOver", endedBy, left, places: [...places], scores: [...scores] } as const;
  // SCH-22, SCH-26: phones that never showed the line do not hear what was on it either.
  if (isAroundOneTable(state)) turn.tell.to(["screen", "spectator"], told, { ...told, left: null });
  else turn.tell(told);
}
