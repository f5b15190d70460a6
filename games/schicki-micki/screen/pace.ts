/* How long pictures are shown, in milliseconds. */

/** What the hands did, before it is shown what it brings. Shorter than the shortest time between a settling and a card. */
export const REVEALED = 450;
/** The last settling, before the end of the game is shown. */
export const LAST_LOOK = 3500;
/** A card is shown the moment it is turned, and so is the next one (SCH-5). */
export const AT_ONCE = 0;
