/** How long things are seen, in milliseconds. */

/** Nothing keeps what people react to from being seen at once (BEC-18). */
export const AT_ONCE = 0;
/** A reveal has three beats: the yard holds its breath, the hands are opened one by one, and the verdict falls. */
export const HUSH = 450;
export const HAND_OPENED = 650;
export const VERDICT = 1500;
/** An egg changes hands. */
export const EGG = 800;
/** How the last round went, before the game is over. */
export const LAST_LOOK = 3000;
