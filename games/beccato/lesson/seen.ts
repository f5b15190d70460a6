import type { Seat } from "@tavolata/kernel";
import { HIDDEN, isFidget, playerAt, type Signal, teamWith, type View } from "../rules/index.ts";

/** The signal that the watcher's own guild was dealt. */
export function signalOf(view: View): Signal {
  const { signal } = teamWith(view, view.watcher as Seat);
  const [only] = signal === HIDDEN || signal === null ? [] : signal;
  if (only === undefined) throw new Error("no signal was dealt");
  return only;
}

/** What the watcher has made out of somebody's hands just now. */
export function seenOf(view: View, seat: Seat): Signal | undefined {
  const { act } = playerAt(view, seat);
  return act === null || isFidget(act) ? undefined : act;
}
