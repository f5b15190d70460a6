import type { Turn } from "@tavolata/kernel";
import { suspicion } from "@tavolata/kernel/reactions";
import { playerAt, type Reaction, type State } from "./state.ts";
import type { SchickiMicki } from "./types.ts";

/** How many reactions are remembered: enough to judge by, and what was long ago is forgiven. */
const REMEMBERED = 24;

/** SCH-21: near-constant claims, and claims that always sit on the bound, are flagged to the table. */
export function flagReactions(state: State, reactions: readonly Reaction[], turn: Turn<SchickiMicki>): void {
  for (const { seat, judged } of reactions) {
    if (judged === null) continue;
    const player = playerAt(state, seat);
    player.claims = [...player.claims, judged].slice(-REMEMBERED);
  }
  state.players.forEach((player, seat) => {
    const flag = suspicion(player.claims) ?? null;
    if (flag === player.flag) return;
    player.flag = flag;
    turn.tell(flag === null ? { type: "cleared", seat } : { type: "flagged", seat, flag });
  });
}
