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
const TOP: Rank = "A";

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

/** One ace more, with a card of the other dish to show for it: a bluff. */
function pileOnAces(view: View): Move[] {
  const first = rankOf(view, "first");
  if (first === undefined) return [];
  return callsWith(view, first, (show) => ({ type: "abound", dish: "second", rank: TOP, show }));
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

const spiceToTheTop: Called = (view) => pick(spices(view, "second"), "highest");

/** With the highest rank they hold: piling on may change it. */
const pileOn =
  (dish: WhichDish): Called =>
  (view) => {
    const other = rankOf(view, dish === "first" ? "second" : "first");
    return pick(
      RANKS.filter((rank) => rank !== other).flatMap((rank) =>
        callsWith(view, rank, (show) => ({ type: "abound", dish, rank, show })),
      ),
      "highest",
    );
  };

/** One more of the same, although the card shown is an ace. */
const pileOnBlindly: Called = (view) => {
  const rank = rankOf(view, "first");
  if (rank === undefined) throw new Error("nothing was ordered");
  return pick(
    callsWith(view, TOP, (show) => ({ type: "abound", dish: "first", rank, show })),
    "lowest",
  );
};

/** The learner orders, spices and bluffs; the bluff goes round the table, and somebody else pays for it. */
export const LESSON: Lesson<IlConto> = {
  rules: RULES,
  seats: PLAYERS,
  options: { hands: 1 },
  seed: 20261,
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
    { key: "piledOn", before: [{ by: NEXT, move: pileOn("second") }] },
    {
      key: "pileOn",
      before: [{ by: LAST, move: spiceToTheTop }],
      needs: (view) => rankOf(view, "second") === TOP && held(view, TOP).length === 0,
      teaches: pileOnAces,
    },
    {
      key: "doubt",
      before: [
        { by: NEXT, move: pileOn("first") },
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
