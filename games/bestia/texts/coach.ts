import {
  type Card,
  dominantTrump,
  HIDDEN,
  leastCredit,
  type PlayerView,
  playerAt,
  plays,
  suitOf,
  tricksOwed,
  type View,
} from "../rules/index.ts";
import type { Texts } from "./it.ts";
import { phaseOf } from "./phases.ts";
import { waitOf } from "./waiting.ts";

const MOST_SENTENCES = 3;

/** What a first-time player should know now: one to three sentences, made of what that player can see. */
export function coachOf({ coach }: Texts, view: View): string[] {
  return situation(coach, view).slice(0, MOST_SENTENCES);
}

type Coach = Texts["coach"];

function situation(coach: Coach, view: View): string[] {
  const { watcher, phase, lastHand } = view;
  const own = typeof watcher === "number" ? playerAt(view, watcher) : undefined;
  if (phase === "over") return [coach.over];
  if (own === undefined || !own.seated) return [coach.watching];
  if (own.sitOut) return [own.credit < leastCredit(view) && !own.eligible ? coach.noChips : coach.sitsOut];
  if (phase === "waiting") return [coach.waiting];
  const wait = waitOf(view, watcher as number);
  if (wait !== null) return [wait === "pot" ? coach.waits : coach.waitsForNext];
  if (phase === "between") return [(lastHand?.nextPot ?? 0) > 0 ? coach.afterHand : coach.clear];
  return inTheHand(coach, view, own);
}

function inTheHand(coach: Coach, view: View, own: PlayerView): string[] {
  const { watcher, turn, pot, bestia, options, players } = view;
  const yours = turn === watcher;
  const worth = coach.worth({ part: Math.floor(pot / options.handSize), bestia });
  switch (phaseOf(view)) {
    case "declaration":
      if (own.declaration !== null) return [worth];
      return yours
        ? [onTheHand(coach, view, own), coach.exchange, worth]
        : [players.some(plays) ? coach.listen : coach.alone, worth];
    case "blind":
      return yours ? [coach.blind, worth] : [coach.blindRound];
    default:
      return plays(own) ? playing(coach, view, own) : [coach.passed];
  }
}

function onTheHand(coach: Coach, { trump }: View, { cards }: PlayerView): string {
  const open = cards.filter((card): card is Card => card !== HIDDEN);
  if (trump === null) return coach.weak;
  const dominant = dominantTrump(trump);
  if (open.includes(dominant)) return coach.dominant(dominant);
  const trumps = open.filter((card) => suitOf(card) === suitOf(trump)).length;
  return trumps === 0 ? coach.weak : coach.trumps(trumps);
}

function playing(coach: Coach, view: View, own: PlayerView): string[] {
  const missing = tricksOwed(view, view.watcher as number) - own.tricks;
  const standing = missing > 0 ? coach.owes(missing) : coach.safe;
  if (view.turn !== view.watcher) return [standing];
  const led = view.trick[0];
  return [led === undefined ? coach.lead : following(coach, view, suitOf(led.card)), standing];
}

function following(coach: Coach, { trump }: View, led: ReturnType<typeof suitOf>): string {
  return trump !== null && suitOf(trump) === led ? coach.followTrump : coach.follow(led);
}
