import type { Bot, Decision } from "@tavolata/bots";
import { fastRandom, type Seat } from "@tavolata/kernel";
import { type Move, type Piccioni, piccioni, type State } from "../rules/index.ts";
import { type Candidate, candidatesAmong } from "./candidates.ts";
import { weigh } from "./habits.ts";
import { leadOf, stakesOf } from "./stakes.ts";
import { Thought } from "./thought.ts";

/** What a card more in hand counts, in points: enough to draw when there is nothing to gain. */
const IN_HAND = 0.1;

/** How many ways to go on with a card are tried out at each of its choices. */
const WAYS = 8;

/**
 * Looks one step ahead: at how it stands when its move is done, with every choice that comes with it, if nobody answers.
 * It sees no flock coming.
 */
export const greedy: Bot<Piccioni> = {
  name: "greedy",
  levels: [],
  sit: () => ({ decide }),
};

function decide({ view, offers, random }: Decision<Piccioni>): Move {
  const seen = view();
  const seat = seen.watcher as Seat;
  const head = fastRandom(random.below(2 ** 32));
  const now = new Thought(withoutChance(piccioni.imagine(seen, head)), head);
  const candidates = candidatesAmong(now.state, seat, offers);
  if (candidates.length === 1) return candidates[0]!.move;
  return bestMove(now, seat, candidates).candidate.move;
}

/** Nothing that is still to be revealed: the step ends before it. */
function withoutChance(state: State): State {
  const agenda = state.agenda.filter((task) => task.do !== "reveal");
  return { ...state, agenda, actionsLeft: state.actionsLeft + 1 };
}

function bestMove(
  now: Thought,
  seat: Seat,
  candidates: readonly Candidate[],
): { candidate: Candidate; stands: number } {
  let best = { candidate: candidates[0]!, stands: Number.NEGATIVE_INFINITY };
  for (const candidate of candidates) {
    const next = now.branch();
    next.play(seat, candidate.move);
    const stands = standsAfter(next, seat);
    if (stands > best.stands) best = { candidate, stands };
  }
  return best;
}

function standsAfter(now: Thought, seat: Seat): number {
  const { state } = now;
  while (state.result === null && state.waiting?.is !== "action") {
    const other = now.awaited().find((one) => one !== seat);
    const candidates = now.candidates(other ?? seat);
    if (state.waiting?.is === "answers") now.play(other ?? seat, { type: "decline" });
    else if (other !== undefined || candidates.length === 1) now.play(other ?? seat, candidates[0]!.move);
    else return bestMove(now, seat, bestLooking(state, seat, candidates)).stands;
  }
  return leadOf(stakesOf(state, seat)) + IN_HAND * state.players[seat]!.hand.length;
}

function bestLooking(state: State, seat: Seat, candidates: readonly Candidate[]): Candidate[] {
  const worths = weigh(state, seat, candidates);
  return candidates
    .map((candidate, i) => ({ candidate, worth: worths[i]! }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, WAYS)
    .map(({ candidate }) => candidate);
}
