import type { Texts } from "../it.ts";

export const coach: Texts["coach"] = {
  begins: "You have two actions: draw, play a card, or discard to clean your terrace.",
  richiamo: "The feathers on a card are its call: as many pigeons come at the end of the turn.",
  draw: "You have few cards: draw up to three. You keep five at most.",
  play: "Tap a card to read it, then play it: every pigeon that becomes a Trophy is worth a point.",
  clean: "There is Guano on your terrace: discard to be rid of it, or make it a Trophy.",
  finalPhase: "This is the final phase: no more flocks, and what is on your terrace at the end costs points.",
  others: "You may answer every card of the current player.",
  flock: "At the end of the turn the flock comes: each glides where its card says.",
  answer: "You may answer with a Reaction, if you have one that fits, or let it pass.",
  secret: "What everybody answers is seen once all have answered.",
  asked: "Now the others may answer your card.",
  throwAway: "You keep five cards: tap those you do not need.",
  choice: {
    trophy: "What you choose becomes your Trophy.",
    scare:
      "Whoever is scared flies to the Area with the fewest pigeons; if several are level, back into the deck.",
    assign: "Those you choose move where you like.",
    remove: "What you choose goes to the discards.",
    receiver: "Best into the Area of whoever leads: every face-up card costs a point.",
    landing: "It could glide to several Zones: you decide.",
    followers: "Whoever follows her ends up in the same Area: you may choose nobody, too.",
    biggest: "They are equally big: the one you choose is your Trophy.",
  },
  watching: "From here you see all that is face up, but no hands and no Trophies.",
  over: "Each Trophy is worth a point, two if it is Guano; each card on the terrace costs one, two if it is a Mountain.",
};
