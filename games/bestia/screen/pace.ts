/** How long everything is seen, in milliseconds: people play this for hours. */

/** Chips on their way to the plate, before cards are dealt. */
export const ANTES = 450;
export const DEALT = 700;
/** Somebody has spoken. */
export const SPOKEN = 260;
/** Cards thrown away, until others come for them. */
export const DISCARDED = 280;
export const PLAYED = 380;
/** The last card of a trick: everybody looks who takes it. */
export const TRICK = 800;
export const TAKEN = 340;
export const SHARES = 750;
export const BESTIE = 1100;
/** The picture that stays until something happens. */
export const SETTLED = 200;

/** The most for all that happens in one go, such as a hand that nobody is there to play: more is shown faster. */
export const MOST = 6500;
