import type { Seat } from "@tavolata/kernel";
import { type Bill, HIDDEN, isIn, JOKER, rankOf, type View } from "../rules/index.ts";
import { shortBy } from "./grammar.ts";
import type { Texts } from "./it.ts";
import { largestSet } from "./largest-set.ts";
import { phaseOf } from "./phases.ts";
import { cardsInPlay, type Reckoning, reckon } from "./reckoning.ts";

const MOST_SENTENCES = 3;

/** What somebody who plays for the first time should know now: one to three sentences, made of what they can see. */
export function coachOf({ coach }: Texts, view: View, past?: unknown): string[] {
  if (past !== undefined) return onBill(coach, view, past as ToldBill);
  return [...afterBill(coach, view), ...situation(coach, view)].slice(0, MOST_SENTENCES);
}

/** A bill that lies over the table, and whether its verdict is there. */
interface ToldBill {
  readonly bill: Bill;
  readonly beat: { readonly stamped: boolean };
}

/** Whatever goes on beneath it: how a bill is reckoned, and then what it teaches. */
function onBill(coach: Coach, { watcher }: View, { bill, beat }: ToldBill): string[] {
  const learned = beat.stamped ? lessonOf(coach, bill, watcher) : [];
  return learned.length > 0 ? learned : [coach.bill];
}

type Coach = Texts["coach"];

/** What the last bill teaches the two who met over it, until somebody calls again. */
function afterBill(coach: Coach, { lastBill, calls, phase, watcher }: View): string[] {
  if (lastBill === null || (calls.length > 0 && phase !== "over")) return [];
  return lessonOf(coach, lastBill, watcher);
}

function lessonOf(coach: Coach, bill: Bill, watcher: View["watcher"]): string[] {
  const lost = bill.loser === watcher;
  if (bill.capotavola === watcher) {
    return [lost ? coach.askedAndLost(bill.missing) : coach.askedAndWon(shortBy(bill))];
  }
  if (bill.cameriere === watcher) {
    return [lost ? coach.calledAndLost(shortBy(bill)) : coach.calledAndWon];
  }
  return [];
}

function situation(coach: Coach, view: View): string[] {
  const { watcher, players, turn } = view;
  const phase = phaseOf(view);
  if (phase === undefined) return [coach.over];
  if (typeof watcher !== "number" || !isIn(players[watcher]!)) return [coach.watching];
  switch (phase) {
    case "discards":
      return players[watcher]!.owed > 0
        ? discarding(coach, view)
        : [coach.waitForDiscards, inPlay(coach, view)];
    case "opening":
      return turn === watcher ? opening(coach, view, watcher) : [coach.waitForOpening, inPlay(coach, view)];
    case "calls":
      return turn === watcher ? calling(coach, view) : waiting(coach, view, watcher);
  }
}

function discarding(coach: Coach, { options }: View): string[] {
  return [coach.discard, options.saldo ? coach.jokerUnderSaldo : coach.discardUnseen];
}

function opening(coach: Coach, { players }: View, watcher: Seat): string[] {
  const highest = players[watcher]!.cards.filter((card) => card !== HIDDEN && card !== JOKER).at(-1);
  return highest === undefined ? [coach.openWithJokers] : [coach.open, coach.openHigh(rankOf(highest))];
}

function calling(coach: Coach, view: View): string[] {
  const reckoning = reckon(view);
  const up = view.dishes.length === 1 ? "order" : "raise";
  if (reckoning.chance === 1) return [coach.sure, coach.sureSo[up]];
  if (reckoning.chance === 0) return [coach.impossible, coach.impossibleSo];
  const now = reckoning.chance < 0.5 ? "bill" : up;
  return [
    coach.known(reckoning),
    coach.odds({ tenths: Math.round(10 * reckoning.chance), now }),
    expected(coach, view),
  ];
}

function waiting(coach: Coach, view: View, watcher: Seat): string[] {
  const next = nextAfter(view) === watcher ? [coach.youAreNext] : [];
  return [onTheCall(coach, reckon(view)), coach.shownCards, ...next];
}

function onTheCall(coach: Coach, reckoning: Reckoning): string {
  if (reckoning.chance === 1) return coach.sure;
  return reckoning.chance === 0 ? coach.impossible : coach.known(reckoning);
}

function nextAfter({ players, turn }: View): Seat {
  const seats = players.length;
  let next = (turn + 1) % seats;
  while (!isIn(players[next]!)) next = (next + 1) % seats;
  return next;
}

/** CON-29, beside the larger dish. */
function expected(coach: Coach, view: View): string {
  const cards = cardsInPlay(view);
  const size = largestSet.fit(cards);
  const top = view.dishes.reduce((most, dish) => (dish.count > most.count ? dish : most));
  return coach.expected({ inPlay: cards, size, top, above: top.count > size });
}

function inPlay(coach: Coach, view: View): string {
  const cards = cardsInPlay(view);
  return coach.inPlay({ inPlay: cards, size: largestSet.fit(cards) });
}
