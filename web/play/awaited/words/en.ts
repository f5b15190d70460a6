import type { AwaitedWords } from "./it.ts";

export const en: AwaitedWords = {
  waits: (name) => `The table is waiting for ${name}.`,
  nudge: "Give a nudge",
  nudged: "Nudge sent",
  waitsForYou: "The table is waiting for you.",
  nudgedYou: (name) => `${name} gave you a nudge: it's your turn!`,
  letBot: "Let a bot play",
  letSitOut: "Go on without them",
  letBotVotes: (votes, needed) => `${votes} of ${needed} agree`,
};
