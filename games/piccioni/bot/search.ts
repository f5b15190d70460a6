import type { Random, Seat } from "@tavolata/kernel";
import { known, type Move, piccioni, type State, type View } from "../rules/index.ts";
import { type Candidate, onlyMove } from "./candidates.ts";
import { weigh } from "./habits.ts";
import { chancesOf } from "./stakes.ts";
import { Thought } from "./thought.ts";

/** How long a search goes on, and how it chooses what to try. */
export interface SearchBudget {
  /** How many moves are made in thought, all together. */
  readonly moves: number;
  /** How many turns are played in thought after the current one. */
  readonly turns: number;
  /** How far people stray from what looks best at a glance, in points. */
  readonly spread: number;
  /** How much a glance is trusted before a move has been tried. */
  readonly trust: number;
  readonly curiosity: number;
}

/** A point in the game at which we choose, told apart by what we have chosen so far. */
interface Node {
  visits: number;
  readonly children: Map<string, Child>;
}

interface Child extends Node {
  /** How often it could have been chosen. */
  chances: number;
  sum: number;
}

function newChild(): Child {
  return { visits: 0, chances: 0, sum: 0, children: new Map() };
}

/**
 * Information-set Monte Carlo: in every trial the hidden cards are imagined afresh. Our own choices in this turn, answers
 * to others' cards included, form a tree; everybody else plays by habit, and so do we in later turns.
 */
export function search(
  view: View,
  seat: Seat,
  candidates: readonly Candidate[],
  budget: SearchBudget,
  random: Random,
): { candidate: Candidate; worth: number; visits: number }[] {
  const root: Node = { visits: 0, children: new Map() };
  let moves = 0;
  while (moves < budget.moves) {
    const thought = new Thought(piccioni.imagine(view, random), random);
    const path = descend(thought, seat, root, candidates, budget);
    const value = chancesOf(thought.state, seat);
    root.visits += 1;
    for (const child of path) {
      child.visits += 1;
      child.sum += value;
    }
    moves += thought.moves + 1;
  }
  return candidates.map((candidate) => {
    const { visits, sum } = root.children.get(candidate.key) ?? newChild();
    return { candidate, visits, worth: visits === 0 ? 0 : sum / visits };
  });
}

/** Plays one trial to its horizon, and says which choices of ours it went through. */
function descend(
  thought: Thought,
  seat: Seat,
  root: Node,
  first: readonly Candidate[],
  budget: SearchBudget,
): Child[] {
  const { state } = thought;
  const path: Child[] = [];
  const lastTurn = state.turn + budget.turns;
  const turn = state.turn;
  let node: Node | undefined;
  const choose = (at: Node, candidates: readonly Candidate[]): Move => {
    const [candidate, child] = select(state, seat, at, candidates, budget);
    path.push(child);
    // One new choice is enough for a trial.
    node = child.visits === 0 ? undefined : child;
    return candidate.move;
  };
  thought.play(seat, choose(root, first));
  while (state.result === null && state.turn <= lastTurn) {
    const awaited = thought.awaited();
    const other = awaited.find((one) => one !== seat);
    if (other !== undefined) thought.playByHabit(other, budget.spread);
    else if (node === undefined || state.turn > turn) thought.playByHabit(seat, budget.spread / 4);
    else {
      const candidates = thought.candidates(seat);
      thought.play(seat, onlyMove(candidates) ?? choose(node, candidates));
    }
  }
  return path;
}

/** The more often a node was visited, the more of its choices are tried, those first that look best at a glance. */
function select(
  state: State,
  seat: Seat,
  node: Node,
  candidates: readonly Candidate[],
  { trust, curiosity }: SearchBudget,
): [Candidate, Child] {
  const ranked = weigh(state, seat, candidates).sort((a, b) => b.worth - a.worth);
  const wide = 2 + Math.floor(Math.sqrt(node.visits));
  const top = known(ranked[0], "candidate").worth;
  let best: [Candidate, Child] | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { candidate, worth } of ranked.slice(0, wide)) {
    let child = node.children.get(candidate.key);
    if (child === undefined) {
      child = newChild();
      node.children.set(candidate.key, child);
    }
    child.chances += 1;
    const glance = trust * (worth - top);
    const urge =
      child.visits === 0
        ? 2 + glance
        : child.sum / child.visits +
          curiosity * Math.sqrt(Math.log(child.chances) / child.visits) +
          glance / (1 + child.visits);
    if (urge > most) {
      most = urge;
      best = [candidate, child];
    }
  }
  return known(best, "candidate");
}
