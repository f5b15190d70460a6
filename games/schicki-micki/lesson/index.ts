import type { Lesson, LessonEvent, LessonMove, Seat } from "@tavolata/kernel";
import {
  FEATURES,
  HANDS,
  isDetail,
  look,
  type Move,
  RULES,
  rightDeed,
  type SchickiMicki,
  type Sight,
  type View,
} from "../rules/index.ts";
import { cardsIn, detailIn } from "./seen.ts";

/** The two others: the first one holds the deck at the beginning. */
const DEALER: Seat = 1;
const OTHER: Seat = 2;

/** Longer than the least gap between two cards and the rest after a line. */
const A_MOMENT = 1000;

function sightOf(view: View): Sight {
  return look(cardsIn(view));
}

/** So many cards on the line, with this to react to. */
function shows(view: View, cards: number, situation: Sight["situation"]): boolean {
  return view.line.length === cards && sightOf(view).situation === situation;
}

function turns(seat: Seat): LessonEvent<SchickiMicki> {
  return { by: seat, after: A_MOMENT, move: () => ({ type: "turn" }) };
}

/** What is right, as a move. */
function right(view: View): Move[] {
  const deed = rightDeed(sightOf(view));
  if (deed === null) return [];
  return [deed.kind === "call" ? { type: "call", feature: deed.what } : { type: "hand", does: deed.what }];
}

/** Calls the first thing that is alike, whether that is enough or not. */
const callsAMatch: LessonMove<SchickiMicki> = (view) => {
  const [match] = sightOf(view).matches;
  return { type: "call", feature: match?.feature ?? "hat" };
};

/** Calls something of which there are no two in one colour. */
const callsInVain: LessonMove<SchickiMicki> = (view) => {
  const { matches } = sightOf(view);
  const feature = FEATURES.find((one) => matches.every((match) => match.feature !== one));
  return { type: "call", feature: feature ?? "hat" };
};

function takesBlue(): Move {
  return { type: "hand", does: "blue" };
}

/** How the last line was settled: who won, and what each seat paid. */
function settledAs({ lastSettling }: View, winners: readonly Seat[], paid: readonly number[]): boolean {
  return lastSettling?.winners.join() === winners.join() && lastSettling.paid.join() === paid.join();
}

const EVERY_REACTION: readonly Move[] = [
  ...FEATURES.map((feature): Move => ({ type: "call", feature })),
  ...HANDS.map((does): Move => ({ type: "hand", does })),
];

/** A call, a blue pawn and a knock, with all the time in the world; then a line without help. */
export const LESSON: Lesson<SchickiMicki> = {
  rules: RULES,
  seats: 3,
  options: { turning: "hand", leastGapMs: 500, restSeconds: 1 },
  seed: 263166,
  steps: [
    { key: "pheasant", before: [turns(DEALER)], needs: (view) => shows(view, 1, "none") && isWhole(view) },
    {
      key: "one",
      before: [turns(DEALER)],
      needs: (view) => shows(view, 2, "one") && isWhole(view),
      teaches: right,
    },
    {
      key: "taken",
      before: [{ by: OTHER, after: 400, move: callsAMatch }, { by: "clock" }],
      needs: (view) => settledAs(view, [0], [0, 0, 0]),
    },
    {
      key: "several",
      before: [turns(OTHER), turns(OTHER)],
      needs: (view) => shows(view, 2, "several") && sightOf(view).matches.length === 2,
      teaches: right,
    },
    {
      key: "shared",
      before: [
        { by: DEALER, after: 300, move: takesBlue },
        { by: OTHER, after: 300, move: callsAMatch },
        { by: "clock" },
      ],
      needs: (view) => settledAs(view, [0, DEALER], [0, 0, 0]),
    },
    { key: "deal", needs: ({ dealer }) => dealer === 0, teaches: () => [{ type: "turn" }] },
    {
      key: "nothing",
      needs: (view) => shows(view, 1, "none") && detailIn(view) !== undefined,
      teaches: () => [{ type: "turn" }],
    },
    { key: "worms", needs: (view) => shows(view, 2, "twoWorms"), teaches: right },
    {
      key: "knocked",
      before: [{ by: DEALER, after: 300, move: callsInVain }, { by: "clock" }],
      needs: (view) => settledAs(view, [0], [0, 1, 0]),
    },
    { key: "red" },
    {
      key: "alone",
      before: [turns(DEALER), turns(DEALER), turns(DEALER)],
      needs: (view) =>
        shows(view, 3, "one") &&
        isWhole(view) &&
        sightOf(view).matches.every(({ places }) => places.includes(2)),
      teaches: () => EVERY_REACTION,
    },
    { key: "judged", before: [{ by: "clock" }], needs: ({ phase }) => phase === "turning" },
    { key: "end" },
  ],
};

/** Only whole pheasants on the line. */
function isWhole(view: View): boolean {
  return !cardsIn(view).some(isDetail);
}
