export { playedProfile } from "./played-profile.ts";
export { SMALL_BOTS } from "./small-bots.ts";
export { type SmallGame, smallGame } from "./small-game.ts";
