import { fastRandom } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { Judgement } from "./judgement.ts";
import { Misjudging } from "./misjudging.ts";
import { packDish, packHand, ROW } from "./packed.ts";
import { WHOLE_STOCK } from "./stock.ts";

const TRIES = 40_000;
const OFF = 0.5;

function judged(): Judgement {
  const judgement = new Judgement(24, false, WHOLE_STOCK);
  const hand = packHand(["2H", "5H", "5C", "9H", "KH", "KC"]);
  judgement.look(packDish(3, 3), packDish(2, 11), hand, 0, new Uint8Array(ROW), 6);
  return judgement;
}

describe("Somebody who counts but is off", () => {
  it("is foreseen as often as they do a thing when every chance is misjudged anew", () => {
    const judgement = judged();
    const { count, chances, doubt } = judgement;
    const random = fastRandom(1);
    const off = () => OFF * (random.below(2001) / 1000 - 1);
    const made = new Array<number>(count).fill(0);
    let bills = 0;
    for (let i = 0; i < TRIES; i++) {
      const looks = Array.from(chances.subarray(0, count), (chance) => chance + off());
      const best = Math.max(...looks);
      if (doubt + off() > best) bills += 1;
      else made[looks.indexOf(best)]! += 1;
    }
    const manner = new Misjudging(OFF);
    expect(bills).toBeGreaterThan(0);
    expect(manner.doubts(judgement)).toBeCloseTo(bills / TRIES, 2);
    made.forEach((times, chosen) => {
      expect(manner.share(judgement, chosen)).toBeCloseTo(times / (TRIES - bills), 2);
    });
  });

  it("calls in imagined hands as often as is foreseen", () => {
    const judgement = judged();
    const manner = new Misjudging(OFF);
    const random = fastRandom(2);
    const made = new Array<number>(judgement.count).fill(0);
    for (let i = 0; i < TRIES; i++) made[manner.call(judgement, random)]! += 1;
    made.forEach((times, chosen) => {
      expect(Math.abs(times / TRIES - manner.share(judgement, chosen))).toBeLessThan(0.01);
    });
  });
});
