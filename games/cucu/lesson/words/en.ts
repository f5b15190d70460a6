import type { LessonWords } from "@tavolata/kernel";
import type { Cucu } from "../../rules/index.ts";
import type { WORDS as source } from "./it.ts";

export const WORDS: LessonWords<Cucu, keyof typeof source.steps> = {
  about: [
    "One card each, three lives each.",
    "In turn you keep your card, or swap it with the next player's.",
    "Then all cards are turned up: the lowest one costs a life.",
    "The last player with a life left wins.",
  ],
  steps: {
    card: "This is your card, and only you see it. It's low: as it is, it may cost you a life.",
    swap: (_, names) =>
      `Pass it on to ${names(1)}: swap. The next player can't refuse, unless they hold a King.`,
    better: (_, names) => `Much better. ${names(1)} has your low card now.`,
    turnedUp: (_, names) =>
      `Everybody has decided, and the cards were turned up: ${names(1)} had the lowest and loses a life. The next round has begun.`,
  },
};
