import type { Texts } from "../it.ts";

export const coach: Texts["coach"] = {
  begins: "You have two actions: draw, play a card, or discard to clean your terrace.",
  reveals: "The feathers on a card say how many pigeons it reveals: they come at the end of the turn.",
  draw: "You're low on cards: draw up to three. You can keep five at most.",
  play: "Tap a card to read it, then play it: every pigeon that becomes a Trophy is worth a point.",
  clean: "There's Guano on your terrace: discard to get rid of it, or turn it into a Trophy.",
  finalPhase: "This is the final phase: no more flocks, and what is on your terrace at the end costs points.",
  others: "You'll get to answer every card the current player plays.",
  flock: "At the end of the turn the flock comes: each pigeon glides where its card says.",
  answer: "Answer with a Reaction, if you have one that fits, or let it pass.",
  secret: "The answers are shown once everybody has answered.",
  asked: "Now the card can be answered, even more than once: everybody is asked again after each Reaction.",
  throwAway: "You can only keep five cards: tap the ones you don't need.",
  choice: {
    trophy: "What you choose becomes your Trophy.",
    scare: "Scared pigeons fly to the Area with the fewest pigeons; if several are tied, back into the deck.",
    evict: "Evicted pigeons go back into the deck instead of looking for another Area.",
    assign: "The ones you choose move where you like.",
    remove: "What you choose goes to the discards.",
    receiver: "Best give it to the leader: every face-up card costs a point.",
    landing: "It can glide to several Zones: you decide.",
    followers: "Any that follow her end up in the same Area: you can also choose nobody.",
    biggest: "They're the same size: the one you choose is your Trophy.",
  },
  watching: "From here you see everything face up, but not hands or Trophies.",
  over: "Each Trophy is worth a point, two if it is Guano; each card on the terrace costs one, two if it is a Mountain.",
};
