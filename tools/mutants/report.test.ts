import { describe, expect, it } from "vitest";
import { describeSummary, merged, mutantsOf, type StrykerReport, summarise } from "./report.ts";

const SOURCE = [
  "export function winner(a: number, b: number) {",
  "  if (Number.isNaN(a)) throw new RangeError(",
  '    "no number",',
  "  );",
  "  return a > b ? 0 : 1;",
  "}",
].join("\n");

/** A report in which the two changes of the comparison had this fate, and a guard and its message survived. */
function reportOf(...statuses: readonly [string, string]): StrykerReport {
  const at = (line: number, from: number, to: number) => ({
    start: { line, column: from },
    end: { line, column: to },
  });
  return {
    files: {
      "games/any-game/rules/winner.ts": {
        source: SOURCE,
        mutants: [
          {
            mutatorName: "EqualityOperator",
            replacement: "a >= b",
            status: statuses[0],
            location: at(5, 10, 15),
          },
          {
            mutatorName: "EqualityOperator",
            replacement: "a <= b",
            status: statuses[1],
            location: at(5, 10, 15),
          },
          {
            mutatorName: "ConditionalExpression",
            replacement: "false",
            status: "Survived",
            location: at(2, 7, 22),
          },
          { mutatorName: "StringLiteral", replacement: '""', status: "NoCoverage", location: at(3, 5, 16) },
        ],
      },
    },
  };
}

const TIE = {
  file: "rules/winner.ts",
  code: "return a > b ? 0 : 1;",
  becomes: "a >= b",
  why: "nobody can tie",
};

describe("The report of mutants", () => {
  it("leaves out guards and messages that only a fault would reach", () => {
    const mutants = mutantsOf(reportOf("Killed", "Survived"), "any-game");
    expect(
      mutants.map(({ file, line, original, becomes, killed }) => [file, line, original, becomes, killed]),
    ).toEqual([
      ["rules/winner.ts", 5, "a > b", "a >= b", true],
      ["rules/winner.ts", 5, "a > b", "a <= b", false],
    ]);
  });

  it("counts a mutant that hangs as killed, and one that no test covers as alive", () => {
    expect(mutantsOf(reportOf("Timeout", "NoCoverage"), "any-game").map(({ killed }) => killed)).toEqual([
      true,
      false,
    ]);
  });

  it("scores without the equivalent ones, and names survivors by file and line", () => {
    const summary = summarise(mutantsOf(reportOf("Survived", "Survived"), "any-game"), [TIE]);
    expect(summary).toMatchObject({ mutants: 2, killed: 0, score: 0, stale: [] });
    expect(summary.survivors.map(({ becomes }) => becomes)).toEqual(["a <= b"]);
    const lines = describeSummary("any-game", summary).join("\n");
    expect(lines).toContain("games/any-game/rules/winner.ts:5:10");
    expect(lines).toContain("because nobody can tie");
  });

  it("says when something is listed as equivalent although a test kills it", () => {
    expect(summarise(mutantsOf(reportOf("Killed", "Killed"), "any-game"), [TIE])).toMatchObject({
      score: 100,
      stale: [TIE],
    });
  });

  it("lets the second pass kill what survived the first", () => {
    const [first, second] = [reportOf("Survived", "Survived"), reportOf("Killed", "Survived")].map((report) =>
      mutantsOf(report, "any-game"),
    );
    expect(merged(first ?? [], second ?? []).map(({ killed }) => killed)).toEqual([true, false]);
  });
});
