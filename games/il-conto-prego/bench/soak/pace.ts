import { fastRandom, type Random } from "@tavolata/kernel";

/** A table makes a move every four seconds: one to look, and three on average to think. */
const LOOKING_MS = 1000;
const THINKING_MS = 3000;
const GOES_AWAY_ONE_IN = 50;
const CHATS_ONE_IN = 25;

const FINE = 1_000_000;

/** A time with this mean: mostly short, now and then long. */
export function exponential(random: Random, mean: number): number {
  return -mean * Math.log((1 + random.below(FINE)) / FINE);
}

/** How people take their time. */
export class PaceOfPeople {
  readonly random: Random;

  constructor(seed: number) {
    this.random = fastRandom(seed);
  }

  thinkingTime(): number {
    return LOOKING_MS + exponential(this.random, THINKING_MS);
  }

  goesAway(): boolean {
    return this.random.below(GOES_AWAY_ONE_IN) === 0;
  }

  chats(): boolean {
    return this.random.below(CHATS_ONE_IN) === 0;
  }
}
