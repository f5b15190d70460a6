/** How long things are seen, in milliseconds. */

/** Hands are opened, before it is told what they bring: shorter than the shortest rest, so that no card ever waits. */
export const REVEALED = 450;
/** How the last window was settled, before the game is over. */
export const LAST_LOOK = 3500;
/** A card that is turned is seen at once, and nothing keeps the next one from being so (SCH-5). */
export const AT_ONCE = 0;
