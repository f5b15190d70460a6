import type { Texts } from "../it.ts";
import { CARD, counted } from "./nouns.ts";

export const refusals: Texts["refusals"] = {
  "not-a-player": () => "Only players at this table can do that: take a seat.",
  "not-your-turn": () => "It is not your turn: wait for it.",
  "too-few-left": ({ cards }) =>
    `The deck and the discards have only ${counted(cards, CARD)} left: draw fewer.`,
  "throw-away-first": () => "You have more than five cards in hand: choose what to throw away first.",
  "nothing-to-throw-away": () => "You don't have too many cards.",
  "wrong-number": ({ cards }) => `You have to throw away exactly ${cards}.`,
  "answers-first": () => "The card is answered first: just a moment.",
  "not-asked": () => "There is nothing for you to answer now.",
  "answered-already": () => "You have already answered: wait for the others.",
  "set-aside": () => "That card is set aside for another answer.",
  "not-a-reaction": () => "That card is not a reaction: play it on your turn.",
  "does-not-answer": () => "That reaction does not answer this card.",
  "only-a-reaction": () => "That card is only a reaction: keep it to answer another card.",
  "choose-first": () => "There is a choice to make first.",
  "nothing-to-choose": () => "There is nothing for you to choose now.",
  "cannot-choose": () => "That cannot be chosen: look at what is lit up.",
  "not-in-your-area": () => "You discard only for something face up in your own Area.",
  "wrong-price": ({ cards }) => `This takes exactly ${counted(cards, CARD)}.`,
  "not-in-hand": () => "That card is not in your hand.",
  "game-is-over": () => "The game is over: start another to go on playing.",
  "nothing-to-contribute-to": () => "There is nothing to contribute to on this card.",
  "bad-deck": () => "The chosen deck cannot be played with: look at the file.",
};

export const otherRefusal: Texts["otherRefusal"] = "Not now: have a look at the table and try again.";
