import type { Texts } from "../it.ts";

export const deck: Texts["deck"] = {
  "too-long": () => "The file is too long for a deck.",
  "not-json": () => "The file is not written in JSON.",
  "no-cards": () => "There is no list of “cards” in the file.",
  "wrong-count": ({ cards }) => `There must be 64 cards, and here are ${cards}.`,
  "wrong-mix": ({ oneWorm, twoWorms, details }) =>
    `It takes 46 pheasants with one worm, 6 with two and 12 details; here are ${oneWorm}, ${twoWorms} and ${details}.`,
  "not-a-card": ({ card }) =>
    `Card ${card} cannot be read: it takes six letters out of Y, G, O, R, P, B and -, and a seventh for a second worm.`,
  "colours-repeat": ({ card }) => `On card ${card} a colour comes twice: the six must all be different.`,
  "worms-differ": ({ card }) => `On card ${card} the two worms do not have the same colour.`,
  "not-one-detail": ({ card }) => `Card ${card} is neither a whole pheasant nor a single detail.`,
};
