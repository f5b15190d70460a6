import type { Bot, Decision } from "@tavolata/bots";
import { fastRandom, type Random, type Seat } from "@tavolata/kernel";
import { known, type Move, type Piccioni, piccioni } from "../rules/index.ts";
import { candidatesAmong, onlyMove } from "./candidates.ts";
import { remark } from "./remarks.ts";
import { type SearchBudget, search } from "./search.ts";

export interface Level extends SearchBudget {
  /** How far off its judgement of a move may be, either way, in chances to win. */
  readonly misjudges: number;
}

const HABITS = { spread: 0.5, trust: 0.2, curiosity: 0.25 };

const STRONG: Level = { ...HABITS, moves: 4000, turns: 2, misjudges: 0 };

export const LEVELS: Readonly<Record<string, Level>> = {
  easy: { ...HABITS, moves: 150, turns: 0, misjudges: 0.25 },
  normal: { ...HABITS, moves: 500, turns: 1, misjudges: 0.05 },
  strong: STRONG,
};

/**
 * Imagines what it does not see, tries its moves at many such tables, where the others play as people do, and makes the
 * one that it came back to most.
 */
export const maestro: Bot<Piccioni> = {
  name: "maestro",
  levels: Object.keys(LEVELS),
  remark,
  sit(name) {
    const level = name === undefined ? STRONG : known(LEVELS[name], "level of this name");
    return { decide: (decision) => decideBy(level, decision) };
  },
};

export function decideBy(level: Level, { view, offers, random, effort = 1 }: Decision<Piccioni>): Move {
  const seen = view();
  const seat = seen.watcher as Seat;
  // Fair chance is expensive, so it is asked once, and the bot's head makes its own from the answer.
  const head = fastRandom(random.below(2 ** 32));
  const candidates = candidatesAmong(piccioni.imagine(seen, head), seat, offers);
  const only = onlyMove(candidates);
  if (only !== undefined) return only;
  const tried = search(seen, seat, candidates, { ...level, moves: effort * level.moves }, head);
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
