import type { Figure, Report } from "@tavolata/figures";
import { mean, share } from "./sample.ts";

/** Everything that could break a plot, all at once. */
export function awkwardReport(): Report {
  const none = { value: Number.NaN, low: Number.NaN, high: Number.NaN };
  const long =
    "The one who sits to the right of the dealer and has already lost twice tonight, which is what everybody remembers";
  const figures: Figure[] = [
    { id: "one", title: "One row", kind: "rates", rows: [share("Only this", 0.5, 10)] },
    {
      id: "ten",
      title: "Ten rows",
      kind: "shares",
      even: 0.1,
      rows: Array.from({ length: 10 }, (_, i) => share(`Seat ${i + 1}`, 0.06 + 0.008 * i, 30 + 100 * i)),
      chiSquare: { statistic: 31.4, degrees: 9, p: 0.0002 },
      verdict: "The later, the better.",
    },
    {
      id: "long",
      title: `${long}, in the title too`,
      kind: "means",
      unit: "pots",
      rows: [mean(long, 0.2, 0.1), mean("Pheasantpigeonchickenrabbitgoosesquirrelduckdonkey", 0.3, 0.1)],
    },
    {
      id: "size",
      title: "Huge and tiny",
      kind: "means",
      unit: "",
      rows: [mean("Huge", 3.2e9, 4e8), mean("Tiny", 2.4e-7, 1e-8), mean("Below zero", -1.1e9, 2e8)],
    },
    {
      id: "beyond",
      title: "Beyond the axis",
      kind: "means",
      unit: "pots",
      rows: [mean("a", 1, 0.1), mean("b", 1.2, 0.1), mean("c", 1.1, 0.1), mean("d", 1.15, 40, 2)],
    },
    {
      id: "many",
      title: "Many rows",
      kind: "rates",
      rows: Array.from({ length: 23 }, (_, i) => share(`${i + 1} cards`, 1 / (i + 2), 40 * (i % 5))),
    },
    { id: "tiny", title: "Tiny rates", kind: "rates", rows: [share("Stalls", 0.00003, 200000)] },
    {
      id: "single",
      title: "A single bin",
      kind: "spread",
      unit: "rounds",
      mean: { value: 7, low: 7, high: 7 },
      p10: 7,
      p50: 7,
      p90: 7,
      bins: [{ from: 7, to: 7, n: 12 }],
    },
    {
      id: "empty",
      title: "No bins",
      kind: "spread",
      unit: "",
      mean: none,
      p10: Number.NaN,
      p50: Number.NaN,
      p90: Number.NaN,
      bins: [],
    },
    { id: "rows", title: "No rows", kind: "rates", rows: [] },
    {
      id: "curve",
      title: "A wild claim <script>alert(1)</script>",
      kind: "curve",
      xLabel: "x & y",
      yLabel: "y",
      points: [
        { x: 1, n: 5000, value: 2, low: -90, high: 3 },
        { x: 2, n: 5000, value: 2.5, low: 2, high: 300 },
        { x: 3, n: 5000, value: 2.2, low: 2, high: 2.4 },
        { x: 4, n: 5000, value: 2.4, low: 2.2, high: 2.6 },
        { x: 5, n: 5000, value: 2.3, low: 2.2, high: 2.4 },
        { x: 6, n: 0, ...none },
      ],
      claims: [
        { label: "x to the eighth", points: [1, 1.5, 2, 2.5, 3].map((x) => [x, x ** 8] as const) },
        {
          label: "<script>two</script>",
          points: [
            [1, 2],
            [3, 2],
          ],
        },
      ],
      verdict: "Not at all.",
    },
    {
      id: "lone",
      title: "One point",
      kind: "curve",
      xLabel: "n",
      yLabel: "mean",
      points: [{ x: 5, n: 5000, value: 0, low: 0, high: 0 }],
      claims: [],
      verdict: "Too little.",
    },
  ];
  return {
    game: "odd-game",
    title: "Odd Game",
    version: 3,
    players: 10,
    options: { "<script>": "<script>alert(2)</script>", nested: { deep: true }, missing: undefined },
    chosen: ["<script>"],
    labels: {},
    remarks: ["<i>Twelve games</i> are not many."],
    seed: '"><script>alert(3)</script>',
    gamesAsked: 100000,
    stopped: true,
    banned: "sendBack",
    families: [
      { bots: ["<b>bold</b>"], games: 12, remarks: ["<u>All</u> of them odd."], figures, comparisons: [] },
    ],
  };
}
