/** How long everything is seen, in milliseconds. */

export const DRAWN = 400;
export const PLAYED = 750;
/** Answers are turned up: long where there is something to see. */
export const ANSWERS = 1000;
export const NO_ANSWER = 350;
export const REACTED = 850;
export const PUT_AWAY = 450;
export const MOVED = 700;
export const TROPHY = 750;
/** The sky darkens, before the first pigeon comes. */
export const FLOCK = 900;
/** A pigeon comes down and looks about, before it glides. */
export const REVEALED = 950;
/** Long enough to read why. */
export const GLIDED = 850;
export const SCARED = 1000;
/** A Place has had too many. */
export const OVERFLOWS = 900;
export const STAMPED = 900;
export const FINAL_PHASE = 1300;
/** The picture that stays until something happens. */
export const SETTLED = 200;

/** All that happens in one go, such as a long flock: what lasts longer is shown faster. */
export const MOST = 6500;
