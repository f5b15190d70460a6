import type { Seat } from "@tavolata/kernel";
import { onTop, playerAt, type View } from "../rules/index.ts";
import type { Texts } from "./it.ts";

/** What a first-time player should know now. */
export function coachOf({ coach }: Texts, view: View): string[] {
  const { watcher, waiting, result, current, options, finalPhases } = view;
  if (result !== null) return [coach.over];
  // PIC-13: no flock comes in the final phase.
  const ahead = view.finalPhase === null ? coach.flock : coach.finalPhase;
  if (typeof watcher !== "number") return [coach.watching, ahead];
  if (waiting?.is === "answers") return answering(coach, view, watcher);
  const asked = waiting === null || waiting.is === "action" ? current : waiting.seat;
  if (asked !== watcher) return [coach.others, ahead];
  switch (waiting?.is) {
    case "choice": {
      const { purpose } = waiting.choice;
      // PIC-29
      const isToFolla = options.tiedScares === "folla" && finalPhases >= 2;
      return [isToFolla && purpose === "scare" ? coach.scareToFolla : coach.choice[purpose]];
    }
    case "throwAway":
      return [coach.throwAway];
    default:
      return acting(coach, view, watcher);
  }
}

function answering(coach: Texts["coach"], view: View, seat: Seat): string[] {
  const { by, asked } = onTop(view);
  if (asked.includes(seat)) return [coach.answer, coach.secret];
  return [by === seat ? coach.asked : coach.secret];
}

function acting(coach: Texts["coach"], view: View, seat: Seat): string[] {
  const { hand, guano } = playerAt(view, seat);
  const last = view.finalPhase === null ? coach.reveals : coach.finalPhase;
  if (view.turn <= view.players.length) return [coach.begins, last];
  if (hand.length < 2) return view.actionDeck.length + view.discards.length > 2 ? [coach.draw, last] : [last];
  return [guano.length > 0 ? coach.clean : coach.play, last];
}
