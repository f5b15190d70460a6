import type { SheetWords } from "./it.ts";

export const en: SheetWords = {
  botsAre: "Level of the bots:",
  tournament: "Hold a tournament",
  ownDeck: "Make a deck of your own",
  firstTime: "First time? Learn it in three minutes, by playing.",
};
