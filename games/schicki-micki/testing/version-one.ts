import states from "./version-one.json" with { type: "json" };

/** Games in play as version 1 kept them: one after a window that nobody won, and one in the middle of a window. */
export const VERSION_ONE = states;

export const EARLIER = Object.values(VERSION_ONE).map((state) => ({
  version: 1,
  seats: state.players.length,
  state,
}));
