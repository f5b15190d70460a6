import type { LessonWords } from "@tavolata/kernel";
import type { Piccioni } from "../../rules/index.ts";
import { counted, number, PIGEON } from "../../texts/en/nouns.ts";
import type { WORDS as source } from "./it.ts";

export const WORDS: LessonWords<Piccioni, keyof typeof source.steps> = {
  about: [
    "Your terrace is splendid, and the pigeons know it.",
    "Each pigeon that sits there at the end costs you a point; each one that you turned into a Trophy is worth one.",
    "On your turn you take two actions: draw, play a card, or discard to clean up.",
    "At the end of the turn the flock comes, and each pigeon glides where its card says.",
    "You may answer other players' cards with a Reaction. The most points win.",
  ],
  steps: {
    terrace:
      "Near your cards is your Area, the terrace. One pigeon sits there already. If it's still there at the end, it costs a point.",
    sling:
      "Your turn: two actions. First tap the Slingshot among your cards, read it and play it. It turns a pigeon into a Trophy.",
    aim: "Whom do you aim at? The pigeon in your Area: there it would cost a point, as a Trophy it's worth one. Tap it, then “Choose”.",
    trophy: (_, names) =>
      `${names(1)} let it pass, and the pigeon is your Trophy: the cup counts it, and nobody can take it away. You also drew.`,
    draw: "The second action: draw 2. More cards chase more pigeons; you keep five at most: the little house counts them.",
    flock:
      "End of the turn: the flock. The Slingshot's feather said “one”. It's a Fatso, and Fatsos glide to the current player: you.",
    reaction: (_, names) =>
      `${names(1)} plays Crumbs and sends you two pigeons! But your Clapping is also a Reaction: it scares what you're sent. Use it.`,
    again:
      "Your Clapping lies beside Crumbs. After each Reaction everybody is asked again: you've nothing left to answer, so you pass.",
    scared: (_, names) =>
      `Clap, clap! Scared pigeons fly to the Area with the fewest, never to the one they leave: both are with ${names(1)} now.`,
    street: (_, names) =>
      `${names(1)}'s flock: a Limper, on the Street. Room for three: one too many is the current player's Trophy. Each Place has its own rule: tap it.`,
    pay: "Your turn, and the Fatso is still there. You can also pay for a Trophy: “Make a Trophy”, and two cards of your choice.",
    points: (view, names) => {
      const pigeons = view.players[1]?.pigeons.length ?? 0;
      return `Two Trophies, a clean terrace: two points, as its edge says. ${names(1)} has ${counted(pigeons, PIGEON)} and no Trophy: minus ${number(pigeons)}.`;
    },
    end: "In short: make Trophies, send pigeons to others and mind the feathers. Once the pigeon deck is empty, points are counted.",
  },
};
