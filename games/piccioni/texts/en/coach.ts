import type { Texts } from "../it.ts";

export const coach: Texts["coach"] = {
  begins: "You have two actions: draw, play a card, or discard to clean your terrace.",
  reveals: "The feathers on a card say how many pigeons it reveals: they come at the end of the turn.",
  draw: "You have few cards: draw up to three. You keep five at most.",
  play: "Tap a card to read it, then play it: every pigeon that becomes a Trophy is worth a point.",
  clean: "There is Guano on your terrace: discard to get rid of it, or make it a Trophy.",
  finalPhase: "This is the final phase: no more flocks, and what is on your terrace at the end costs points.",
  others: "You may answer every card of the current player.",
  flock: "At the end of the turn the flock comes: each pigeon glides where its card says.",
  answer: "You may answer with a Reaction, if you have one that fits, or let it pass.",
  secret: "The answers are shown once everybody has answered.",
  asked: "Now the card may be answered, even more than once: everybody is asked again after each Reaction.",
  throwAway: "You keep five cards: tap those you don't need.",
  choice: {
    trophy: "What you choose becomes your Trophy.",
    scare: "Scared pigeons fly to the Area with the fewest pigeons; if several are tied, back into the deck.",
    evict: "Evicted pigeons go back into the deck, and look for no other Area.",
    assign: "The ones you choose move where you like.",
    remove: "What you choose goes to the discards.",
    receiver: "The leader's Area is best: every face-up card costs a point.",
    landing: "It could glide to several Zones: you decide.",
    followers: "Those who follow her end up in the same Area: you may choose nobody, too.",
    biggest: "They are equally big: the one you choose is your Trophy.",
  },
  watching: "From here you see everything face up, but no hands and no Trophies.",
  over: "Each Trophy is worth a point, two if it is Guano; each card on the terrace costs one, two if it is a Mountain.",
};
