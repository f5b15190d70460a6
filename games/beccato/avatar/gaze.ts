import { TURNING_OF_EYES } from "../rules/index.ts";
import { ease } from "./acting.ts";
import type { Pose } from "./rig.ts";

/** Where eyes look, as we see it: x to our right, y down, both from -1 to 1. */
export interface Gaze {
  readonly x: number;
  readonly y: number;
}

export const AHEAD: Gaze = { x: 0, y: 0 };
export const ON_CARDS: Gaze = { x: 0, y: 1 };

/** From one place on the screen to another: players far to the side are looked at out of the corner of the eye. */
export function gazeFrom(from: Gaze, to: Gaze): Gaze {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const distance = Math.hypot(dx, dy);
  return distance === 0 ? AHEAD : { x: dx / distance, y: dy / distance };
}

export interface Looking {
  readonly from: Gaze;
  readonly to: Gaze;
  readonly since: number;
}

export const LOOKING_AHEAD: Looking = { from: AHEAD, to: AHEAD, since: Number.NEGATIVE_INFINITY };

export function gazeAt({ from, to, since }: Looking, now: number): Gaze {
  const turned = ease((now - since) / TURNING_OF_EYES);
  return { x: from.x + (to.x - from.x) * turned, y: from.y + (to.y - from.y) * turned };
}

export function isTurning({ since }: Looking, now: number): boolean {
  return now - since <= TURNING_OF_EYES;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Eyes go all the way, and the face goes a little with them. */
export function looking({ joints, shapes }: Pose, { x, y }: Gaze): Pose {
  return {
    shapes,
    joints: {
      ...joints,
      eyeX: clamp(joints.eyeX + x, -1, 1),
      eyeY: clamp(joints.eyeY + y, -1, 1),
      faceX: clamp(joints.faceX + x * 3, -5, 5),
      faceY: clamp(joints.faceY + y * 1.5, -3, 6),
    },
  };
}

/** In milliseconds. */
const BLINK = 150;

/** Shuts both eyes, so that nobody takes it for a wink. */
export function blinking({ joints, shapes }: Pose, sinceBlink: number): Pose {
  if (sinceBlink < 0 || sinceBlink > BLINK) return { joints, shapes };
  return { shapes, joints: { ...joints, rightLid: 1, leftLid: 1 } };
}

export function isBlinking(sinceBlink: number): boolean {
  return sinceBlink <= BLINK;
}
