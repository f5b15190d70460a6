import type { Instant } from "@tavolata/kernel";
import type { State } from "./state.ts";

/** PIC-31: null if there is no limit. */
export function actionUntil({ options }: State, now: Instant): Instant | null {
  return after(options.actionSeconds, now);
}

export function reactionUntil({ options }: State, now: Instant): Instant | null {
  return after(options.reactionSeconds, now);
}

function after(seconds: number, now: Instant): Instant | null {
  return seconds === 0 ? null : now + seconds * 1000;
}
