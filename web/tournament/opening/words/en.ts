import type { OpeningWords } from "./it.ts";

export const en: OpeningWords = {
  title: "Hold a tournament",
  intro:
    "Everybody begins with the same chips, the ante rises, and if you run out, you're out. The last player left wins.",
  name: "What it's called",
  nameOf: (who) => `${who}'s tournament`,
  field: "Who plays",
  most: "Players at most",
  tableSize: "Players at a table",
  entry: "Entry",
  entryHelp: "It comes out of the purse, and all of it goes to the prizes. With 0 you play for glory.",
  chips: "Chips and ante",
  start: "When it starts",
  starts: { host: "when I say so", full: "when it's full", time: "at a set time" },
  way: "It starts",
  at: "Day and time",
  late: "Late entry",
  lateHelp: "Latecomers can still get in for a while, with a full stack, as long as there's room.",
  lateMinutes: (n) => (n === 0 ? "no" : n === 1 ? "for a minute" : `for ${n} minutes`),
  pace: "Bots' pace",
  paces: { human: "like people", quick: "quick" },
  more: "More rules",
  button: "Open the entries",
  badName: "Give it a name, up to 40 letters.",
  badTime: "Choose a time in the future.",
  none: "There are no tournaments here.",
};
