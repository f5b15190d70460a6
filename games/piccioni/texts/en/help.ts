import type { Texts } from "../it.ts";

export const phases: Texts["phases"] = {
  action:
    "Two actions, the same one twice if you like: draw up to three cards, play one, or discard to clean your terrace. Then the flock comes: as many pigeons as the cards played reveal, and at least one.",
  choice:
    "First the card's targets are announced, then it can be answered. Scared pigeons fly to the Area with the fewest pigeons; if several are tied, back into the deck.",
  flock:
    "The pigeons come one at a time, and each glides where its card says. If a Place is too full, something happens: tap it to read what.",
  answers:
    "Everybody answers at the same time: with a Reaction, by contributing, or by letting it pass. Answers are shown once everybody has answered. After each Reaction everybody is asked again, and a Reaction can be answered, too.",
  throwAway: "You can keep five cards at most: choose which ones to throw away.",
};
