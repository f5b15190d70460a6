import { Tally } from "@tavolata/figures";
import { GAMES, type LoadedGame } from "@tavolata/games";
import type { GameTypes, Offer, Tell } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { leadChanges } from "./counting.ts";
import { feltIn, withAdvice } from "./feeling.ts";
import type { Spectator } from "./game.ts";
import { Laboratory } from "./laboratory.ts";
import { planFor } from "./plan.ts";
import { run } from "./pool.ts";
import { reportOf } from "./results.ts";
import { writeTable } from "./terminal.ts";
import { FELT, Trail } from "./trail.ts";

const SILENT: Spectator = {
  tell: Object.assign(() => {}, { to: () => {} }) as Tell<GameTypes["event"]>,
  gameStarted: () => {},
  decision: () => {},
};

type Decided = readonly [seat: number, offered: readonly string[], chosen: string];

/** Plays decisions past a spectator: "0: a b → a" is seat 0 that is offered a and b and chooses a. */
function play(spectator: Spectator, decisions: readonly Decided[]): void {
  for (const [seat, offered, chosen] of decisions) {
    const offers = offered.map((type) => ({ move: { type } }) as Offer<GameTypes["move"]>);
    spectator.decision({}, seat, offers, { type: chosen });
  }
}

function feltBetween(before: readonly Decided[], after: readonly Decided[]) {
  const trail = new Trail();
  const tally = new Tally();
  play(trail.recorded(SILENT), before);
  const followed = trail.followed(SILENT);
  play(followed.spectator, after);
  followed.end(tally, "felt");
  const { pairs, decisions, offered, chosen, turned } = feltIn(tally.row("felt"));
  return { pairs, decisions, offered, chosen, turned };
}

describe("Whether a rule is felt", () => {
  const game: Decided[] = [
    [0, ["a", "b"], "a"],
    [1, ["a"], "a"],
    [0, ["b", "c"], "c"],
  ];

  it("is not, where the same is offered and chosen", () => {
    expect(feltBetween(game, game)).toEqual({ pairs: 1, decisions: 3, offered: 0, chosen: 0, turned: 0 });
  });

  it("is not, where something else is offered and the same chosen; that is counted", () => {
    const other: Decided[] = [[0, ["a"], "a"], ...game.slice(1)];
    expect(feltBetween(game, other)).toEqual({ pairs: 1, decisions: 3, offered: 1, chosen: 0, turned: 0 });
  });

  it("is where somebody chooses otherwise, and after that nothing can be compared", () => {
    const other: Decided[] = [[0, ["a", "b"], "b"], [1, ["x"], "x"], ...game];
    expect(feltBetween(game, other)).toEqual({ pairs: 1, decisions: 1, offered: 0, chosen: 1, turned: 0 });
  });

  it("is where somebody else is asked, or more or less often", () => {
    const turned = { pairs: 1, offered: 0, chosen: 0, turned: 1 };
    expect(feltBetween(game, [[1, ["a"], "a"]])).toMatchObject(turned);
    expect(feltBetween(game, game.slice(0, 2))).toMatchObject({ ...turned, decisions: 2 });
    expect(feltBetween(game.slice(0, 2), game)).toMatchObject({ ...turned, decisions: 3 });
  });

  it("is said in a sentence", () => {
    const row = (felt: Partial<Record<keyof typeof FELT, number>>) =>
      Object.keys(FELT).map((key) => ({ pairs: 7, decisions: 90, ...felt })[key as "pairs"] ?? 0);
    expect(feltIn(row({})).sentence).toMatch(
      /^No decision ever felt this rule .* in 7 pairs .* 90 decisions/,
    );
    expect(feltIn(row({ offered: 2 })).sentence).toMatch(
      /changed what was offered at 2 of 90 .* never chose/,
    );
    expect(feltIn(row({ chosen: 3, turned: 1 })).sentence).toMatch(/felt the rule in 4 of 7 pairs/);
  });
});

const template = GAMES.find(({ manifest }) => manifest.template) as LoadedGame;

