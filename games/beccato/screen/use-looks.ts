import type { Seat } from "@tavolata/kernel";
import { useTable } from "@tavolata/kit";
import { useEffect, useState } from "preact/hooks";
import { leftOf, type Move, type View } from "../rules/index.ts";
import { untilNextLook } from "./hold.ts";

export interface Looks {
  /** The player drawn large: the one looked at, or the one on turn where eyes do not matter. */
  readonly at: Seat;
  /** Eyes that are turning or on the cards see nothing; where eyes do not matter, they are free. */
  readonly eyes: "there" | "turning" | "cards" | "free";
  /** The player to be looked at as soon as the eyes may turn. */
  readonly wish: Seat | null;
  /** `moment` is the time stamp of the touch or the key. */
  look(at: Seat, moment: number): void;
}

/** BEC-33: taps on faces. One that comes too early is kept, and acted on as soon as it may be. */
export function useLooks(view: View, you: Seat | null): Looks {
  const { react, left } = useTable<Move>();
  const gaze = view.own?.gaze ?? null;
  const [wish, setWish] = useState<Seat | null>(null);
  const [free, setFree] = useState<Seat | null>(null);
  const isDone = gaze === null || (!gaze.onCards && gaze.at === wish);

  useEffect(() => {
    if (wish === null || gaze === null) return;
    if (isDone) {
      setWish(null);
      return;
    }
    const wait = untilNextLook(gaze, left);
    if (wait === null) return;
    const timer = setTimeout(() => {
      setWish(null);
      react({ type: "look", at: wish }, performance.now());
    }, wait);
    return () => clearTimeout(timer);
  }, [wish, isDone, gaze?.since, gaze?.onCards]);

  const look = (at: Seat, moment: number) => {
    if (gaze === null) setFree(at);
    else if (gaze.at === at && !gaze.onCards) setWish(null);
    else if (untilNextLook(gaze, left) === 0 && gaze.arrived) react({ type: "look", at }, moment);
    else setWish(at);
  };

  if (gaze === null) return { at: free ?? whoMatters(view, you), eyes: "free", wish: null, look };
  const eyes = gaze.onCards ? "cards" : gaze.arrived ? "there" : "turning";
  return { at: gaze.at, eyes, wish: isDone ? null : wish, look };
}

/** A player who is doing something, or else the one on turn. */
function whoMatters(view: View, you: Seat | null): Seat {
  const acts = view.players.findIndex(({ act }, seat) => act !== null && seat !== you);
  if (acts >= 0) return acts;
  const { holder, dealer } = view;
  const seat = holder ?? dealer;
  return seat === you ? leftOf(view, seat) : seat;
}
