import type { Comparison, Difference, Estimate, FamilyReport, Figure, Report, Row } from "@tavolata/figures";

/** A report as the lab might write it, for testing the page and for viewing it. */
export function sampleReport(families = 3): Report {
  return {
    game: "some-game",
    title: "Some Game",
    version: 1,
    players: 4,
    options: { handSize: 6, oste: false, saldo: true, omaggi: false, turnSeconds: 0, house: { odd: [1] } },
    chosen: ["saldo"],
    labels: { saldo: { label: "Saldo" } },
    remarks: [],
    seed: "nine-in-the-evening",
    gamesAsked: 4000,
    stopped: false,
    families: LINE_UPS.slice(0, families).map((bots, i) => sampleFamily(bots, i)),
  };
}

/** The same, compared with a variant with five cards in hand. */
export function sampleWithComparison(families = 3): Report {
  const report = sampleReport(families);
  return {
    ...report,
    families: report.families.map((family, i) => ({ ...family, comparisons: [sampleComparison(i)] })),
  };
}

const LINE_UPS: readonly (readonly string[])[] = [
  ["strong", "strong", "strong", "strong"],
  ["hypergeometric", "hypergeometric", "hypergeometric", "hypergeometric"],
  ["strong", "bluffing", "noisy", "rulebook"],
  ["random", "random", "random", "random"],
];

function sampleFamily(bots: readonly string[], i: number): FamilyReport {
  return { bots, games: 4000, remarks: [], figures: sampleFigures(i), comparisons: [] };
}

export function share(label: string, value: number, n: number): Row {
  const half = 1.96 * Math.sqrt((value * (1 - value)) / n);
  return { label, n, value, low: value - half, high: value + half };
}

export function mean(label: string, value: number, half: number, n = 4000): Row {
  return { label, n, value, low: value - half, high: value + half };
}

function sampleFigures(i: number): Figure[] {
  const lean = [0.016, 0.004, -0.02, 0][i] ?? 0;
  return [
    {
      id: "seat",
      title: "Hands lost by seat",
      note: "Everybody should lose one hand in four, wherever they sit.",
      kind: "shares",
      even: 0.25,
      rows: [
        share("First to call", 0.25 + lean, 4000),
        share("Second", 0.249 - lean / 2, 4000),
        share("Third", 0.252, 4000),
        share("Last to call", 0.249 - lean / 2, 4000),
      ],
      chiSquare: { statistic: 1 + lean * lean * 32000, degrees: 3, p: i === 1 ? 0.71 : 0.0004 },
      verdict:
        i === 1
          ? "The seats are even."
          : `The first seat loses ${i === 0 ? "more" : "less"} often than it should.`,
    },
    {
      id: "length",
      title: "Length of a game",
      kind: "spread",
      unit: "moves",
      ...spread(34 + 6 * i, 9 + i),
    },
    {
      id: "claim",
      title: "The rulebook's own estimate",
      note: "How many of one rank lie among n cards that nobody has seen, when the call is the likeliest.",
      kind: "curve",
      xLabel: "cards that nobody has seen, n",
      yLabel: "most of one rank, on average",
      points: [
        { x: 12, n: 5000, value: 3.0, low: 2.94, high: 3.06 },
        { x: 18, n: 5000, value: 3.93, low: 3.86, high: 4.0 },
        { x: 24, n: 5000, value: 4.76, low: 4.68, high: 4.84 },
        { x: 36, n: 5000, value: 6.28, low: 6.18, high: 6.38 },
        { x: 48, n: 5000, value: 7.66, low: 7.54, high: 7.78 },
      ],
      claims: [
        { label: "rulebook, 1 + n/6", points: [12, 18, 24, 36, 48].map((n) => [n, 1 + n / 6] as const) },
        {
          label: "fitted, 1.5 + n/7.7",
          points: [12, 18, 24, 36, 48].map((n) => [n, 1.5 + n / 7.7] as const),
        },
      ],
      verdict: "The rulebook's rule is off by up to 1.3; 1.5 + n/7.7 is never off by more than 0.15.",
    },
    {
      id: "bluff",
      title: "How often a bluff gets through",
      note: "By the size of the call.",
      kind: "rates",
      rows: [
        share("two of a rank", 0.83 - 0.05 * i, 2100),
        share("three of a rank", 0.61 - 0.05 * i, 1650),
        share("four of a rank", 0.34 - 0.02 * i, 720),
        share("five of a rank", 0.12, 95),
        share("six and more", 0.05, 20),
        { label: "all of a rank, with both Jokers", n: 0, value: Number.NaN, low: 0, high: 1 },
      ],
    },
    {
      id: "worth",
      title: "What an option is worth",
      note: "Hands saved in a hundred by being allowed to use it.",
      kind: "means",
      unit: "hands in a hundred",
      rows: [
        mean("Ask for the bill", 9.4 - i, 1.1),
        mean("Raise by more than one", 2.1 + i, 1.0),
        mean("Change rank at the same count, the way that regulars do it", -0.3, 0.9),
      ],
    },
    {
      id: "entropy",
      title: "How open a decision is",
      kind: "means",
      unit: "bits",
      rows: [
        mean("First call", 2.61 - 0.2 * i, 0.03),
        mean("Middle of the hand", 1.82, 0.02),
        mean("Last call", 0.74 + 0.1 * i, 0.02),
      ],
    },
  ];
}

