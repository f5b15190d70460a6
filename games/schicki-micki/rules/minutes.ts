import type { Setup } from "@tavolata/kernel";
import type { SchickiMicki } from "./types.ts";

/** What was counted in games of simulated people. With only two players more cards go back under the deck. */
const TURNED = { two: 88, more: 73 };
const LINES = { two: 32, more: 27 };

/** Seconds: between two cards that are turned by hand, from a card to the first reaction, and for slow connections. */
const BY_HAND = 3;
const REACTION = 1.8;
const LAG = 0.15;

/** Most games take at least and at most this many times the mean. */
const SHORT = 0.88;
const LONG = 1.15;

/** How long a game takes: from its pace, the cards that are turned and the lines that are taken. */
export function minutes({
  seats,
  options,
}: Pick<Setup<SchickiMicki>, "seats" | "options">): [number, number] {
  const { turning, paceSeconds, leastGapMs, windowMs, restSeconds } = options;
  const company = seats === 2 ? "two" : "more";
  const gap = Math.max(turning === "clock" ? paceSeconds : BY_HAND, leastGapMs / 1000);
  const line = REACTION + windowMs / 1000 + LAG + restSeconds;
  const seconds = (TURNED[company] - LINES[company]) * gap + LINES[company] * line;
  return [Math.floor((SHORT * seconds) / 60), Math.ceil((LONG * seconds) / 60)];
}
