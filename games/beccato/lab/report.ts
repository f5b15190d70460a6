import { type Figure, ratesFigure, spreadFigure, type Tally } from "@tavolata/figures";
import { rowsOf } from "./rows.ts";

const SHOUTS = ["Coccodé", "Beccato", "Chicchirichì"];
const GUILDS = ["Coin", "Cactus", "Ring", "Fork"];

export function report(tally: Tally, players: number): Figure[] {
  const rows = rowsOf(tally);
  const positions = Array.from({ length: players }, (_, i) => (i === 0 ? "Dealer" : `${i} to the left`));
  return [
    ratesFigure({ id: "ended-by", title: "What ends a round" }, [...SHOUTS, "Nothing"], rows.endedBy),
    ratesFigure({ id: "right", title: "Shouts that are right" }, SHOUTS, rows.right),
    spreadFigure(
      { id: "passes-to-tris", title: "Cards passed until there is a tris" },
      "cards",
      rows.passesToTris,
    ),
    spreadFigure({ id: "passes", title: "Cards passed in a round" }, "cards", rows.passes),
    ratesFigure(
      {
        id: "signals",
        title: "Who makes out a real signal",
        note: "A real signal is the team's own, made by a player with a tris.",
      },
      ["A mate", "A rival"],
      rows.signals,
    ),
    ratesFigure({ id: "gestures", title: "Gestures that are real signals" }, ["Real"], rows.gestures),
    spreadFigure(
      { id: "signals-in-round", title: "Real signals in a round" },
      "signals",
      rows.signalsInRound,
    ),
    spreadFigure(
      {
        id: "calls-until-caught",
        title: "Right Coccodé shouts of a team before it is first caught",
        note: "Only teams that are caught at all.",
      },
      "calls",
      rows.callsUntilCaught,
    ),
    ratesFigure({ id: "caught", title: "Teams that are caught in a game" }, ["Caught"], rows.caught),
    ratesFigure(
      { id: "wins-at", title: "Seats whose team wins a round with a shout, counted from the dealer" },
      positions,
      rows.winsAt,
    ),
    ratesFigure(
      { id: "tris-at", title: "Seats with a tris when somebody shouts, counted from the dealer" },
      positions,
      rows.trisAt,
    ),
    ratesFigure(
      {
        id: "kinds",
        title: "Games won or shared, by kind of signal",
        note: "Only games in which one guild began with a voice and another with a gesture; cards are dealt alike, so that takes free signals.",
      },
      ["Voices", "Gestures"],
      rows.kinds,
    ),
    ratesFigure({ id: "team-wins", title: "Games won or shared, by guild" }, GUILDS, rows.teamWins),
    ratesFigure(
      { id: "endings", title: "How games end" },
      ["With six eggs", "With no egg left", "With nobody shouting"],
      rows.endings,
    ),
  ];
}