function spread(centre: number, width: number) {
  const bins = Array.from({ length: 24 }, (_, k) => {
    const from = 4 + 4 * k;
    const away = (from + 2 - centre) / (from < centre ? width : width * 1.7);
    return { from, to: from + 4, n: Math.round(900 * Math.exp(-0.5 * away * away)) };
  });
  return {
    mean: { value: centre + 3.4, low: centre + 3.0, high: centre + 3.8 },
    p10: centre - width,
    p50: centre + 2,
    p90: centre + 2 * width,
    bins,
  };
}

function estimate(value: number, half: number): Estimate {
  return { value, low: value - half, high: value + half };
}

function sampleComparison(i: number): Comparison {
  const shift = i * 0.4;
  const differences: Difference[] = [
    {
      ...difference("first", "First seat loses", "%", 26.6, -1.8 + shift, i < 2 ? 0.8 : 1.5),
      seen: i < 2,
    },
    { ...difference("bills", "Bills asked for in vain", "%", 41, 0.3, 1.2), p: 0.62 },
    { ...difference("length", "Length of a game", "moves", 37.4, -5.8 + i, 0.7), seen: true },
    { ...difference("leads", "Changes of the lead", "moves", 2.31, 0.14, 0.2), p: 0.17 },
    { ...difference("minutes", "Time at the table", "minutes", 21.5, -3.1 + i / 2, 0.4), seen: true },
  ];
  return {
    options: { handSize: 5, oste: false, saldo: true, omaggi: false, turnSeconds: 0, house: { odd: [1] } },
    differences: differences.map((one) => (one.seen ? { ...one, p: 0.0002 } : one)),
    felt: {
      pairs: 4000,
      decisions: 9000,
      offered: 40,
      chosen: 3990,
      turned: 10,
      sentence: "Everybody felt it.",
    },
    figures: sampleFigures(i),
    remarks: [],
    verdict:
      i < 2
        ? "Five cards make the game shorter by a sixth and take away most of what the first seat suffers."
        : "Five cards make the game shorter; the seats stay as they were.",
  };
}

function difference(
  id: string,
  label: string,
  unit: string,
  before: number,
  change: number,
  half: number,
): Difference {
  return {
    id,
    label,
    unit,
    before,
    after: before + change,
    change: estimate(change, half),
    p: 0.2,
    seen: false,
  };
}
