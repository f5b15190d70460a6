import type { LegendWords } from "./it.ts";

export const en: LegendWords = {
  title: "The decks",
  decks: (pigeons, actions) => [
    `On the left the pigeons: ${pigeons}. When it is empty, the final phase begins.`,
    `On the right the action cards: ${actions}. When they run out, the discards are shuffled.`,
    "On every terrace the little house counts the cards in hand, the cup the Trophies; below are the points so far.",
  ],
  feathers:
    "Each feather is a pigeon that the card reveals: at the end of the turn as many come as there are feathers, at least one.",
  room: "The dots are the room: the dark ones are taken, and big pigeons take more than one.",
};
