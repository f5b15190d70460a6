import { describe, expect, it } from "vitest";
import { type Contender, NEW_RATING, type Rating, rate, shownRating } from "./rating.ts";

const alone = (place: number, rating: Rating = NEW_RATING): Contender => ({ place, players: [rating] });
const flat = (contenders: readonly Contender[]) => rate(contenders).flat();

describe("A rating", () => {
  it("moves as the published model says when two new people play", () => {
    // By hand from the formulas, with the variance that a little time adds: v = (25/3)² + (25/300)².
    const v = (25 / 3) ** 2 + (25 / 300) ** 2;
    const c = Math.sqrt(2 * v + 2 * (25 / 6) ** 2);
    const [winner, loser] = flat([alone(1), alone(2)]);
    expect(winner?.mu).toBeCloseTo(25 + (0.5 * v) / c, 12);
    expect(loser?.mu).toBeCloseTo(25 - (0.5 * v) / c, 12);
    const sigma = Math.sqrt(v * (1 - (Math.sqrt(v) / c) * 0.25 * (v / c ** 2)));
    expect(winner?.sigma).toBeCloseTo(sigma, 12);
    expect(loser?.sigma).toBeCloseTo(sigma, 12);
  });

  it("goes up with every place, and the order in which people are listed makes no difference", () => {
    const mus = flat([alone(1), alone(2), alone(3), alone(4)]).map(({ mu }) => mu);
    expect(mus).toEqual([...mus].sort((a, b) => b - a));
    expect(new Set(mus).size).toBe(4);
    const turned = flat([alone(4), alone(2), alone(1), alone(3)]).map(({ mu }) => mu);
    for (const [at, i] of [3, 1, 0, 2].entries()) {
      expect(turned[at]).toBeCloseTo(mus[i] ?? Number.NaN, 10);
    }
  });

  it("stays where it is when equals tie, and becomes surer", () => {
    for (const { mu, sigma } of flat([alone(1), alone(1), alone(1)])) {
      expect(mu).toBeCloseTo(25, 10);
      expect(sigma).toBeLessThan(NEW_RATING.sigma);
    }
  });

  it("brings those who tie nearer to each other", () => {
    const [strong, weak] = flat([alone(1, { mu: 32, sigma: 4 }), alone(1, { mu: 20, sigma: 4 })]);
    expect(strong?.mu).toBeLessThan(32);
    expect(weak?.mu).toBeGreaterThan(20);
  });

  it("moves mates together, the one of whom less is known further", () => {
    const known = { mu: 25, sigma: 2 };
    const [[a, b] = [], [x] = []] = rate([
      { place: 1, players: [NEW_RATING, known] },
      { place: 2, players: [known, known] },
    ]);
    expect((a?.mu ?? 0) - 25).toBeGreaterThan((b?.mu ?? 0) - 25);
    expect(b?.mu).toBeGreaterThan(25);
    expect(x?.mu).toBeLessThan(25);
  });

  it("finds out who is better, and by how much, from games that follow the model", () => {
    let [better, worse]: [Rating, Rating] = [NEW_RATING, NEW_RATING];
    // Three games out of four: two hundred points.
    for (let game = 0; game < 4000; game++) {
      const wins = game % 4 !== 0;
      [better, worse] = flat([alone(wins ? 1 : 2, better), alone(wins ? 2 : 1, worse)]) as [Rating, Rating];
    }
    expect(Math.abs(shownRating(better).value - shownRating(worse).value - 200)).toBeLessThan(40);
  });

  it("is shown as 1500, give or take 500, for somebody new", () => {
    expect(shownRating(NEW_RATING)).toEqual({ value: 1500, plusMinus: 500 });
  });
});
