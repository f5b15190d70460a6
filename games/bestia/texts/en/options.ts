import type { Texts } from "../it.ts";

export const options: Texts["options"] = {
  table: {
    label: "Table",
    help: "Open: sit down and stand up as you like, with chips from your purse. Tournament: everybody starts with the same chips, and it goes on until one player is left.",
    values: { cash: "open", tournament: "tournament" },
  },
  handSize: { label: "Cards", help: "Three or four cards each." },
  stack: { label: "Starting chips", help: "What everybody starts with." },
  ante: { label: "Ante", help: "The ante of the first level." },
  levelMinutes: {
    label: "Minutes per level",
    help: "After how many minutes the ante rises.",
    values: { "0": "it never rises" },
  },
  buyInLeast: { label: "Smallest buy-in", help: "The least you can sit down with." },
  buyInMost: { label: "Largest buy-in", help: "The most you can sit down with or top up to." },
  minCredit: {
    label: "Minimum credit",
    help: "With less than this you sit out.",
  },
  minPlayers: { label: "Fewest players", help: "How many must be seated for a hand to be dealt." },
  hands: {
    label: "Hands",
    help: "After how many hands the game ends, as soon as the pot is empty; then another one begins.",
    values: { "0": "no limit" },
  },
  entry: { label: "Entry", help: "What everybody pays towards the prizes of the tournament." },
  prizes: {
    label: "Prizes",
    help: "How many places get one.",
    values: { one: "the first only", two: "the first two", three: "the first three" },
  },
  manyTables: { label: "Several tables", help: "The tournament is played at several tables." },
  firstToSpeak: {
    label: "Who speaks first",
    help: "The player to the leader's right, or the leader.",
    values: { afterHand: "to the right of the leader", hand: "the leader" },
  },
  allPass: {
    label: "If nobody plays",
    help: "The pot stays, or goes to the dealer.",
    values: { carry: "the pot stays", dealer: "the dealer takes it" },
  },
  overtrump: {
    label: "Must overtrump",
    help: "If you trump, you must beat the trumps already on the table if you can.",
  },
  potSaved: {
    label: "Pot saved",
    help: "If every trick goes to a different player, the pot stays for the next hand.",
  },
  compulsoryHand: { label: "Compulsory hand", help: "After a hand without a bestia nobody may pass." },
  decisionSeconds: {
    label: "Seconds to decide",
    help: "If you run out of time, you sit out.",
    values: { "0": "no limit" },
  },
  betweenSeconds: {
    label: "Seconds between hands",
    help: "Time to see how it went, to sit down and to stand up.",
  },
};
