import {
  type Card,
  canBeBeaten,
  dominantTrump,
  HIDDEN,
  type PlayerView,
  playerAt,
  plays,
  suitOf,
  sureTricks,
  tricksOwed,
  trumpOf,
  type View,
} from "../rules/index.ts";
import type { Texts } from "./it.ts";
import { waitOf, whyOut } from "./waiting.ts";

const MOST_SENTENCES = 3;

/** What a first-time player should know now: one to three sentences, made of what that player can see. */
export function coachOf({ coach }: Texts, view: View): string[] {
  return situation(coach, view).slice(0, MOST_SENTENCES);
}

type Coach = Texts["coach"];

function situation(coach: Coach, view: View): string[] {
  const { watcher, phase, waitingFor } = view;
  const own = typeof watcher === "number" ? playerAt(view, watcher) : undefined;
  if (phase === "over") return [coach.over];
  if (own === undefined || !own.seated) return [coach.watching];
  const why = whyOut(view, watcher as number);
  if (why === "broke") return [between(coach, view)];
  if (why !== null) return [coach.out[why]];
  if (waitingFor !== null) return [coach.waiting[waitingFor]];
  const wait = waitOf(view, watcher as number);
  if (wait !== null) return [wait === "pot" ? coach.waits : coach.waitsForNext];
  return phase === "between" ? [between(coach, view)] : inTheHand(coach, view, own);
}

function between(coach: Coach, { pot, lastHand, options }: View): string {
  if (pot === 0) return coach.clear;
  // Nothing is told of a hand in which somebody sat who has left since.
  if (lastHand === null) return coach.runsOn;
  if (lastHand.how === "nobody") return coach.nobodyPlayed;
  if (lastHand.how === "saved") return coach.saved;
  return options.handSize === 4 ? coach.afterHandOfFour : coach.afterHand;
}

function inTheHand(coach: Coach, view: View, own: PlayerView): string[] {
  if (view.phase === "play") return plays(own) ? playing(coach, view, own) : [coach.passed];
  const stakes = atStake(coach, view, own);
  const yours = view.turn === view.watcher;
  if (view.phase === "blind") {
    if (yours) return [view.players.some(plays) ? coach.blind : coach.blindAlone, stakes];
    return [own.declinedBlind ? coach.passed : coach.blindRound];
  }
  if (own.declaration !== null) return [stakes];
  if (yours) return [...onTheHand(coach, view, own), stakes];
  return [view.players.some(plays) ? coach.listen : coach.alone, stakes];
}

/** BES-25, BES-26: what a trick is worth, and what it costs to take too few. */
function atStake(coach: Coach, view: View, own: PlayerView): string {
  const { pot, bestia, options } = view;
  const part = Math.floor(pot / options.handSize);
  if (bestia === 0) return coach.worthWithoutRisk(part);
  const mayPlay = own.declaration !== "pass" || view.turn === view.watcher;
  return coach.worth({ part, bestia, owed: mayPlay ? owedIfPlaying(view) : 1 });
}

/** BES-29: with four cards, two for the first one who plays. */
function owedIfPlaying(view: View): number {
  const watcher = view.watcher as number;
  return tricksOwed({ options: view.options, firstToPlay: view.firstToPlay ?? watcher }, watcher);
}

function onTheHand(coach: Coach, view: View, own: PlayerView): string[] {
  const cards = openOf(own.cards);
  const sure = sureTricks(cards, trumpOf(view));
  const trumps = cards.filter((card) => suitOf(card) === suitOf(trumpOf(view))).length;
  const owed = owedIfPlaying(view);
  const exchange = view.stock.length > 0 ? [coach.exchange] : [];
  if (sure >= owed) return [coach.sure({ card: dominantTrump(trumpOf(view)), tricks: sure }), ...exchange];
  if (sure > 0) return [coach.sureButOwes(dominantTrump(trumpOf(view))), ...exchange];
  if (view.compulsory) return [coach.compulsory, ...exchange];
  return [trumps === 0 ? coach.weak : coach.trumps(trumps), ...exchange];
}

function openOf(cards: PlayerView["cards"]): Card[] {
  return cards.filter((card) => card !== HIDDEN);
}

function playing(coach: Coach, view: View, own: PlayerView): string[] {
  const standing = standingOf(coach, view, own);
  if (view.turn !== view.watcher) return [standing];
  if (own.cards.length === 1) return [coach.lastCard, standing];
  const led = view.trick[0];
  return [led === undefined ? leading(coach, view, own) : following(coach, view, led.card), standing];
}

function standingOf(coach: Coach, view: View, own: PlayerView): string {
  const missing = tricksOwed(view, view.watcher as number) - own.tricks;
  if (missing <= 0) return coach.safe;
  if (view.bestia === 0) return coach.noRisk;
  return missing > own.cards.length ? coach.tooLate : coach.owes(missing);
}

/** BES-22 */
function leading(coach: Coach, view: View, own: PlayerView): string {
  const cards = openOf(own.cards);
  const trumps = cards.filter((card) => suitOf(card) === suitOf(trumpOf(view)));
  const dominant = dominantTrump(trumpOf(view));
  if (view.tricks.length === 0 && cards.includes(dominant)) return coach.leadDominant(dominant);
  const seen = [...cards, ...openOf(own.discards)];
  const sure = trumps.find((card) => !canBeBeaten(view, seen, card));
  if (sure !== undefined) return coach.leadSure(sure);
  return trumps.length > 0 ? coach.leadTrump : coach.leadPlain;
}

/** BES-21, BES-24a */
function following(coach: Coach, { trump, options }: View, led: Card): string {
  if (trump !== null && suitOf(trump) === suitOf(led)) return coach.followTrump;
  return options.overtrump ? coach.followAndOvertrump(suitOf(led)) : coach.follow(suitOf(led));
}
