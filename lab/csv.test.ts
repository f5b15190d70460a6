import { describe, expect, it } from "vitest";
import { writeCsv } from "./csv.ts";
import { sampleReport, sampleWithComparison } from "./page/sample.ts";

function linesOf(csv: string): string[] {
  return csv.slice(1).trimEnd().split("\r\n");
}

describe("The report as CSV", () => {
  it("has one number to a line, with its interval, for each line-up", () => {
    const lines = linesOf(writeCsv(sampleReport(2), "en"));
    expect(lines[0]).toBe("bots,variant,figure,title,row,unit,n,value,low,high,p");
    const first = lines.filter((line) => line.includes(",seat,Hands lost by seat,First to call,"));
    expect(first).toHaveLength(2);
    expect(first[0]).toMatch(/^"strong, strong, strong, strong",,seat,.*,,4000,0\.266,0\.252\d+,0\.27\d+,$/);
    expect(lines.some((line) => line.includes(",length,Length of a game,p90,moves,,52,,,"))).toBe(true);
  });

  it("has both variants of a comparison, and what changed", () => {
    const lines = linesOf(writeCsv(sampleWithComparison(1), "en"));
    const inVariant = lines.filter((line) => line.includes(",hand size 5,"));
    expect(inVariant.some((line) => line.includes(",seat,"))).toBe(true);
    expect(inVariant.filter((line) => line.includes("change/length"))).toEqual([
      expect.stringContaining("before,moves,,37.4,,,"),
      expect.stringContaining("after,moves,,31.6,,,"),
      expect.stringMatching(/change,moves,,-5\.8,-6\.5,-5\.1,0\.0002$/),
    ]);
  });

  it("is what an Italian spreadsheet reads: semicolons between cells, commas in numbers", () => {
    const lines = linesOf(writeCsv(sampleReport(1), "it"));
    const width = lines[0]?.split(";").length;
    expect(lines.find((line) => line.includes(";First to call;"))).toContain(";4000;0,266;");
    for (const line of lines) expect(line.replace(/"[^"]*"/g, "").split(";")).toHaveLength(width ?? 0);
  });

  it("leaves a cell empty where nothing is known, and begins with the mark of UTF-8", () => {
    const report = sampleReport(1);
    const [family] = report.families;
    if (family === undefined) throw new Error("the sample has no line-up");
    const row = {
      label: 'They said "all; or nothing"',
      n: 1,
      value: 2,
      low: Number.NEGATIVE_INFINITY,
      high: Number.NaN,
    };
    const figures = [{ id: "one", title: "One", kind: "means" as const, unit: "pots", rows: [row] }];
    const csv = writeCsv({ ...report, families: [{ ...family, bots: ["a"], figures }] }, "en");
    expect(csv.startsWith("\ufeffbots,")).toBe(true);
    expect(linesOf(csv)[1]).toBe('a,,one,One,"They said ""all; or nothing""",pots,1,2,,,');
  });
});
