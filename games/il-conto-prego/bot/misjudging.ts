import type { Random } from "@tavolata/kernel";
import type { Judgement } from "./judgement.ts";
import { doubleAt } from "./readers.ts";

/** Errors are taken at so many places, evenly spread. */
const PLACES = 8;
const FINE = 2 ** 32;
/** Who has decided to call is imagined anew, at most so often, until their call looks better to them than the bill. */
const ATTEMPTS = 3;

/**
 * Somebody who counts but is off, by anything up to so much either way and for each call anew: makes the call that
 * looks likeliest, and asks for the bill when that looks likelier still to be right.
 */
export class Misjudging {
  constructor(private readonly off: number) {}

  /** How likely they ask for the bill. */
  doubts({ doubt, chances, count }: Judgement): number {
    let sum = 0;
    for (let place = 0; place < PLACES; place++)
      sum += this.allBelow(doubt + this.error(place), chances, count, -1);
    return sum / PLACES;
  }

  /** How likely they make the call at `chosen`, once they have decided to call. */
  share(judgement: Judgement, chosen: number): number {
    const { chances, count, doubt } = judgement;
    const chance = doubleAt(chances, chosen);
    let sum = 0;
    for (let place = 0; place < PLACES; place++) {
      const looks = chance + this.error(place);
      const below = this.allBelow(looks, chances, count, chosen);
      sum += doubt < 0 ? below : below * this.below(looks - doubt);
    }
    const calls = doubt < 0 ? 1 : 1 - this.doubts(judgement);
    return calls <= 0 ? 0 : Math.min(1, sum / PLACES / calls);
  }

  call({ chances, count, doubt }: Judgement, random: Random): number {
    let chosen = 0;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        const looks = doubleAt(chances, i) + this.anyError(random);
        if (looks > most) [most, chosen] = [looks, i];
      }
      if (doubt < 0 || doubt + this.anyError(random) <= most) return chosen;
    }
    return chosen;
  }

  private anyError(random: Random): number {
    return this.off * ((2 * random.below(FINE)) / FINE - 1);
  }

  private error(place: number): number {
    return this.off * ((2 * place + 1) / PLACES - 1);
  }

  /** The chance that the error is below this. */
  private below(error: number): number {
    return Math.min(1, Math.max(0, (error / this.off + 1) / 2));
  }

  /** The chance that no call but this one looks likelier. */
  private allBelow(looks: number, chances: Float64Array, count: number, but: number): number {
    let product = 1;
    for (let i = 0; i < count && product > 0; i++)
      if (i !== but) product *= this.below(looks - doubleAt(chances, i));
    return product;
  }
}
