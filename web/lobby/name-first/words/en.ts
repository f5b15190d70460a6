import type { NameFirstWords } from "./it.ts";

export const en: NameFirstWords = {
  ask: "What's your name?",
  goOn: "Go on",
  stay: (name) => `${name} will do`,
};
