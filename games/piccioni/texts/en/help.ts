import type { Texts } from "../it.ts";

export const phases: Texts["phases"] = {
  action:
    "Two actions, the same one twice if you like: draw up to three cards, play one, or discard to clean your terrace. Then the flock comes: as many pigeons as the played cards reveal, and at least one.",
  choice:
    "First the card's targets are announced, then it is answered. Scared pigeons fly to the Area with the fewest pigeons; if several are tied, back into the deck.",
  flock:
    "The pigeons come one at a time, and each glides where its card says. If a Place is too full, something happens: tap it to read what.",
  answers:
    "All answer at the same time: with a Reaction, by contributing, or by letting it pass. The answers are shown once all have answered. After each Reaction everybody is asked again, and a Reaction can be answered, too.",
  throwAway: "You keep five cards at most: choose which ones to throw away.",
};
