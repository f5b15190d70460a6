import { describe, expect, it } from "vitest";
import type { Options } from "../rules/index.ts";
import { type ContestOutcome, MeasuringTable, playContest, sitterOf, soak, type Tenth } from "./index.ts";

const NO_CLOCK = () => 0;
const KINDS = ["fox:easy", "fox:normal", "fox:strong", "scripted"];

function mixedTable(seats: number, options: Partial<Options>, seed: number): MeasuringTable {
  const sitters = Array.from({ length: seats }, (_, seat) => sitterOf(KINDS[(seat + seed) % 4]!));
  return new MeasuringTable(sitters, options, seed);
}

function contest(
  bot: string,
  against: string,
  games: number,
  options: Partial<Options> = {},
): ContestOutcome[] {
  const plan = { seats: 4, options, bot, against, seed: 10_000_000 };
  return Array.from({ length: games }, (_, index) => playContest(plan, index, NO_CLOCK));
}

function shareWon(outcomes: readonly ContestOutcome[]): number {
  return outcomes.reduce((sum, { won }) => sum + won, 0) / outcomes.length;
}

/** How far what was believed is from what was true, over all tenths. */
function meanOff(tenths: readonly Tenth[]): number {
  const parts = Array.from({ length: 10 }, (_, i) => tenths.filter((_, j) => j % 10 === i));
  const off = parts.map((part) => Math.abs(part.reduce((sum, one) => sum + one.believed - one.true, 0)));
  return off.reduce((sum, one) => sum + one, 0) / tenths.reduce((sum, { n }) => sum + n, 0);
}

describe("A team of strong foxes", () => {
  const outcomes = contest("fox", "scripted", 50);

  it("wins two games of three against a scripted team with eyes as good as its own", () => {
    expect(shareWon(outcomes)).toBeGreaterThan(0.65);
  });

  it("knows how likely a tris is, within three points", () => {
    expect(meanOff(outcomes.flatMap(({ rivals }) => rivals))).toBeLessThan(0.03);
    expect(meanOff(outcomes.flatMap(({ mates }) => mates))).toBeLessThan(0.03);
  });

  it("[BEC-36] never stalls, and is mostly right", () => {
    expect(outcomes.filter(({ stalled }) => stalled)).toEqual([]);
    const shouts = outcomes.reduce((sum, one) => sum + one.shouts, 0);
    const right = outcomes.reduce((sum, one) => sum + one.right, 0);
    expect(right / shouts).toBeGreaterThan(0.9);
  });

  it("beats an easy one", () => {
    expect(shareWon(contest("fox:strong", "fox:easy", 16))).toBeGreaterThan(0.65);
  });
});

describe("Measuring", () => {
  it("[BEC-36] plays whole games in all variants, in which only what comes too late is refused", () => {
    const variants: Partial<Options>[] = [
      {},
      { lineOfSight: false, pyramid: true },
      { freeSignal: true, signalChange: true, teams: "drawn" },
      { calledChickens: true, teamSize: "three" },
      { freeSignal: true, calledChickens: true, pyramid: true, restSeconds: 0 },
    ];
    for (const [i, options] of variants.entries()) {
      const seats = 4 + i;
      const { result } = mixedTable(seats, options, i).play();
      expect(result?.places).toContain(1);
    }
    expect(mixedTable(9, { teamSize: "three" }, 3).play().result?.places).toContain(1);
  });

  it("[BEC-34] [BEC-36] ends around one table, too, where bots see nothing and shout about nobody", () => {
    const shouted: string[] = [];
    const sitters = Array.from({ length: 4 }, () => sitterOf("fox"));
    const { state } = new MeasuringTable(sitters, { table: "oneTable" }, 1, {
      event: (event) => event.type === "shouted" && shouted.push(event.shout.type),
    }).play();
    expect(state.phase).toBe("over");
    expect(shouted).not.toContain("coccode");
    expect(shouted).not.toContain("beccato");
  });

  it("[BEC-36] counts the rounds of a long run, those that nobody ends, and games that come to a standstill", () => {
    const plan = { seats: 4, rounds: 40, seed: 1 };
    const ended = soak({ ...plan, variants: [{}], lineUps: [KINDS] });
    expect(ended).toMatchObject({ voids: 0, stalls: 0, stalled: [] });
    expect(ended.rounds).toBeGreaterThanOrEqual(40);
    // Where nobody shouts, one round after the other is void, and five in a row end a game.
    const variants = [{ table: "oneTable" }] as const;
    const quiet = soak({ ...plan, seats: 5, rounds: 10, variants, lineUps: [["fox"]] });
    expect(quiet.stalls).toBe(quiet.games);
    expect(quiet.voids).toBeGreaterThanOrEqual(5 * quiet.stalls);
    expect(quiet.voidsWithoutTris).toBeLessThan(quiet.voids);
    expect(JSON.parse(quiet.stalled[0]!)).toMatchObject({ seats: 5, seed: 1 });
  });

  it("plays the same game again from the same seed", () => {
    const [one, again] = [mixedTable(4, {}, 5).play(), mixedTable(4, {}, 5).play()];
    expect(again).toEqual(one);
    expect(mixedTable(4, {}, 6).play()).not.toEqual(one);
  });
});
