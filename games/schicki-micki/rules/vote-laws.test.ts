import type { Game, Turn } from "@tavolata/kernel";
import { checkGame } from "@tavolata/kernel/check";
import { EARLIER } from "../testing/version-one.ts";
import { type Card, type SchickiMicki, type State, schickiMicki } from "./index.ts";

/** Random hands seldom tie, so this game begins where two have knocked at the same moment for two worms. */
const atTheVote: Game<SchickiMicki> = {
  ...schickiMicki,
  name: "schicki-micki at the vote",
  start(setup, turn) {
    const options = { ...setup.options, table: "oneTable", turning: "clock" } as const;
    const state = schickiMicki.start({ ...setup, options }, turn);
    state.deck.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    return knockTwice(state, turn);
  },
};

function knockTwice(state: State, turn: Turn<SchickiMicki>): State {
  const later: Turn<SchickiMicki> = { ...turn, now: turn.now + 1000, actedAt: turn.now + 1000 };
  schickiMicki.ring(state, turn);
  for (const seat of [0, 1]) schickiMicki.play(state, seat, { type: "hand", does: "knock" }, later);
  schickiMicki.ring(state, later);
  if (state.phase !== "vote") throw new Error(`no vote on ${state.line.map(({ card }): Card => card)}`);
  return state;
}

checkGame(atTheVote, { tables: 4, longest: 120, endless: true, earlier: EARLIER });
