import {
  type Figure,
  meanAt,
  meanOf,
  meansFigure,
  ratesFigure,
  spreadFigure,
  type Tally,
} from "@tavolata/figures";
import { BIN_MS, rowsOf } from "./rows.ts";

const SITUATIONS = ["Two worms", "Identical cards", "Several matches", "One match"];
const OUTCOMES = ["Won", "Right, but late", "Brought nothing, cost nothing", "Wrong", "No pawn left"];
const DEEDS = ["Call", "Knock", "Blue pawn", "Red pawn"];
const BINS_IN_A_SECOND = 1000 / BIN_MS;

export function report(tally: Tally, players: number): Figure[] {
  const rows = rowsOf(tally);
  const positions = Array.from({ length: players }, (_, i) => (i === 0 ? "Dealer" : `${i} to their left`));
  const first = meanAt(rows.firstTimeMean);
  return [
    ratesFigure(
      {
        id: "first",
        title: "What a line first has to react to",
        note: "Whether or not anybody sees it.",
      },
      SITUATIONS,
      rows.first,
    ),
    spreadFigure(
      { id: "cards-at-first", title: "Cards on the line when there is something to react to" },
      "cards",
      rows.cardsAtFirst,
    ),
    ratesFigure({ id: "won-by", title: "What lines are won by" }, SITUATIONS, rows.wonBy),
    spreadFigure({ id: "cards-won", title: "Cards on a line that is won" }, "cards", rows.cardsWon),
    ratesFigure({ id: "windows", title: "Windows" }, ["Somebody won", "Undecided"], rows.windows),
    spreadFigure({ id: "in-window", title: "Reactions in a window" }, "reactions", rows.inWindow),
    spreadFigure(
      { id: "first-time", title: "First reaction of a window, after its card" },
      "seconds",
      rows.firstTime,
      {
        scale: BINS_IN_A_SECOND,
        mean: meanOf(first.n, first.sum / 1000, first.squares / 1e6),
      },
    ),
    ratesFigure({ id: "outcomes", title: "What reactions come to" }, OUTCOMES, rows.outcomes),
    ratesFigure({ id: "deeds", title: "What people do" }, DEEDS, rows.deeds),
    ratesFigure({ id: "wrong-by-deed", title: "Wrong reactions, by what was done" }, DEEDS, rows.wrongByDeed),
    spreadFigure(
      { id: "blue-pawns", title: "Blue pawns taken in a window, where any is" },
      "pawns",
      rows.bluePawns,
    ),
    ratesFigure({ id: "wins-at", title: "Who wins a line, by seat from the dealer" }, positions, rows.winsAt),
    meansFigure(
      { id: "cards-at", title: "Cards of a line, by seat from the dealer" },
      "cards",
      positions.map((label, i) => ({ label, row: rows.cardsAt(i) })),
    ),
    ratesFigure(
      { id: "endings", title: "How games end" },
      ["With the last card", "With an empty deck"],
      rows.endings,
    ),
  ];
}
