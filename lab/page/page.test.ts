import type { Figure, Report } from "@tavolata/figures";
import { describe, expect, it } from "vitest";
import { awkwardReport } from "./awkward.ts";
import { escaped } from "./html.ts";
import { count, percent, probability, tickLabel, writeChange, writerFor } from "./numbers.ts";
import { writePage } from "./page.ts";
import { sampleReport, sampleWithComparison, share } from "./sample.ts";
import { rangeOfEstimates, roundScale } from "./scale.ts";
import { wrap } from "./wrap.ts";

const VOID = new Set(["meta", "br", "hr", "img", "input", "link"]);

/** The elements that another element's end tag closes, or none. */
function unbalanced(html: string): string[] {
  const open: string[] = [];
  const wrong: string[] = [];
  for (const [, end, name = "", rest = ""] of withoutStyle(html).matchAll(
    /<(\/?)([a-zA-Z][a-zA-Z\d]*)([^>]*)>/g,
  )) {
    if (end) {
      if (open.pop() !== name) wrong.push(name);
    } else if (!VOID.has(name) && !rest.endsWith("/")) open.push(name);
  }
  return [...wrong, ...open];
}

function withoutStyle(html: string): string {
  return html.replace(/<style>.*?<\/style>/s, "");
}

function tablesOf(html: string, title: string): string {
  const section =
    html.split('<section class="figure"').find((part) => part.includes(`<h3>${title}</h3>`)) ?? "";
  return /<details>.*<\/details>/s.exec(section)?.[0] ?? "";
}

function reports(): [string, Report][] {
  const empty: Report = { ...sampleReport(1), families: [] };
  const unplayed: Report = {
    ...sampleReport(1),
    families: [{ bots: ["strong"], games: 0, remarks: [], figures: nothingSeen(), comparisons: [] }],
  };
  return [
    ["one line-up", sampleReport(1)],
    ["two line-ups", sampleReport(2)],
    ["three line-ups compared", sampleWithComparison(3)],
    ["four line-ups", sampleReport(4)],
    ["an awkward report", awkwardReport()],
    ["an awkward report read from JSON", JSON.parse(JSON.stringify(awkwardReport())) as Report],
    ["no line-up", empty],
    ["no games", unplayed],
  ];
}

function nothingSeen(): Figure[] {
  const nothing = { value: Number.NaN, low: Number.NaN, high: Number.NaN };
  return [
    {
      id: "seat",
      title: "Seats",
      kind: "shares",
      even: 0.5,
      rows: [{ label: "First", n: 0, ...nothing }],
      chiSquare: { statistic: Number.NaN, degrees: 0, p: Number.NaN },
      verdict: "Nothing was played.",
    },
    { id: "mean", title: "Means", kind: "means", unit: "pots", rows: [{ label: "All", n: 0, ...nothing }] },
    {
      id: "curve",
      title: "Curve",
      kind: "curve",
      xLabel: "",
      yLabel: "",
      points: [],
      claims: [],
      verdict: "",
    },
  ];
}

describe.each(reports())("the page of %s", (_, report) => {
  const html = writePage(report);

  it("is one well-formed document that needs no other file", () => {
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(unbalanced(html)).toEqual([]);
    expect(html).not.toMatch(/https?:|<script|<link|@import|url\(/);
  });

  it("never shows a value that is not a number", () => {
    expect(html).not.toMatch(/NaN|undefined|Infinity|null/);
  });

  it("gives every plot a name and a description, and uses every id only once", () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, title, description] of html.matchAll(/role="img" aria-labelledby="(\S+) (\S+)"/g)) {
      expect(ids).toContain(title);
      expect(ids).toContain(description);
    }
  });
});

