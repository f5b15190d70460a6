import {
  type Figure,
  fromTheHighest,
  meansFigure,
  ratesFigure,
  spreadFigure,
  type Tally,
} from "@tavolata/figures";
import { deckOf, type Options, PLACES } from "../rules/index.ts";
import { FATES, type Fate, MAKERS, type Maker, rowsOf, WAYS_OUT, type WayOut } from "./rows.ts";

const FATE_LABELS: Readonly<Record<Fate, string>> = {
  played: "Played",
  reacted: "Played as a reaction",
  paid: "Paid with",
  thrownAway: "Thrown away",
  kept: "In hand at the end",
};
const WAY_LABELS: Readonly<Record<WayOut, string>> = {
  trophy: "Trophy",
  scared: "Scared away",
  evicted: "Evicted",
  moved: "Moved to an Area",
  stayed: "Still there at the end",
};
const MAKER_LABELS: Readonly<Record<Maker, string>> = {
  card: "A card",
  payment: "Two cards paid",
  place: "A Place that overflows",
};

const IN_PER_CENT = 10;

export function report(tally: Tally, _players: number, options: Pick<Options, "deck"> = {}): Figure[] {
  const rows = rowsOf(tally);
  const deck = deckOf(options);
  const cards = deck.actions.map(({ name }) => name.en);
  const places = PLACES.map((place) => deck.places[place].name.en);
  const figures: Figure[] = [
    ratesFigure(
      { id: "actions", title: "What people do with an action" },
      ["Draw", "Play", "Discard"],
      rows.actions,
    ),
    fromTheHighest(
      ratesFigure(
        {
          id: "played",
          title: "Cards that are played, of those that were drawn",
          note: "Reactions count as played. A deck's dead cards are at the bottom.",
        },
        cards,
        rows.played,
      ),
    ),
    ratesFigure(
      { id: "fates", title: "What becomes of a card that was drawn" },
      FATES.map((fate) => FATE_LABELS[fate]),
      rows.fates,
    ),
    meansFigure(
      {
        id: "drawn-by",
        title: "Wins above an even share by players who drew the card",
        note: "Players who draw more cards have more of all of them: compare the cards with each other.",
      },
      "%",
      cards.map((label, card) => ({ label, row: rows.drawnBy(card), scale: IN_PER_CENT })),
    ),
    meansFigure(
      { id: "played-by", title: "Wins above an even share by players who played the card" },
      "%",
      cards.map((label, card) => ({ label, row: rows.playedBy(card), scale: IN_PER_CENT })),
    ),
    ratesFigure(
      { id: "answered", title: "Played cards that somebody answers" },
      ["Reaction or contribution"],
      rows.answered,
    ),
    ratesFigure({ id: "cancelled", title: "Games in which a card is cancelled" }, ["Games"], rows.cancelled),
    spreadFigure({ id: "flock-size", title: "Pigeons in a flock" }, "pigeons", rows.flock),
    meansFigure(
      { id: "arrivals", title: "Pigeons that come to a Place in a game" },
      "pigeons",
      places.map((label, place) => ({ label, row: rows.arrivals(place) })),
    ),
    meansFigure(
      { id: "overflows", title: "How often a Place overflows in a game" },
      "times",
      places.map((label, place) => ({ label, row: rows.overflows(place) })),
    ),
    ...PLACES.map((place, i) =>
      ratesFigure(
        { id: `ways-out-${place}`, title: `What becomes of pigeons in ${places[i]}` },
        WAYS_OUT.map((way) => WAY_LABELS[way]),
        rows.waysOut(i),
      ),
    ),
    ratesFigure(
      { id: "makers", title: "What makes Trophies" },
      MAKERS.map((maker) => MAKER_LABELS[maker]),
      rows.makers,
    ),
    meansFigure({ id: "points", title: "Points at the end" }, "points", [
      { label: "Winner", row: rows.winnersPoints },
      { label: "The others", row: rows.othersPoints },
    ]),
    spreadFigure({ id: "leads", title: "Lead of the winner over the next" }, "points", rows.leads),
    spreadFigure({ id: "final-phases", title: "Final phases in a game" }, "phases", rows.finalPhases),
    ratesFigure({ id: "endings", title: "How games end" }, ["After a final phase", "Too long"], rows.endings),
  ];
  // A figure that no game contributed to gets no heading either.
  return figures.filter((figure) => !("rows" in figure) || figure.rows.length > 0);
}
