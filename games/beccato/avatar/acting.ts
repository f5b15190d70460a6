import { LONGEST_HOLD, SHORTEST_HOLD } from "../rules/index.ts";
import { type Performance, poseAt } from "./gestures.ts";
import { between, type Pose, RESTING } from "./rig.ts";

/** In milliseconds: until a pose is reached, or left. */
export const REACHING = 240;

/** Something that a player does, or null for nothing, and how they looked when it began. */
export interface Acting {
  readonly what: Performance | null;
  readonly since: number;
  readonly from: Pose;
}

export const IDLE: Acting = { what: null, since: Number.NEGATIVE_INFINITY, from: RESTING };

/** Begins something else from wherever the last thing has got to. */
export function begin(what: Performance | null, now: number, last: Acting): Acting {
  return { what, since: now, from: lookOfActing(last, now) };
}

export function ease(t: number): number {
  return t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t);
}

/** BEC-32: a short signal is furtive, and the longer it is held, the surer it is. */
export function sureness(elapsed: number): number {
  return ease(((elapsed - SHORTEST_HOLD) / (LONGEST_HOLD - SHORTEST_HOLD)) * 2);
}

export function lookOfActing({ what, since, from }: Acting, now: number): Pose {
  const elapsed = now - since;
  const to = what === null ? RESTING : poseAt(what, { amount: 1, sureness: sureness(elapsed), elapsed });
  return between(from, to, ease(elapsed / REACHING));
}

/** On the way from one pose to another, where every frame counts; a mere to and fro needs only half of them. */
export function isReaching({ since }: Acting, now: number): boolean {
  return now - since <= REACHING;
}
