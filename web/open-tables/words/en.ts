import type { OpenTablesWords } from "./it.ts";

export const en: OpenTablesWords = {
  title: "Open tables",
  none: "No table is open to everybody just now. Open yours: you play with bots meanwhile, and people who come take their seats.",
  find: "Find me a table",
  all: (n) => `See all ${n}`,
  people: (n) => (n === 1 ? "1 person" : `${n} people`),
  free: (n) => (n === 1 ? "1 free seat" : `${n} free seats`),
  bots: (levels) => `bots: ${levels}`,
  quick: "quick bots",
  rated: "counts for ratings",
  playing: "game in progress",
  waits: (minutes) => (minutes < 1 ? "just opened" : `waiting for ${minutes} min`),
  languages: { any: "any language", it: "in Italian", en: "in English" },

  sheet: {
    how: "I seat you where most people wait, and have waited longest. Nobody you blocked is there.",
    game: "Which game?",
    anyGame: "Any",
    pace: "Pace of the bots",
    anyPace: "Either",
    language: "In which language?",
    go: "Look for one",
    looking: "Looking…",
    nothing:
      "There's no table like that just now. I can open one with bots, open to everybody: people who come take their seats. Which game?",
    friends: "Or open a table for your friends alone, from the entrance.",
  },

  table: {
    label: "Who can come",
    link: "People with the link",
    all: "Everybody here",
    help: "An open table is shown at the entrance, and anyone can sit down: bots give up their seats to people.",
    isOpen: "Open to everybody",
    language: "Language",
    take: (name) => `Take ${name}'s seat`,
    promised: (name) => `then ${name}`,
    someone: "somebody",
    next: "Will you sit down for the next game?",
    sitNext: "Yes, for the next one",
    isNext: "The seat is yours in the next game.",
    giveUp: "Never mind",
  },
};
