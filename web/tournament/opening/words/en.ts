import type { OpeningWords } from "./it.ts";

export const en: OpeningWords = {
  title: "Hold a tournament",
  intro:
    "Everybody begins with the same chips, the ante rises, and a player who has none left is out. The last one wins.",
  name: "What it is called",
  nameOf: (who) => `${who}'s tournament`,
  field: "Who plays",
  most: "Players at most",
  tableSize: "Players at a table",
  entry: "Entry",
  entryHelp: "It comes out of the purse and all of it goes to the prizes. With 0 it is for glory.",
  chips: "Chips and ante",
  start: "When it starts",
  starts: { host: "when I say so", full: "when it is full", time: "at a set time" },
  way: "It starts",
  at: "Day and time",
  late: "Late arrivals",
  lateHelp: "Still comes in for a while, with all the chips, as long as there is room.",
  lateMinutes: (n) => (n === 0 ? "stays out" : `${n} minutes`),
  pace: "Pace of the bots",
  paces: { human: "like people", quick: "quick" },
  more: "More rules",
  button: "Open the entries",
  badName: "Give it a name, up to 40 letters.",
  badTime: "Choose a time that is still to come.",
  none: "There are no tournaments in this house.",
};
