import type { Texts } from "../it.ts";
import { CARD, counted, flags, seconds } from "./nouns.ts";

export const screen: Texts["screen"] = {
  keys: "The keys",
  hands: { knock: "Knock", blue: "Blue", red: "Red" },
  handsFor: { knock: "two worms", blue: "several matches", red: "identical cards" },
  turn: "Turn",
  turning: "Coming…",
  inDeck: (cards) => `${counted(cards, CARD)} in the deck`,
  pile: (cards) => counted(cards, CARD),
  score: (cards) => (cards === 1 ? "1 card" : `${cards} cards`),
  dealer: "dealer",
  you: "you",
  rule: "The rule",
  paused: "Game paused: the cards are covered",
  tally: (counts, decided) =>
    `Votes: ${counts.map(({ name, votes }) => `${name} ${votes}`).join(", ") || "none"}${decided ? "" : " · no majority"}`,
  absent: "away",
  away: "the clock turns cards",
  standIn: "a bot plays",
  flags,
  theLine: "The line",
  lookUp: "The cards are on the screen",
  hidden: "hidden card",
  covered: "has moved a hand",
  pawns: "The pawns",
  settled: "How it went",
  outcomes: { wins: "right", late: "right, after", nothing: "not enough", wrong: "wrong", void: "gone" },
  noEffect: "nothing",
  out: "wrong, out",
  earlier: (outcome) => `earlier: ${outcome}`,
  vote: "Vote",
  votedFor: (name) => `votes for ${name}`,
  taken: (p) =>
    `${p === null ? "The line is taken already" : `${p.name} took the line in ${seconds(p.after)}`}: eyes on the next one`,
  after: seconds,
  late: ({ name, by }) => `${name} was ${seconds(by)} quicker`,
  ownTime: {
    won: (ms) => `Your time: ${seconds(ms)}`,
    game: (ms) => `Your best of this game: ${seconds(ms)}`,
    ever: (ms) => `Your record for a move like this: ${seconds(ms)}!`,
  },
  wins: (cards) => `+${cards}`,
  pays: (cards) => `−${cards}`,
};

export const phrases: Texts["phrases"] = [
  "What an eye!",
  "I was about to!",
  "So elegant",
  "Who is asleep?",
  "Two worms!",
  "I saw it",
  "Just a moment",
  "Next time",
];
