import type { Texts } from "../it.ts";

export const coach: Texts["coach"] = {
  begins: "Two actions a turn: draw, play a card, or discard to clean your terrace.",
  reveals: "The feathers on a card say how many pigeons it reveals: they come at the end of the turn.",
  draw: "You're low on cards: draw up to three. You can keep five at most.",
  play: "Tap a card to read it: every pigeon that becomes a Trophy is worth a point.",
  clean: "There's Guano on your terrace: discard a card to remove it, two for a Mountain.",
  finalPhase:
    "Final phase: no flocks unless pigeons go back into the deck; what is left on a terrace costs points.",
  others: "With a Reaction you can answer other players' cards.",
  flock: "At the end of the turn the flock comes: each pigeon glides where its card says.",
  answer: "Answer with a Reaction, if you have one that fits, or let it pass.",
  secret: "The answers are shown once everybody has answered.",
  asked: "Now the others can answer your card, even over several rounds.",
  throwAway: "You can only keep five cards: tap the ones you don't need.",
  choice: {
    trophy: "What you choose gives you a Trophy.",
    scare:
      "Scared pigeons fly to the other Area with the fewest pigeons; if several are tied, back into the deck.",
    evict: "Evicted pigeons go back into the deck instead of looking for another Area.",
    assign: "Choose who moves, and then where, if the card doesn't say.",
    remove: "What you choose goes to the discards.",
    receiver: "On a rival's terrace it costs them points.",
    landing: "It can glide to several Zones: you decide.",
    followers: "Any that follow go to the same Zone: you can also choose nobody.",
    biggest: "They're the same size: you decide which one it is.",
  },
  scareToFolla:
    "Scared pigeons fly to the other Area with the fewest pigeons; if several are tied, into the Crowd.",
  watching: "From here you see everything face up, but not hands or Trophies.",
  over: "Each Trophy is worth a point, two if it is Guano; each card on the terrace costs one, two if it is a Mountain.",
};
