import type { Card } from "./cards.ts";
import { withoutReason } from "./judging.ts";
import type { Sight } from "./situation.ts";
import type { Player, Settling, State } from "./state.ts";

/** A settling of version 1, which always told what was on the line. */
interface SettlingBefore extends Omit<Settling, "cards" | "why" | "out">, Sight {
  line: Card[];
}

/** A state of version 1: nobody was ever out of a line, and what had been tried on it was not kept. */
interface StateBefore extends Omit<State, "players" | "tried" | "lastSettling"> {
  players: Omit<Player, "out">[];
  lastSettling: SettlingBefore | null;
}

/** Takes over a game that was begun with version 1. */
export function upgrade(before: unknown): State {
  const { players, lastSettling, ...rest } = before as StateBefore;
  return {
    ...rest,
    players: players.map((player) => ({ ...player, out: false })),
    tried: [],
    lastSettling: lastSettling === null ? null : settlingOf(lastSettling, rest.phase === "over"),
  };
}

/** SCH-26: what was told of a line that can still be won is not told again. */
function settlingOf(before: SettlingBefore, isOver: boolean): Settling {
  const { line, situation, matches, twoWorms, identical, reactions, ...rest } = before;
  const explained = isOver || rest.winners.length > 0;
  return {
    ...rest,
    cards: line.length,
    why: explained ? { situation, matches, twoWorms, identical, line, earlier: [] } : null,
    reactions: explained ? reactions : reactions.map(withoutReason),
    out: [],
  };
}
