import { LEARNER, type Lesson, type LessonMove } from "@tavolata/kernel";
import {
  type Call,
  type Card,
  HIDDEN,
  type IlConto,
  isHigher,
  isOfRank,
  JOKER,
  type Move,
  playerAt,
  RANKS,
  type Rank,
  RULES,
  type View,
  type WhichDish,
} from "../rules/index.ts";
import { pairIn } from "./pair.ts";

const PLAYERS = 3;
/** Sit to the learner's left, in this order. */
const NEXT = 1;
const LAST = 2;
/** What the learner's bluff is about: on a phone these are in sight without scrolling. */
const BLUFFED: readonly Rank[] = ["4", "5", "6", "7", "8"];

function ownCards(view: View): Card[] {
  const { watcher } = view;
  if (typeof watcher !== "number") throw new TypeError("only a player has cards");
  return playerAt(view, watcher).cards.filter((card) => card !== HIDDEN);
}

function held(view: View, rank: Rank | typeof JOKER): Card[] {
  return ownCards(view).filter((card) => isOfRank(card, rank));
}

function rankOf({ dishes }: View, which: WhichDish): Rank | undefined {
  return dishes[which === "first" ? 0 : 1]?.rank;
}

/** One call for each different card that can be shown with it. */
function callsWith(view: View, rank: Rank, call: (show: Card) => Call): Call[] {
  return [...new Set(held(view, rank))].map(call);
}

function orderPair(view: View): Move[] {
  const rank = pairIn(view);
  return rank === undefined ? [] : callsWith(view, rank, (show) => ({ type: "order", rank, show }));
}

/** Either dish, to any higher rank that is held. */
function spiceEither(view: View): Move[] {
  return (["first", "second"] as const).flatMap((dish) => spices(view, dish));
}

function spices(view: View, dish: WhichDish): Call[] {
  const [now, other] = [rankOf(view, dish), rankOf(view, dish === "first" ? "second" : "first")];
  return RANKS.filter((rank) => now !== undefined && isHigher(rank, now) && rank !== other).flatMap((rank) =>
    callsWith(view, rank, (show) => ({ type: "spice", dish, rank, show })),
  );
}

/** One more of the second dish, with a card of the first to show for it: a bluff. */
function pileOnSecond(view: View): Move[] {
  const [first, rank] = [rankOf(view, "first"), rankOf(view, "second")];
  if (first === undefined || rank === undefined) return [];
  return callsWith(view, first, (show) => ({ type: "abound", dish: "second", rank, show }));
}

/** The lowest or the highest of these calls. */
function pick(calls: readonly Call[], which: "lowest" | "highest"): Call {
  const call = which === "lowest" ? calls[0] : calls.at(-1);
  if (call === undefined) throw new Error("nothing to call");
  return call;
}

type Called = LessonMove<IlConto>;

const orderLow: Called = (view) =>
  pick(
    RANKS.filter((rank) => rank !== rankOf(view, "first")).flatMap((rank) =>
      callsWith(view, rank, (show) => ({ type: "order", rank, show })),
    ),
    "lowest",
  );

const spiceALittle: Called = (view) => pick(spices(view, "second"), "lowest");

/** Of a rank they hold, whatever it was before. */
function pileOn(dish: WhichDish, which: "lowest" | "highest"): Called {
  return (view) => {
    const other = rankOf(view, dish === "first" ? "second" : "first");
    return pick(
      RANKS.filter((rank) => rank !== other).flatMap((rank) =>
        callsWith(view, rank, (show) => ({ type: "abound", dish, rank, show })),
      ),
      which,
    );
  };
}

/** One more of the first dish, although the card shown is of the second. */
const pileOnBlindly: Called = (view) => {
  const [rank, second] = [rankOf(view, "first"), rankOf(view, "second")];
  if (rank === undefined || second === undefined) throw new Error("nothing was ordered");
  return pick(
    callsWith(view, second, (show) => ({ type: "abound", dish: "first", rank, show })),
    "lowest",
  );
};

/** The learner orders, spices and bluffs; the bluff goes round the table, and somebody else pays for it. */
export const LESSON: Lesson<IlConto> = {
  rules: RULES,
  seats: PLAYERS,
  options: { hands: 1 },
  seed: 13782,
  steps: [
    { key: "cards", needs: (view) => view.opener === LEARNER },
    { key: "joker", needs: (view) => held(view, JOKER).length === 1 },
    { key: "order", needs: (view) => pairIn(view) !== undefined, teaches: orderPair },
    { key: "secondDish", before: [{ by: NEXT, move: orderLow }] },
    { key: "spiced", before: [{ by: LAST, move: spiceALittle }] },
    {
      key: "spice",
      needs: (view) => spices(view, "first").length > 0 && spices(view, "second").length > 0,
      teaches: spiceEither,
    },
    { key: "piledOn", before: [{ by: NEXT, move: pileOn("second", "lowest") }] },
    {
      key: "pileOn",
      before: [{ by: LAST, move: spiceALittle }],
      needs: (view) => {
        const rank = rankOf(view, "second");
        return rank !== undefined && BLUFFED.includes(rank) && held(view, rank).length === 0;
      },
      teaches: pileOnSecond,
    },
    {
      key: "doubt",
      before: [
        { by: NEXT, move: pileOn("first", "highest") },
        { by: LAST, move: pileOnBlindly },
      ],
      needs: ({ dishes }) => dishes.every(({ count }) => count === 3),
    },
    { key: "bill", teaches: () => [{ type: "bill" }] },
    {
      key: "verdict",
      needs: ({ lastBill }) =>
        lastBill !== null &&
        lastBill.verdict === "false" &&
        lastBill.jokers === 1 &&
        lastBill.found.join() === "3,1",
    },
    { key: "inShort" },
  ],
};
