import { type Figure, meansFigure, ratesFigure, spreadFigure, type Tally } from "@tavolata/figures";
import { LONGEST_RUN, RANKS_BY_STRENGTH, rowsOf, WAYS_TO_END, WAYS_TO_SAY } from "./rows.ts";

const ENDINGS: Readonly<Record<(typeof WAYS_TO_END)[number], string>> = {
  played: "Tricks were played",
  saved: "The pot was saved",
  alone: "One alone took the pot",
  nobody: "Nobody played",
};

const IN_PER_CENT = 10;
const IN_FRESH_POTS = 100;

export function report(tally: Tally, players: number): Figure[] {
  const rows = rowsOf(tally);
  const positions = Array.from({ length: players }, (_, i) =>
    i === 0 ? "Giocatore di mano" : i === players - 1 ? "Dealer" : `${i + 1} from the dealer's right`,
  );
  const handsOfRun = Array.from({ length: LONGEST_RUN }, (_, i) => i + 1);
  const figures = [
    ratesFigure(
      { id: "said", title: "Declarations", note: "Coming in blind is a second declaration." },
      WAYS_TO_SAY,
      rows.said,
    ),
    spreadFigure({ id: "playing", title: "Players who play a hand" }, "players", rows.playing),
    ratesFigure(
      { id: "endings", title: "How hands end" },
      WAYS_TO_END.map((how) => ENDINGS[how]),
      partsOf(rows.ending),
    ),
    ratesFigure({ id: "bestia", title: "Bestia rate" }, ["Of all who play a hand"], rows.bestia),
    ratesFigure(
      { id: "bestia-by-way", title: "Bestia rate, by how they came in" },
      WAYS_TO_SAY,
      rows.bestiaByWay,
    ),
    meansFigure(
      {
        id: "pot-growth",
        title: "The pot, hand by hand since it was clear",
        note: "1 is the antes of one hand.",
      },
      "pots",
      handsOfRun.map((hand) => ({
        label: hand === LONGEST_RUN ? `Hand ${hand} and later` : `Hand ${hand}`,
        row: rows.potAt(hand),
        scale: IN_FRESH_POTS,
      })),
    ),
    spreadFigure({ id: "runs", title: "Hands until the pot is clear" }, "hands", rows.runs),
    meansFigure({ id: "largest-pot", title: "Largest pot until it is clear" }, "pots", [
      { label: "Largest pot", row: rows.largestInRun, scale: IN_FRESH_POTS },
    ]),
    ratesFigure(
      { id: "ruin", title: "Ruin" },
      ["Games in which somebody is ruined", "Players ruined"],
      rows.ruin,
    ),
    meansFigure(
      {
        id: "net-at",
        title: "Taken out of the pot less bestie, by position",
        note: "Hands with everybody in.",
      },
      "% of the pot",
      positions.map((label, i) => ({ label, row: rows.netAt(i), scale: IN_PER_CENT })),
    ),
    ratesFigure({ id: "plays-at", title: "Who plays, by position" }, positions, rows.playsAt),
    ratesFigure({ id: "bestia-at", title: "Bestia rate, by position" }, positions, rows.bestiaAt),
    ratesFigure(
      { id: "leader-takes", title: "Tricks that their leader takes" },
      ["First trick", "Second trick", "Third trick", "Fourth trick"],
      rows.leaderTakes,
    ),
    ratesFigure(
      { id: "trump-takes", title: "Trumps that take their trick, by rank" },
      RANKS_BY_STRENGTH,
      rows.trumpTakes,
    ),
    ratesFigure(
      { id: "plain-takes", title: "Other cards that take their trick, by rank" },
      RANKS_BY_STRENGTH,
      rows.plainTakes,
    ),
  ];
  // What no game came to, such as an end where all were given up, gets no heading either.
  return figures.filter((figure) => !("rows" in figure) || figure.rows.length > 0);
}

/** Of a row of how often each was seen: the rates of a whole. */
function partsOf(times: readonly number[]): number[] {
  const all = times.reduce((sum, some) => sum + some, 0);
  return WAYS_TO_END.flatMap((_, i) => [times[i] ?? 0, all]);
}
