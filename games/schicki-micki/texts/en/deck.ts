import type { Texts } from "../it.ts";

export const deck: Texts["deck"] = {
  "too-long": () => "The file is too long for a deck.",
  "not-json": () => "The file isn't valid JSON.",
  "no-cards": () => "There's no list called “cards” in the file.",
  "wrong-count": ({ cards }) => `A deck has 64 cards, and this one has ${cards}.`,
  "wrong-mix": ({ oneWorm, twoWorms, details }) =>
    `It takes 46 pheasants with one worm, 6 with two and 12 details; this one has ${oneWorm}, ${twoWorms} and ${details}.`,
  "not-a-card": ({ card }) =>
    `Card ${card} can't be read: it takes six letters out of Y, G, O, R, P, B and -, and a seventh for a second worm.`,
  "colours-repeat": ({ card }) => `On card ${card} a colour appears twice: all six must be different.`,
  "worms-differ": ({ card }) => `On card ${card} the two worms have different colours.`,
  "not-one-detail": ({ card }) => `Card ${card} is neither a whole pheasant nor a single detail.`,
};
