import { type Refusal, type Setup, shuffle, type Turn } from "@tavolata/kernel";
import { rest } from "./clock.ts";
import { deckOf, deckProblems } from "./deck.ts";
import type { Options } from "./options.ts";
import { refused } from "./refusals.ts";
import { bluePawns, type State } from "./state.ts";
import type { SchickiMicki } from "./types.ts";

export function refuseStart({ options }: Setup<SchickiMicki>): Refusal | undefined {
  const problem = options.deck === undefined ? undefined : deckProblems(options.deck)[0];
  if (problem === undefined) return undefined;
  return "card" in problem ? refused("bad-card", { card: problem.card }) : refused("bad-deck");
}

export function start({ seats, options }: Setup<SchickiMicki>, turn: Turn<SchickiMicki>): State {
  const state = freshTable(seats, options);
  // The first dealer is random (SCH-5).
  state.dealer = turn.random.below(seats);
  shuffle(state.deck, turn.random);
  rest(state, turn.now);
  turn.tell({
    type: "begins",
    dealer: state.dealer,
    cards: state.deck.length,
    bluePawns: bluePawns(seats),
  });
  return state;
}

function freshTable(seats: number, options: Options): State {
  return {
    options,
    phase: "turning",
    dealer: 0,
    players: Array.from({ length: seats }, () => ({
      pile: [],
      missing: 0,
      away: false,
      out: false,
      flag: null,
      claims: [],
    })),
    deck: deckOf(options),
    line: [],
    turned: 0,
    opensAt: 0,
    pacedAt: 0,
    reaching: false,
    lastCall: null,
    window: null,
    spent: [],
    tried: [],
    vote: null,
    lastSettling: null,
    settlings: 0,
    endedBy: null,
    result: null,
  };
}
