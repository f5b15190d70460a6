import type { FiguresWords } from "./it.ts";

export const en: FiguresWords = {
  tooFew: "Still too few games to say.",
  of: (hits, n) => `${hits} of ${n}`,
  times: ["time", "times"],
  between: (low, high) => `between ${low} and ${high}`,
  key: "The thin line with the two ends: the true value is within it 95 times in 100.",
  notThere: "The words for these numbers could not be fetched.",
};
