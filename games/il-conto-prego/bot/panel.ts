import type { Bot, Decision, Mind } from "@tavolata/bots";
import { drawMove, pick, type Random } from "@tavolata/kernel";
import { type IlConto, type Move, RANKS, type Rank, type View } from "../rules/index.ts";
import { bestOf, canAskForTheBill, chooseDiscards, type Possible, possibleCalls } from "./choices.ts";
import { chanceOfTruth, knowledgeOf } from "./odds.ts";
import { pauseAt } from "./pacing.ts";
import { remark } from "./remarks.ts";
import { type Stock, WHOLE_STOCK } from "./stock.ts";

type Policy = (view: View, calls: readonly Possible[], mayAsk: boolean, random: Random) => Move | undefined;

/** A mind that discards sensibly and otherwise does what its policy says; where that says nothing, anything. */
function mind(policy: Policy): Mind<IlConto> {
  return {
    decide({ view, offers, random }: Decision<IlConto>): Move {
      const discards = chooseDiscards(offers, random);
      if (discards !== undefined) return discards;
      const seen = view();
      const chosen = policy(seen, possibleCalls(offers, seen), canAskForTheBill(offers), random);
      return chosen ?? drawMove(pick(offers, random), random);
    },
  };
}

/** Counts cards: makes the likeliest call, and asks for the bill when doubting is likelier to be right. */
export function counterWith(stock: Stock): Bot<IlConto> {
  const errors: Record<string, number> = { easy: 0.5, normal: 0.2, strong: 0 };
  return {
    name: "counter",
    levels: Object.keys(errors),
    remark,
    pauseAt,
    sit: (level) => mind(countingPolicy(errors[level ?? "strong"] ?? 0, 0, stock)),
  };
}

/** Counts cards too, but every third call is bolder than it needs to be. */
const bluffer: Bot<IlConto> = {
  name: "bluffer",
  levels: [],
  remark,
  pauseAt,
  sit: () => mind(countingPolicy(0, 3, WHOLE_STOCK)),
};

/** How much less likely a bold call may be than the likeliest one. */
const BOLDNESS = 0.35;

function countingPolicy(error: number, everyBluff: number, stock: Stock): Policy {
  return (view, calls, mayAsk, random) => {
    const knowledge = knowledgeOf(view);
    const misjudge = (chance: number) => chance + error * (random.below(2001) / 1000 - 1);
    const judged = calls.map(({ move, dishes }) => ({
      move,
      dishes,
      chance: misjudge(chanceOfTruth(dishes, knowledge, stock)),
    }));
    const likeliest = bestOf(judged, ({ chance }) => chance, random);
    const doubt = mayAsk
      ? 1 - misjudge(chanceOfTruth(view.dishes, knowledge, stock))
      : Number.NEGATIVE_INFINITY;
    if (likeliest === undefined || doubt > likeliest.chance) return mayAsk ? { type: "bill" } : undefined;
    if (everyBluff === 0 || random.below(everyBluff) > 0) return likeliest.move;
    return pick(
      judged.filter(({ chance }) => chance >= likeliest.chance - BOLDNESS),
      random,
    ).move;
  };
}

/** Plays by the rulebook's advice: the largest set is about 1 + n/6, order while you can, call high. */
const rulebook: Bot<IlConto> = {
  name: "rulebook",
  levels: [],
  remark,
  pauseAt,
  sit: () => mind(byTheAdvice),
};

const byTheAdvice: Policy = (view, calls, mayAsk, random) => {
  const { seen, unseen } = knowledgeOf(view);
  const expected = 1 + (seen.length + unseen) / 6;
  const isTooMuch = (dishes: readonly { count: number }[]) =>
    Math.max(...dishes.map(({ count }) => count)) > expected ||
    dishes.reduce((sum, { count }) => sum + count, 0) > 1.75 * expected;
  if (mayAsk && isTooMuch(view.dishes)) return { type: "bill" };
  const credible = calls.filter(({ dishes }) => !isTooMuch(dishes));
  if (credible.length === 0) return mayAsk ? { type: "bill" } : undefined;
  const orders = credible.filter(({ move }) => move.type === "order");
  const spices = credible.filter(({ move }) => move.type === "spice");
  const best = bestOf(orders.length > 0 ? orders : spices.length > 0 ? spices : credible, heightOf, random);
  return best?.move;
};

function heightOf({ move }: Possible): number {
  return RANKS.indexOf(move.rank as Rank);
}

/** What the maestro is measured against. */
export const PANEL: readonly Bot<IlConto>[] = [rulebook, counterWith(WHOLE_STOCK), bluffer];