/** Two options of the template: one that bots notice, and one that only clocks do. */
async function compared(...compare: string[]) {
  const plan = planFor({ game: template.rules.name, games: "40", compare });
  const report = reportOf(plan, template, await run(plan, () => {}, 1).finished);
  return withAdvice(report, plan, template);
}

describe("A comparison", () => {
  it("has everything about every variant, not only about the first", async () => {
    const report = await compared("kings=swap", "lives=1,kings=swap");
    const [family] = report.families;
    expect(family?.comparisons.map(({ options }) => options)).toMatchObject([
      { kings: "swap", lives: 3 },
      { kings: "swap", lives: 1 },
    ]);
    for (const comparison of family?.comparisons ?? []) {
      expect(comparison.figures.map(({ id }) => id)).toEqual(family?.figures.map(({ id }) => id));
      expect(comparison.figures).not.toEqual(family?.figures);
      expect(comparison.felt.chosen + comparison.felt.turned).toBeGreaterThan(0);
      expect(comparison.felt.advice).toBeUndefined();
    }
    const moves = family?.comparisons[1]?.differences.find(({ id }) => id === "moves");
    expect(moves).toMatchObject({ seen: true });
    expect(moves?.change.high).toBeLessThan(0);
    const table = writeTable(report);
    expect(table.match(/^Wins by seat/gm)).toHaveLength(3);
    expect(table).toContain("-- the variant with Lives 1, Kings are swapped");
  });

  it("says that nobody felt a rule, and which other bots there are to try", async () => {
    const report = await compared("decisionSeconds=30");
    const felt = report.families[0]?.comparisons[0]?.felt;
    expect(felt).toMatchObject({ pairs: 40, offered: 0, chosen: 0, turned: 0 });
    expect(felt?.advice).toBe("This game has no other bots to try.");
    expect(writeTable(report)).toMatch(/No difference seen\.\n {2}No decision ever felt this rule/);
  });
});

describe("Advice on bots", () => {
  it("names those that feel the rule, where the ones at the table do not", async () => {
    const [plan, report] = await Promise.all([
      planFor({ game: template.rules.name, games: "40", compare: ["kings=swap"] }),
      compared("decisionSeconds=30"),
    ]);
    const { families } = withAdvice(report, { ...plan, families: [["somebody"]] }, template);
    expect(families[0]?.comparisons[0]?.felt.advice).toMatch(
      /^Bots that do feel it, and in how many pairs of games: "random [1-9]\d*\/12"\. Choose one of them with "--bots"\.$/,
    );
  });

  it("says so if nobody does", async () => {
    const report = await compared("decisionSeconds=30");
    const plan = planFor({ game: template.rules.name, games: "40", compare: ["decisionSeconds=30"] });
    const { families } = withAdvice(report, { ...plan, families: [["somebody"]] }, template);
    expect(families[0]?.comparisons[0]?.felt.advice).toMatch(/^None of its other bots felt it .* "random"\./);
  });
});

describe("The lead", () => {
  const scores = [
    [1, 0, 1, 0],
    [1, 2, 1, 2],
    [2, 2, 2, 2],
    [3, 2, 3, 2],
  ];

  it("changes between teams, whose players share a score", () => {
    expect(leadChanges(scores, [0, 1, 0, 1])).toBe(2);
  });

  it("belongs to nobody where single players share it", () => {
    expect(leadChanges(scores, [0, 1, 2, 3])).toBe(0);
    expect(leadChanges([[1, 0], [0, 1], [1, 1], [0, 2]], [0, 1])).toBe(1); // biome-ignore format: one score beside the other
  });

  it("is followed by teams in games that have them", () => {
    for (const game of GAMES.filter(({ figures }) => figures.teams !== undefined)) {
      const plan = planFor({ game: game.rules.name, games: "10" });
      const { rows } = new Laboratory(plan).play({ family: 0, from: 0, to: 10 });
      const [games = 0, changes = 0] = rows["lead-changes"] ?? [];
      expect(games).toBe(10);
      expect(changes).toBeGreaterThan(0);
    }
  });
});
