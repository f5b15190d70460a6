import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  tableAs: "Il tavolo si vede",
  asText: "In parole",
  asPicture: "Disegnato",
  sounds: "Suoni",
  theme: "Luci",
  themes: { auto: "Come il dispositivo", light: "Giorno", dark: "Sera" },
  motion: "Movimento",
  motions: { auto: "Come il dispositivo", calm: "Poco" },
  suits: "Semi delle carte",
  suitsOf: { four: "Quattro colori", two: "Rosso e nero" },
  deck: "Mazzo da quaranta",
  decks: { neapolitan: "Napoletane", piacentine: "Piacentine", french: "Francesi" },
  patterns: "Motivi sui colori",
  patternsOf: { subtle: "Leggeri", strong: "Forti" },
  coach: "Consigli a ogni turno",
  coachHere: "Consigli in questo gioco",
  language: "Lingua",
  on: "Sì",
  off: "No",
};

export type PreferencesWords = Widen<typeof it>;
