import type { Bot, Decision } from "@tavolata/bots";
import { fastRandom, type Random, type Seat } from "@tavolata/kernel";
import { type Move, type Piccioni, piccioni } from "../rules/index.ts";
import { candidatesAmong } from "./candidates.ts";
import { type SearchBudget, search } from "./search.ts";

export interface Level extends SearchBudget {
  /** How far off the judgement of a move may be, either way, in chances to win. */
  readonly misjudges: number;
}

const HABITS = { spread: 0.5, trust: 0.2, curiosity: 0.25 };

export const LEVELS: Readonly<Record<string, Level>> = {
  easy: { ...HABITS, moves: 150, turns: 0, misjudges: 0.25 },
  normal: { ...HABITS, moves: 500, turns: 1, misjudges: 0.05 },
  strong: { ...HABITS, moves: 4000, turns: 2, misjudges: 0 },
};

/**
 * Imagines what it does not see, tries what it can do in many such tables with the others going on as people do, and
 * takes what it came back to most.
 */
export const maestro: Bot<Piccioni> = {
  name: "maestro",
  levels: Object.keys(LEVELS),
  sit: (level) => ({ decide: (decision) => decideBy(LEVELS[level ?? "strong"]!, decision) }),
};

export function decideBy(level: Level, { view, offers, random }: Decision<Piccioni>): Move {
  const seen = view();
  const seat = seen.watcher as Seat;
  // A real table's chance is dear, so it is asked once, and the head makes its own from the answer.
  const head = fastRandom(random.below(2 ** 32));
  const candidates = candidatesAmong(piccioni.imagine(seen, head), seat, offers);
  if (candidates.length === 1) return candidates[0]!.move;
  const tried = search(seen, seat, candidates, level, head);
  const judged = tried.map(({ candidate, visits, worth }) => ({
    candidate,
    rank: level.misjudges === 0 ? visits + worth : visits === 0 ? 0 : worth + error(level.misjudges, head),
  }));
  return judged.reduce((a, b) => (b.rank > a.rank ? b : a)).candidate.move;
}

const FINE = 1024;

function error(most: number, random: Random): number {
  return (most * (random.below(2 * FINE + 1) - FINE)) / FINE;
}
