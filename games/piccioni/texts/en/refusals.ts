import type { Texts } from "../it.ts";
import { CARD, counted, number } from "./nouns.ts";

export const refusals: Texts["refusals"] = {
  "not-a-player": () => "Only seated players play here: take a seat.",
  "not-your-turn": () => "It's not your turn: wait for it.",
  "too-few-left": ({ cards }) =>
    cards === 0
      ? "There are no cards left to draw: take another action."
      : `The deck and the discards have only ${counted(cards, CARD)} left: draw fewer.`,
  "throw-away-first": () => "You have more than five cards in hand: choose what to throw away first.",
  "nothing-to-throw-away": () => "You don't have too many cards: play on.",
  "wrong-number": ({ cards }) => `Choose exactly ${number(cards)} to throw away.`,
  "answers-first": () => "The card is answered first: wait a moment.",
  "not-asked": () => "There's nothing for you to answer now: wait for the next card.",
  "answered-already": () => "You've already answered: wait for the others.",
  "set-aside": () => "That card is set aside for another answer: choose another.",
  "not-a-reaction": () => "That card isn't a Reaction: play it on your turn.",
  "does-not-answer": () => "That Reaction doesn't answer this card: choose another or let it pass.",
  "only-a-reaction": () => "That card is only a Reaction: keep it to answer another card.",
  "choose-first": () => "There's a choice to make first: if it's yours, look at what is lit up.",
  "nothing-to-choose": () => "There's nothing for you to choose now: play on.",
  "cannot-choose": () => "That can't be chosen: look at what is lit up.",
  "not-in-your-area": () => "You can only discard for something face up in your own Area: choose there.",
  "wrong-price": ({ cards }) => `This takes exactly ${counted(cards, CARD)}: choose as many.`,
  "not-in-hand": () => "That card isn't in your hand: choose one you do hold.",
  "game-is-over": () => "The game is over: start another one to play on.",
  "nothing-to-contribute-to": () =>
    "There's nothing to contribute to on this card: answer it or let it pass.",
  "bad-deck": () => "The chosen deck can't be played: check the file.",
};

export const otherRefusal: Texts["otherRefusal"] = "Not now: have a look at the table and try again.";
