import { preference, useTable } from "@tavolata/kit";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Move, View } from "../rules/index.ts";
import type { Asked, Offers } from "./draft.ts";
import { answerAfter } from "./passing.ts";

/** A person's own choice, for all their games on this device. */
export const passAlone = preference("pass-alone", ["on", "off"], "on");

export interface Passing {
  /** Nothing fits: this person can only let it pass. */
  readonly empty: boolean;
  /** It happens by itself, in a moment. */
  readonly soon: boolean;
  /** The answer that waits for its moment. */
  readonly ready: Move | null;
  /** Whether this answer is to wait. */
  keep(move: Move): boolean;
}

/** Lets answers leave at a moment that tells nothing, and passes for somebody who can do nothing else. */
export function usePassing({ options }: View, asked: Asked, offers: Offers): Passing {
  const { isLesson, paused, play } = useTable<Move>();
  const [ready, setReady] = useState<Move | null>(null);
  const [due, setDue] = useState(false);
  const sent = useRef(false);
  const on = asked === "answer" && passAlone.value === "on" && isLesson !== true && !paused;
  // In a lesson only the move of its step is offered.
  const empty = asked === "answer" && offers.length === 1 && isLesson !== true;
  const limit = options.reactionSeconds === 0 ? null : options.reactionSeconds * 1000;
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setDue(true), answerAfter(Math.random(), limit));
    // The next question must find nothing of this one.
    return () => {
      clearTimeout(timer);
      setReady(null);
      setDue(false);
      sent.current = false;
    };
  }, [on, limit]);
  const move = ready ?? (empty ? ({ type: "decline" } as const) : null);
  useEffect(() => {
    if (!on || !due || move === null || sent.current) return;
    sent.current = true;
    play(move);
  });
  return {
    empty,
    soon: on && empty && !due,
    ready: on && !due ? ready : null,
    keep: (wanted) => {
      if (on && !due) setReady(wanted);
      return on && !due;
    },
  };
}
