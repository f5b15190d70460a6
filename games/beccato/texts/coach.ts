import type { Seat } from "@tavolata/kernel";
import { type Card, choiceOf, isFourSerama, playerAt, teamWith, trisIn, type View } from "../rules/index.ts";
import type { Texts } from "./it.ts";

/** What a first-time player should know now. The coach knows that player's own hand, and nobody else's hands or eyes. */
export function coachOf({ coach }: Texts, view: View): string[] {
  const { watcher, phase, options } = view;
  if (phase === "over") return [coach.over];
  if (typeof watcher !== "number") return [coach.watching];
  const { signal, signalsByBreed, eggs } = teamWith(view, watcher);
  switch (phase) {
    case "agreeing":
      return [(signal ?? signalsByBreed).length > 0 ? coach.agreed : coach.agree];
    case "round":
      return inRound(coach, view, watcher);
    case "shouted":
      return [coach.shouted];
    case "choosing":
      return [choiceOf(view).places.length > 0 ? coach.place : coach.egg];
    case "between":
      return [
        coach.between,
        ...(options.signalChange && eggs.some(({ down }) => !down) ? [coach.change] : []),
      ];
  }
}

function inRound(coach: Texts["coach"], view: View, seat: Seat): string[] {
  const { holder, round, passes, players, options } = view;
  const hand = playerAt(view, seat).hand as Card[];
  const isReal = options.table === "oneTable";
  if (isFourSerama(hand)) return [coach.fourSerama];
  const seeing = isReal ? coach.real : options.lineOfSight ? coach.look : coach.open;
  if (trisIn(hand) !== undefined) return [coach.tris, ...(isReal ? [] : [coach.bluff])];
  if (holder === seat) return [coach.pass, ...(view.own?.gaze?.onCards ? [coach.eyesDown] : [])];
  if (round === 1 && passes < players.length) return [coach.begins, seeing];
  return [coach.mate, coach.opponent];
}
