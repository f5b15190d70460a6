import type { Random, Seat } from "@tavolata/kernel";
import { bySeat } from "../rules/index.ts";

/**
 * How many of the cards it wants, as a multiple of an equal share. Somebody in good form wants to win, and the others are
 * content with less than their share. If none of three is in good form, which happens in 30 of 100 games, the one person
 * at their table is likely to win, however quick or slow they are; otherwise one of the three is.
 */
const WANTS = { usually: 0.8, inGoodForm: 1.45 };
const GOOD_FORM = 1 / 3;

/** By how much it changes its pace for each card that it has more than it wants: for now, and for good. */
const FOR_NOW = 0.25;
const FOR_GOOD = 0.08;

const FINE = 3000;

/** The bounds of its slowness. */
const SLOWNESS = { least: 0.35, most: 3 };

/**
 * A bot that paces itself to the people it plays with, by what everybody sees: how many cards everybody has. If it has
 * more of them than it wants it takes more time, if it has fewer it takes less. What it learns from every line it keeps,
 * so after some of them it is about as quick as its company. It needs to know neither who is a person nor how long they
 * took when somebody else was first.
 */
export class Pacing {
  private learned = 1;
  private wants: number | undefined;
  private before = 0;

  /** How many times as long as usual it takes with these piles on the table. The first call decides how much it wants. */
  slowness(piles: readonly number[], seat: Seat, random: Random): number {
    this.wants ??= random.below(FINE) < FINE * GOOD_FORM ? WANTS.inGoodForm : WANTS.usually;
    const all = piles.reduce((sum, pile) => sum + pile, 0);
    const lead = bySeat(piles, seat) - (this.wants * all) / piles.length;
    if (all !== this.before) this.learned = within(this.learned * Math.exp(FOR_GOOD * lead));
    this.before = all;
    return within(this.learned * Math.exp(FOR_NOW * lead));
  }
}

function within(slowness: number): number {
  return Math.min(SLOWNESS.most, Math.max(SLOWNESS.least, slowness));
}
