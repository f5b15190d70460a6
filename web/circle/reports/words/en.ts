import type { ReportWords } from "./it.ts";

export const en: ReportWords = {
  title: "Reports",
  help: "Only organisers read them. Those about organisers go to the people who run the house.",
  kinds: {
    insult: "Insults or threats",
    unfair: "Unfair play",
    nuisance: "Disturbs or holds up the game",
    name: "Offensive name or face",
    other: "Something else",
  },
  about: (kind, name) => `${kind}: ${name}`,
  by: (name) => `from ${name}`,
  forgotten: "somebody who is no longer here",
  table: "Go to the table",
  replay: "Watch the game",
  playing: "The game can be watched when it is over.",
  read: "Read the chat",
  noChat: "Nobody had written anything.",
  word: "What have you done? Organisers read it.",
  handle: "Done",
  handleOf: (kind, name) => `Done: ${kind}, ${name}`,
  badWord: "Write a word or two about what you did.",
};
