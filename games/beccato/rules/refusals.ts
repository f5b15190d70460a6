import type { Refusal } from "@tavolata/kernel";

/** Every reason to refuse something in this game, and the clause that gives it. */
export const REFUSALS = {
  "not-a-player": "BEC-2",
  "game-is-over": "BEC-19",

  "still-agreeing": "BEC-22",
  "shout-on": "BEC-18",
  "choice-on": "BEC-36",
  "between-rounds": "BEC-8",

  "not-your-turn": "BEC-7",
  "not-your-card": "BEC-7",

  "name-a-breed": "BEC-23",
  "breeds-not-called": "BEC-23",
  "no-such-coop": "BEC-5",
  "not-an-opponent": "BEC-12",
  "before-the-deal": "BEC-18",
  "shouted-already": "BEC-18",
  "out-of-breath": "BEC-18",
  "nothing-to-take-back": "BEC-18",

  "people-only": "BEC-34",
  "real-gestures": "BEC-34",
  "no-voices": "BEC-31",
  "hands-busy": "BEC-32",
  "hands-resting": "BEC-32",
  "nothing-to-release": "BEC-32",
  "eyes-do-not-matter": "BEC-33",
  "not-another-player": "BEC-33",
  "eyes-on-cards": "BEC-33",
  "eyes-turning": "BEC-33",
  "look-too-short": "BEC-33",
  "looking-there": "BEC-33",

  "nothing-to-choose": "BEC-36",
  "not-your-choice": "BEC-36",
  "no-such-egg": "BEC-13",
  "no-such-place": "BEC-26",
  "no-such-symbol": "BEC-2",
  "caller-chooses": "BEC-10",

  "nothing-to-agree": "BEC-22",
  "signal-is-drawn": "BEC-4",
  "one-signal-only": "BEC-22",
  "nothing-proposed": "BEC-22",
  "accepted-already": "BEC-22",
  "signal-missing": "BEC-22",
  "nothing-to-say": "BEC-38",
  "said-enough": "BEC-38",
  "ready-already": "BEC-36",
  "nothing-to-be-ready-for": "BEC-36",

  "signals-stay": "BEC-21",
  "only-between-rounds": "BEC-21",
  "not-your-egg": "BEC-21",
  "asked-already": "BEC-21",
  "nothing-asked": "BEC-21",
  "confirmed-already": "BEC-21",
  "no-signal-cards": "BEC-22",
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export function refused(code: RefusalCode): Refusal<RefusalCode> {
  return { code, clause: REFUSALS[code] };
}
