import type { Bot, Decision } from "@tavolata/bots";
import { drawMove, pick, type Random } from "@tavolata/kernel";
import { bestOf, type CallChoice, callChoices, canAskForTheBill, chooseDiscards } from "../bot/choices.ts";
import { Judgement } from "../bot/judgement.ts";
import { becomes, countOf, dishOf, type PackedDish, rankOf } from "../bot/packed.ts";
import { itemAt, numberAt } from "../bot/readers.ts";
import { WHOLE_STOCK } from "../bot/stock.ts";
import { listen, openTo, type TableTalk } from "../bot/table-talk.ts";
import type { IlConto, Move } from "../rules/index.ts";

/** A call that is open, and how likely it is by counting. */
interface Counted extends CallChoice {
  readonly chance: number;
}

type Habit = (calls: readonly Counted[], talk: TableTalk, random: Random) => Counted | undefined;

/** A call that looks likely enough to somebody who does not mind which. */
const LIKELY = 0.5;
/** How much less likely than the safest call a bluff may be, and how often one is made. */
const BOLDNESS = 0.35;
const EVERY_BLUFF = 3;

/** What players call who have decided not to ask for the bill. */
const HABITS: Readonly<Record<string, Habit>> = {
  safest,
  smallest: (calls, talk, random) => bestOf(calls, (call) => -sizeAfter(call, talk), random),
  likely: (calls, talk, random) => {
    const likely = calls.filter(({ chance }) => chance >= LIKELY);
    return likely.length > 0 ? pick(likely, random) : safest(calls, talk, random);
  },
  bluffing: (calls, talk, random) => {
    const best = safest(calls, talk, random);
    if (best === undefined || random.below(EVERY_BLUFF) > 0) return best;
    return pick(
      calls.filter(({ chance }) => chance >= best.chance - BOLDNESS),
      random,
    );
  },
};

function safest(calls: readonly Counted[], _talk: TableTalk, random: Random): Counted | undefined {
  return bestOf(calls, ({ chance }) => chance, random);
}

/** How high the dishes stand after a call: cards first, ranks next. */
function sizeAfter({ call }: CallChoice, { first, second }: TableTalk): number {
  const other = dishOf(call) === 0 ? second : first;
  return height(becomes(call)) + height(other);
}

function height(dish: PackedDish): number {
  return 100 * countOf(dish) + rankOf(dish);
}

/** In per cent: the call on the table is doubted when it is less likely than this. */
const THRESHOLDS = ["2", "5", "10", "15", "20", "30", "40", "50"] as const;

/**
 * Players of one rule: below a chance that never changes they ask for the bill, and otherwise they call as they always
 * do. They count and believe nobody. A strong player must not lose to any of them.
 */
export const THRESHOLD_PLAYERS: readonly Bot<IlConto>[] = Object.entries(HABITS).map(([name, habit]) => ({
  name,
  levels: THRESHOLDS,
  sit: (level) => ({ decide: (decision) => decide(decision, Number(level ?? 10) / 100, habit) }),
}));

function decide({ view, offers, random }: Decision<IlConto>, threshold: number, habit: Habit): Move {
  const discards = chooseDiscards(offers, random);
  if (discards !== undefined) return discards;
  const seen = view();
  const talk = listen(seen, WHOLE_STOCK);
  const judgement = new Judgement(talk.inBill, talk.saldo, talk.stock);
  const open = openTo(talk.me, talk.shown);
  const seenCards = numberAt(talk.sizes, talk.me) + open.reduce((sum, cards) => sum + cards, 0);
  judgement.look(talk.first, talk.second, talk.myHand, 0, open, seenCards);
  if (canAskForTheBill(offers) && 1 - judgement.doubt < threshold) return { type: "bill" };
  const called = judgement.calls.subarray(0, judgement.count);
  const choices = callChoices(offers, seen).map((choice) => ({
    ...choice,
    chance: judgement.chances[called.indexOf(choice.call)] ?? 0,
  }));
  return habit(choices, talk, random)?.move ?? drawMove(itemAt(offers, 0), random);
}
