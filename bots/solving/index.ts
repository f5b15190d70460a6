export * from "./best-response.ts";
export { CfrPlus } from "./cfr-plus.ts";
export * from "./hand-game.ts";
