import type { Texts } from "../it.ts";

export const options: Texts["options"] = {
  table: { label: "Table", help: "A cash table with play chips, or a tournament until one is left." },
  handSize: { label: "Cards", help: "Three or four cards each." },
  stack: { label: "Chips to begin with", help: "What everybody has at the start, in cents." },
  ante: { label: "Ante", help: "The ante of the first level, in cents." },
  levelMinutes: {
    label: "Minutes for each level",
    help: "After how many minutes the ante rises; 0 for never.",
  },
  buyInLeast: { label: "Least buy-in", help: "What it takes to sit down, in cents." },
  buyInMost: { label: "Most buy-in", help: "The most to sit down with or to top up to, in cents." },
  minCredit: {
    label: "Minimum residual credit",
    help: "Below this credit a player is in sit-out, in cents.",
  },
  minPlayers: { label: "Fewest players", help: "How many must be seated for a hand to be dealt." },
  hands: {
    label: "Hands",
    help: "After how many the game ends, as soon as the pot is clear; 0 for no limit.",
  },
  entry: { label: "Entry", help: "What everybody pays for the prizes of the tournament, in cents." },
  prizes: { label: "Prizes", help: "How many places get one: one, two or three." },
  manyTables: { label: "Several tables", help: "The tournament is played at several tables." },
  firstToSpeak: {
    label: "Who speaks first",
    help: "The player to the right of the one who leads, or the leader.",
  },
  allPass: { label: "If nobody plays", help: "The pot stays, or goes to the dealer." },
  overtrump: { label: "Must overtrump", help: "Who trumps must beat the trumps in the trick, if he can." },
  potSaved: { label: "Pot saved", help: "With a trick each the pot stays for the next hand." },
  compulsoryHand: { label: "Compulsory hand", help: "After a hand without bestia nobody may pass." },
  decisionSeconds: {
    label: "Seconds to decide",
    help: "Who does not answer in time is in sit-out; 0 for no limit.",
  },
};
