type Turn = {
  readonly transform: string;
  /** Of the time that is left. */
  readonly offset: number;
};

export interface HalfTurns {
  readonly left: Turn[];
  readonly right: Turn[];
}

/**
 * How the halves of a ring turn when so much of it is left, so that it gets shorter against the clock until nothing
 * is left: first the left one, and then the right one.
 */
export function halfTurns(share: number): HalfTurns {
  const rest = Math.max(0, Math.min(1, share));
  // When the left half is gone.
  const middle = rest <= 0.5 ? 0 : (rest - 0.5) / rest;
  const turn = (degrees: number, offset: number): Turn => ({ transform: `rotate(${degrees}deg)`, offset });
  const leftGone = Math.max(-180, 360 * (rest - 1));
  const rightGone = Math.min(0, 360 * (rest - 0.5));
  return {
    left: [turn(leftGone, 0), turn(-180, middle), turn(-180, 1)],
    right: [turn(rightGone, 0), turn(rightGone, middle), turn(-180, 1)],
  };
}