describe("the page in Italian", () => {
  const html = writePage(sampleWithComparison(2), "it");

  it("is in Italian, numbers and all", () => {
    expect(html).toContain('<html lang="it">');
    expect(html).toContain("<h2>Che cosa è cambiato</h2>");
    expect(html).toContain("26,6\u00a0%");
    expect(html).toContain("strong × 4, con hand size 5");
    expect(withoutStyle(html)).not.toMatch(
      /line-up|The numbers|What was found|What changed|percentage points|Before|degrees of freedom|never seen/,
    );
    expect(unbalanced(html)).toEqual([]);
  });

  it("leaves the next page in the language that it asks for", () => {
    expect(writePage(sampleReport(1))).toContain('<html lang="en">');
  });
});

describe("the page", () => {
  it("escapes any label", () => {
    const html = writePage(awkwardReport());
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain("&lt;script&gt;two&lt;/script&gt;");
    expect(html).toContain("&lt;b&gt;bold&lt;/b&gt;");
  });

  it("says what was played, and that it was stopped", () => {
    const html = writePage(awkwardReport());
    expect(html).toContain("<h1>Odd Game</h1>");
    expect(html).toMatch(/12.games of 100,000, stopped early/);
    expect(html).toContain("send back");
    expect(html).not.toContain("nested");
  });

  it("puts the verdict of a comparison before every figure, once for all line-ups that agree", () => {
    const html = writePage(sampleWithComparison(2));
    const verdict = "Five cards make the game shorter by a sixth";
    expect(html.split(verdict)).toHaveLength(2);
    expect(html.indexOf(verdict)).toBeLessThan(html.indexOf('class="figure"'));
    expect(html).toContain("hand size <b>6 → 5</b>");
    expect(html).toContain("Everybody felt it.");
  });

  it("draws both variants of a comparison, for every line-up", () => {
    const html = writePage(sampleWithComparison(2));
    const section = html
      .split('<section class="figure"')
      .find((part) => part.includes("<h3>Hands lost by seat"));
    expect([...(section ?? "").matchAll(/<strong class="family">([^<]+)</g)].map(([, name]) => name)).toEqual(
      [
        "strong × 4",
        "strong × 4, with hand size 5",
        "hypergeometric × 4",
        "hypergeometric × 4, with hand size 5",
      ],
    );
  });

  it("has a table with every number of every figure", () => {
    const report = sampleReport(3);
    const html = writePage(report);
    for (const figure of report.families.flatMap((family) => family.figures)) {
      const tables = tablesOf(html, escaped(figure.title));
      for (const written of numbersIn(figure)) expect(tables).toContain(`>${written}<`);
    }
  });

  it("draws a figure only once if all line-ups agree on it", () => {
    const html = writePage(sampleReport(3));
    expect(html.match(/<title id="claim-/g)).toHaveLength(1);
    expect(html.match(/<title id="seat-/g)).toHaveLength(3);
  });

  it("shows with an arrow that an interval continues beyond its plot, however many rows there are", () => {
    for (const n of [4, 14]) {
      const rows = Array.from({ length: n }, (_, i) => share(`${i} cards`, 0.1, 4000));
      const wild = { ...share("wild", 0.1, 2), high: 0.95 };
      const figure: Figure = { id: "bills", title: "Bills", kind: "rates", rows: [...rows, wild] };
      const family = { bots: ["strong"], games: 2, remarks: [], figures: [figure], comparisons: [] };
      expect(writePage({ ...sampleReport(1), families: [family] }).match(/class="over arrow"/g)).toHaveLength(
        1,
      );
    }
  });

  it("has styles for day, night and paper", () => {
    const html = writePage(sampleReport(1));
    expect(html).toContain("--paper:#fbf3e2");
    expect(html).toMatch(/@media \(prefers-color-scheme:dark\)\{:root\{\s*--paper:#1e1820/);
    expect(html).toMatch(/@media print\{\s*:root\{\s*--paper:#fff;--ink:#000/);
    expect(html).toContain("size:A4");
  });

  it("gives text and marks enough contrast, by day, by night and on paper", () => {
    const schemes = [...writePage(sampleReport(1)).matchAll(/:root\{([^}]*--paper[^}]*)\}/g)];
    expect(schemes).toHaveLength(3);
    for (const [, scheme = ""] of schemes) {
      const colour = (name: string) => new RegExp(`--${name}:(#[\\da-f]+)`).exec(scheme)?.[1] ?? "#000";
      for (const name of ["ink", "soft", "said"]) {
        expect(contrast(colour(name), colour("paper")), name).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(colour("ink"), colour("body"))).toBeGreaterThanOrEqual(3);
      for (const name of ["mark", "body", "quiet", "claim-0", "claim-1", "claim-2", "claim-3"]) {
        expect(contrast(colour(name), colour("paper")), name).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it("stays small with three line-ups and twelve figures that all differ", () => {
    const report = sampleReport(3);
    const families = report.families.map((family, i) => ({
      ...family,
      figures: [0, 1].flatMap((round) =>
        family.figures.map((figure) => ({ ...figure, id: `${figure.id}${round}`, note: `Seen by ${i}.` })),
      ),
    }));
    expect(families[0]?.figures).toHaveLength(12);
    expect(writePage({ ...report, families }).length).toBeLessThan(400_000);
  });
});

function numbersIn(figure: Figure): string[] {
  switch (figure.kind) {
    case "shares":
    case "rates":
      return figure.rows.flatMap((row) =>
        row.n > 0 ? [...[row.value, row.low, row.high].map(percent), count(row.n)] : [count(row.n)],
      );
    case "means": {
      const decimals = figure.unit === "bits" ? 2 : 1;
      return figure.rows.flatMap((row) =>
        [row.value, row.low, row.high].map((value) => value.toFixed(decimals).replace("-", "\u2212")),
      );
    }
    case "spread":
      return [
        figure.mean.value.toFixed(1),
        ...[figure.p10, figure.p50, figure.p90].map(String),
        ...figure.bins.flatMap((bin) => [bin.from, bin.to, bin.n].map(count)),
      ];
    case "curve":
      return [
        ...figure.points.flatMap((point) => [point.value, point.low, point.high].map((y) => y.toFixed(2))),
        ...figure.claims.flatMap((claim) => claim.points.map(([, y]) => y.toFixed(2))),
      ];
  }
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((d) => d + d).join("") : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe("numbers", () => {
  it.each([
    [percent(0.2714), "27.1\u00a0%"],
    [percent(0.00003), "0.003\u00a0%"],
    [percent(-0.0001), "\u22120.01\u00a0%"],
    [count(120000), "120,000"],
    [probability(0.00001), "p\u00a0<\u00a00.001"],
    [tickLabel(-7.5, 2.5, ""), "\u22127.5"],
    [tickLabel(2e6, 1e6, ""), "2M"],
    [writerFor("moves", [3.2e9, 2.4e-7])(2.4e-7), "2.4×10⁻⁷"],
    [writeChange(0.031, "share", percent), "+3.1"],
    [writeChange(-3.1, "%", writerFor("%", [26.6])), "\u22123.1"],
    [writerFor("%", [26.6])(26.6), "26.6\u00a0%"],
  ])("are written as people read them: %s", (written, expected) => {
    expect(written).toBe(expected);
  });
});

describe("a scale", () => {
  it("has round ends and ticks within its bounds", () => {
    expect(roundScale({ from: 0.217, to: 0.28 })).toMatchObject({ from: 0.2, to: 0.28 });
    expect(roundScale({ from: 0, to: 0.97 }, { from: 0, to: 1 }).ticks).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  it("is not stretched by one wild interval", () => {
    const rows = [
      share("a", 0.2, 4000),
      share("b", 0.3, 4000),
      { ...share("c", 0.25, 4000), low: -9, high: 9 },
    ];
    expect(rangeOfEstimates(rows)?.to).toBeLessThan(0.5);
  });
});

it("breaks a long label into at most three lines", () => {
  expect(wrap("one two", 200, 13)).toEqual(["one two"]);
  const lines = wrap("a very long label ".repeat(20), 180, 13);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/…$/);
});
