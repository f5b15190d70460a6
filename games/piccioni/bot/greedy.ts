import type { Bot, Decision } from "@tavolata/bots";
import { fastRandom, type Seat } from "@tavolata/kernel";
import { known, type Move, type Piccioni, piccioni, playerAt, type State } from "../rules/index.ts";
import { type Candidate, candidatesAmong, onlyMove } from "./candidates.ts";
import { weigh } from "./habits.ts";
import { remark } from "./remarks.ts";
import { leadOf, stakesOf } from "./stakes.ts";
import { Thought } from "./thought.ts";

/** What one more card in hand counts, in points: enough to make it draw when there is nothing to gain. */
const IN_HAND = 0.1;

/** How many ways to go on with a card are tried out at each of its choices. */
const WAYS = 8;

/**
 * Looks one move ahead: at how things stand when its move is done, with every choice that comes with it, if nobody
 * answers. It does not see the flock coming.
 */
export const greedy: Bot<Piccioni> = {
  name: "greedy",
  levels: [],
  sit: () => ({ decide }),
  remark,
};

function decide({ view, offers, random }: Decision<Piccioni>): Move {
  const seen = view();
  const seat = seen.watcher as Seat;
  const head = fastRandom(random.below(2 ** 32));
  const now = new Thought(withoutChance(piccioni.imagine(seen, head)), head);
  const candidates = candidatesAmong(now.state, seat, offers);
  return onlyMove(candidates) ?? bestMove(now, seat, candidates).candidate.move;
}

/** Without the pigeons that are still to be revealed: it looks no further than that. */
function withoutChance(state: State): State {
  const agenda = state.agenda.filter((task) => task.do !== "reveal");
  return { ...state, agenda, actionsLeft: state.actionsLeft + 1 };
}

function bestMove(
  now: Thought,
  seat: Seat,
  candidates: readonly Candidate[],
): { candidate: Candidate; stands: number } {
  const tried = candidates.map((candidate) => {
    const next = now.branch();
    next.play(seat, candidate.move);
    return { candidate, stands: standsAfter(next, seat) };
  });
  return tried.reduce((best, one) => (one.stands > best.stands ? one : best));
}

function standsAfter(now: Thought, seat: Seat): number {
  const { state } = now;
  while (state.result === null && state.waiting?.is !== "action") {
    const other = now.awaited().find((one) => one !== seat);
    const candidates = now.candidates(other ?? seat);
    if (state.waiting?.is === "answers") now.play(other ?? seat, { type: "decline" });
    else if (other === undefined && candidates.length > 1)
      return bestMove(now, seat, bestLooking(state, seat, candidates)).stands;
    else now.play(other ?? seat, known(candidates[0], "candidate").move);
  }
  return leadOf(stakesOf(state, seat)) + IN_HAND * playerAt(state, seat).hand.length;
}

function bestLooking(state: State, seat: Seat, candidates: readonly Candidate[]): Candidate[] {
  return weigh(state, seat, candidates)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, WAYS)
    .map(({ candidate }) => candidate);
}
