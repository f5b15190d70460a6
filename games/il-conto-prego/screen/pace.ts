/** How long everything is seen, in milliseconds. */

/** A call, until the next player takes their card back. */
export const CALLED = 700;
export const DISCARDED = 300;
/** The cleared table, before cards are dealt. */
export const CLEARED = 250;
/** The picture that stays until something happens. */
export const SETTLED = 300;

/** From the verdict on, so long the bill is seen where nobody can tap it away. */
export const VERDICT_SHOWN = 5300;
/** The least time, from the verdict on, for somebody whose own time runs beneath it. */
const VERDICT_READ = 3700;

/**
 * How long the bill stays for a player whose time runs beneath it: the first decision after a bill has more time than
 * others (CON-30), and only what is more is used up.
 */
export function billStays(timeLeft: number, turnSeconds: number): number {
  return Math.max(VERDICT_READ, timeLeft - turnSeconds * 1000);
}

/**
 * The bill. Where something is done once for each hand or card: how long each takes, and all of them at most. A bill
 * for eight lasts under seven seconds, because what waits longer is shown in a hurry.
 */
export const BILL = {
  hush: 400,
  turn: [350, 1500],
  lay: [280, 1600],
  joker: [350, 700],
  gaps: 350,
  stamp: 800,
  paid: 1500,
} as const;
