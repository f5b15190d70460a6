import type { PreferencesWords } from "./it.ts";

export const en: PreferencesWords = {
  tableAs: "Show the table as",
  asText: "Words",
  asPicture: "Pictures",
  sounds: "Sounds",
  theme: "Theme",
  themes: { auto: "Same as the device", light: "Day", dark: "Evening" },
  motion: "Motion",
  motions: { auto: "Same as the device", calm: "Less" },
  suits: "Card suits",
  suitsOf: { four: "Four colours", two: "Red and black" },
  deck: "40-card deck",
  decks: { neapolitan: "Neapolitan", piacentine: "Piacentine", french: "French" },
  patterns: "Patterns on colours",
  patternsOf: { subtle: "Subtle", strong: "Strong" },
  coach: "Advice at every turn",
  coachHere: "Advice in this game",
  language: "Language",
  on: "Yes",
  off: "No",
};
