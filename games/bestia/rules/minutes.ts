import type { Setup } from "@tavolata/kernel";
import { anteOfLevel } from "./levels.ts";
import type { Options } from "./options.ts";
import type { Bestia } from "./types.ts";

/**
 * How long a hand takes was measured with bots, each decision counted with the seconds that people take for it as the
 * lab has them (4 to pass, 9 to exchange, 5 to lay a card, and so on): 41 s with two players, 73 with three, 80 with
 * four, 102 with six, 119 with eight, and a fifth more with four cards. This is close to all of them.
 */
const SECONDS = { hand: 30, player: 11.5, fourCards: 1.2 };
const USUAL_PAUSE = 5;

function minutesOfHand(players: number, { handSize, betweenSeconds }: Options): number {
  const played = (SECONDS.hand + SECONDS.player * players) * (handSize === 4 ? SECONDS.fourCards : 1);
  return (played + betweenSeconds - USUAL_PAUSE) / 60;
}

/** People come and go at a cash table, whose seats are its chairs: so many usually sit there. */
const USUAL = { fewest: 3, most: 6 };
/** Some people are quicker and some slower; and a cash game goes on until the pot is clear, a tournament varies more. */
const CASH = { quick: 0.9, slow: 1.15 };
const TOURNAMENT = { quick: 0.75, slow: 1.15 };
/** Nobody knows it better than to five minutes. */
const STEP = 5;

/** BES-33, BES-34: about how long a game takes, from and to; without a limit of hands, as long as people like. */
export function minutes({ seats, options }: Setup<Bestia>): readonly [number, number] | undefined {
  if (options.table === "tournament") {
    const usual = tournamentMinutes(seats, options);
    return [rounded(usual * TOURNAMENT.quick), rounded(usual * TOURNAMENT.slow)];
  }
  if (options.hands === 0) return undefined;
  const [fewest, most] = [Math.min(seats, USUAL.fewest), Math.min(seats, USUAL.most)];
  return [
    rounded(options.hands * minutesOfHand(fewest, options) * CASH.quick),
    rounded(options.hands * minutesOfHand(most, options) * CASH.slow),
  ];
}

/**
 * Tournaments of two to eight bots, with levels of two to ten minutes and stacks of 50 to 1000 antes, ended when each
 * player would have paid about as many stacks in antes as there are players.
 */
function tournamentMinutes(seats: number, options: Options): number {
  const hand = minutesOfHand(seats, options);
  const perLevel = options.levelMinutes / hand;
  let left = seats * options.stack;
  for (let level = 0; ; level++) {
    const paid = perLevel * anteOfLevel(options, level);
    if (paid >= left) return (level + left / paid) * options.levelMinutes;
    left -= paid;
  }
}

function rounded(exact: number): number {
  return Math.max(STEP, Math.round(exact / STEP) * STEP);
}
