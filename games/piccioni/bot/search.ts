import type { Random, Seat } from "@tavolata/kernel";
import { type Move, piccioni, type State, type View } from "../rules/index.ts";
import type { Candidate } from "./candidates.ts";
import { weigh } from "./habits.ts";
import { chancesOf } from "./stakes.ts";
import { Thought } from "./thought.ts";

export interface SearchBudget {
  /** How many moves are made in thought, all together. */
  readonly moves: number;
  /** How many turns are played in thought after the one that is on. */
  readonly turns: number;
  /** How much people differ from what looks best at a glance, in points. */
  readonly spread: number;
  /** How far what looks best at a glance is trusted before it has been tried. */
  readonly trust: number;
  readonly curiosity: number;
}

/** A place in a game where we choose, as far as we can know it: by what we chose since now. */
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
 * Information-set Monte Carlo: in every trial the hidden cards are imagined anew. What we choose in this turn is chosen
 * in a tree, answers to others' cards included; everybody else, and we later on, play by habit.
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
    const child = root.children.get(candidate.key);
    const visits = child?.visits ?? 0;
    return { candidate, visits, worth: visits === 0 ? 0 : child!.sum / visits };
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
  let node: Node | undefined = root;
  const choose = (candidates: readonly Candidate[]): Move => {
    const [candidate, child] = select(state, seat, node!, candidates, budget);
    path.push(child);
    // A choice that is new to us is enough for one trial.
    node = child.visits === 0 ? undefined : child;
    return candidate.move;
  };
  thought.play(seat, choose(first));
  while (state.result === null && state.turn <= lastTurn) {
    const awaited = thought.awaited();
    const other = awaited.find((one) => one !== seat);
    if (other !== undefined) thought.playByHabit(other, budget.spread);
    else if (node === undefined || state.turn > turn) thought.playByHabit(seat, budget.spread / 4);
    else {
      const candidates = thought.candidates(seat);
      thought.play(seat, candidates.length === 1 ? candidates[0]!.move : choose(candidates));
    }
  }
  return path;
}

/** The more often a place was visited, the more of its choices are looked at: those first that look best at a glance. */
function select(
  state: State,
  seat: Seat,
  node: Node,
  candidates: readonly Candidate[],
  { trust, curiosity }: SearchBudget,
): [Candidate, Child] {
  const worths = weigh(state, seat, candidates);
  const order = worths.map((_, i) => i).sort((a, b) => worths[b]! - worths[a]!);
  const wide = 2 + Math.floor(Math.sqrt(node.visits));
  const top = worths[order[0]!]!;
  let [best, most] = [order[0]!, Number.NEGATIVE_INFINITY];
  for (const i of order.slice(0, wide)) {
    const { key } = candidates[i]!;
    let child = node.children.get(key);
    if (child === undefined) {
      child = newChild();
      node.children.set(key, child);
    }
    child.chances += 1;
    const glance = trust * (worths[i]! - top);
    const urge =
      child.visits === 0
        ? 2 + glance
        : child.sum / child.visits +
          curiosity * Math.sqrt(Math.log(child.chances) / child.visits) +
          glance / (1 + child.visits);
    if (urge > most) [most, best] = [urge, i];
  }
  const candidate = candidates[best]!;
  return [candidate, node.children.get(candidate.key)!];
}
