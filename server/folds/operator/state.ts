import type { Instant } from "@tavolata/kernel";
import type { Announcement, OperatorAct, OperatorLogEntry } from "../../protocol/index.ts";
import type { OperatorStep } from "./steps.ts";

/** What follows from all that operators have done. */
export interface OperatorState {
  /** The last entry; -1 if there is none. */
  readonly seq: number;
  /** The hash of the secret; null for as long as the house has none. */
  readonly secret: string | null;
  /** Sessions that began before this entry are over. */
  readonly sessionsFrom: number;
  /** Those that were not taken back; some may have run out. */
  readonly announcements: readonly Announcement[];
  /** The nodes that were told to drain. */
  readonly draining: readonly string[];
}

/** A node that is gone never comes back under its name. */
const MOST_DRAINING = 100;

export const NOTHING_DONE: OperatorState = {
  seq: -1,
  secret: null,
  sessionsFrom: 0,
  announcements: [],
  draining: [],
};

export interface OperatorEntry {
  readonly seq: number;
  readonly at: Instant;
  readonly steps: readonly OperatorStep[];
}

export function foldOperator(before: OperatorState, { seq, at, steps }: OperatorEntry): OperatorState {
  let state: OperatorState = { ...before, seq };
  for (const step of steps) state = foldStep(state, step, seq, at);
  return state;
}

function foldStep(state: OperatorState, step: OperatorStep, seq: number, at: Instant): OperatorState {
  switch (step.type) {
    case "secret":
      return { ...state, secret: step.hash, sessionsFrom: seq };
    case "signed-out":
      return { ...state, sessionsFrom: seq };
    case "signed-in":
    case "outcome":
      return state;
    case "act":
      return foldAct(state, step.act, seq, at);
  }
}

/** What an act changes by being written down; everything else is done by a node, which then writes what came of it. */
function foldAct(state: OperatorState, act: OperatorAct, seq: number, at: Instant): OperatorState {
  const { announcements, draining } = state;
  switch (act.type) {
    case "announce": {
      const { it, en, until } = act;
      const others = announcements.filter((one) => one.until > at);
      return { ...state, announcements: [...others, { id: seq, it, en, until }] };
    }
    case "take-back":
      return { ...state, announcements: announcements.filter(({ id }) => id !== act.announcement) };
    case "drain":
      return {
        ...state,
        draining: [...draining.filter((node) => node !== act.node), act.node].slice(-MOST_DRAINING),
      };
    case "stop-draining":
      return { ...state, draining: draining.filter((node) => node !== act.node) };
    default:
      return state;
  }
}

/** Whether writing an act down is all that there is to do. */
export function isDoneByItself({ type }: OperatorAct): boolean {
  return ["announce", "take-back", "drain", "stop-draining"].includes(type);
}

/** An entry as operators read it; nobody reads a hash. */
export function loggedAs(
  step: Exclude<OperatorStep, { type: "outcome" }>,
  entry: number,
  at: Instant,
): OperatorLogEntry {
  const { by } = step;
  if (step.type !== "act") return { entry, at, by, what: { type: step.type }, reason: "", outcome: "done" };
  const outcome = isDoneByItself(step.act) ? "done" : null;
  return { entry, at, by, what: step.act, reason: step.reason, outcome };
}
