import type { Lesson, LessonMove, Offer, Seat } from "@tavolata/kernel";
import {
  type Card,
  HIDDEN,
  kindOf,
  type Move,
  type Piccioni,
  type Pigeon,
  playerAt,
  RULES,
  type View,
} from "../rules/index.ts";

/** The learner's only opponent: where scared pigeons go is then never in doubt. */
export const RIVAL: Seat = 1;

type Play = LessonMove<Piccioni>;

/** What the learner has in hand of this name. */
function held(view: View, name: string): Card[] {
  return playerAt(view, 0).hand.filter((card): card is Card => card !== HIDDEN && kindOf(card) === name);
}

/** "grasso, zoppo": who sits in somebody's Area, in the order in which they came. */
function inArea(view: View, seat: Seat): string {
  return playerAt(view, seat).pigeons.map(kindOf).join(", ");
}

function trophiesOf(view: View, seat: Seat): number {
  return playerAt(view, seat).trophies.length;
}

/** Plays the first card of this name; without one the deal does not do. */
function plays(name: string): Play {
  return (_, offers) => offered(offers, (move) => move.type === "play" && kindOf(move.card ?? "") === name);
}

function offered(offers: readonly Offer<Move>[], fits: (move: Partial<Move>) => boolean): Move {
  const offer = offers.find(({ move }) => fits(move));
  if (offer === undefined) throw new Error("not with these cards");
  return offer.move as Move;
}

/** Two pigeons that can be scared away again, if there are two. */
const luresTwo: Play = ({ waiting }) => {
  const choice = waiting?.is === "choice" ? waiting.choice : undefined;
  const open = choice?.kind === "pigeons" ? choice.groups.flatMap(({ pigeons }) => pigeons) : [];
  return { type: "choosePigeons", pigeons: open.filter((pigeon) => kindOf(pigeon) !== "zoppo").slice(0, 2) };
};

/** Answers nothing, draws one card, chooses what comes first. */
const quietly: Play = (view, offers) => {
  if (view.waiting?.is === "answers") return { type: "decline" };
  if (view.waiting?.is === "action") return { type: "draw", count: 1 };
  return offered(offers, () => true);
};

/** Any two cards will do: which ones the learner gives away is up to them. */
function payWithTwo(view: View, target: Pigeon): Move[] {
  const hand = playerAt(view, 0).hand.filter((card): card is Card => card !== HIDDEN);
  return hand.flatMap((one, i) =>
    hand.slice(i + 1).flatMap((other): Move[] => [
      { type: "discard", cards: [one, other], target },
      { type: "discard", cards: [other, one], target },
    ]),
  );
}

/** A turn with a Trophy and its flock, a Reaction to somebody else's card, and a Trophy paid for with cards. */
export const LESSON: Lesson<Piccioni> = {
  rules: RULES,
  seats: 2,
  options: {},
  seed: 1546,
  others: quietly,
  steps: [
    {
      key: "terrace",
      needs: (view) => view.current === 0 && ["stupido", "zoppo", "picciona"].includes(inArea(view, 0)),
    },
    {
      key: "sling",
      needs: (view) => held(view, "fionda").length === 1,
      teaches: (view) => held(view, "fionda").map((card) => ({ type: "play", card })),
    },
    {
      key: "aim",
      needs: (view) => view.waiting?.is === "choice",
      teaches: (view) => [{ type: "choosePigeons", pigeons: playerAt(view, 0).pigeons }],
    },
    {
      key: "trophy",
      before: [{ by: "others" }],
      needs: (view) => trophiesOf(view, 0) === 1 && inArea(view, 0) === "" && view.actionsLeft === 1,
    },
    { key: "draw", teaches: () => [{ type: "draw", count: 2 }] },
    {
      key: "flock",
      needs: (view) => inArea(view, 0) === "grasso" && view.current === RIVAL,
    },
    {
      key: "reaction",
      before: [
        { by: RIVAL, move: plays("briciole") },
        { by: RIVAL, move: luresTwo },
        { by: RIVAL, move: () => ({ type: "chooseZone", zone: 0 }) },
      ],
      needs: (view) => lured(view).length === 2 && held(view, "battimani").length === 1,
      teaches: (view) => held(view, "battimani").map((card) => ({ type: "react", card })),
    },
    {
      key: "again",
      needs: (view) => view.inPlay.length === 1 && view.inPlay[0]?.afterwards.length === 1,
    },
    {
      key: "scared",
      // Where passing is all that is left, the learner is not made to do it.
      before: [0, RIVAL].map((by) => ({ by, move: () => ({ type: "decline" }) })),
      needs: (view) => inArea(view, 0) === "grasso" && flewBack(view),
    },
    {
      key: "street",
      before: [{ by: "others" }],
      needs: (view) => view.current === 0 && inArea(view, 0) === "grasso" && cameToStreet(view),
    },
    {
      key: "pay",
      needs: (view) => held(view, "gatto").length === 0 && held(view, "blam").length === 0,
      teaches: (view) => playerAt(view, 0).pigeons.flatMap((pigeon) => payWithTwo(view, pigeon)),
    },
    {
      key: "points",
      needs: (view) =>
        trophiesOf(view, 0) === 2 &&
        inArea(view, 0) === "" &&
        trophiesOf(view, RIVAL) === 0 &&
        playerAt(view, RIVAL).guano.length === 0,
    },
    { key: "end" },
  ],
};

/** The pigeons that the card in play sends to the learner. */
function lured(view: View): readonly Pigeon[] {
  const picks = view.inPlay.at(-1)?.picks ?? [];
  return picks.flatMap(({ pigeons, to }) => (to === 0 ? pigeons : []));
}

/** The two that were lured are in the rival's Area now, by a flight. */
function flewBack({ news }: View): boolean {
  return news.some((event) => event.type === "scared" && event.to === RIVAL && event.pigeons.length === 2);
}

/** A flock of one, and that one is on Strada, where there was room. */
function cameToStreet({ news }: View): boolean {
  const glided = news.filter(({ type }) => type === "glided");
  return (
    glided.length === 1 &&
    glided.every((event) => event.type === "glided" && event.to === "strada") &&
    news.every(({ type }) => type !== "overflows")
  );
}
