import type { RulesWords } from "./it.ts";

export const en: RulesWords = {
  basics: "The game in a few lines",
  now: "What to do now",
  clauses: "The rules that matter now",
  all: "All the rules",
  advice: "Players' advice",
};
