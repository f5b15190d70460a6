import type { CardWords } from "../card-words.ts";
import type { Texts } from "../it.ts";
import { CARD, chips, counted, PLAYER } from "./nouns.ts";

export const refusalsWith = ({ suits, theCard }: CardWords): Texts["refusals"] => ({
  "not-eligible": () =>
    "You are not entitled to this hand: you play as soon as the initial pot is zero again.",
  eliminated: () => "The tournament is over for you: do stay and watch.",
  "no-hand-in-play": () => "No hand is being played: wait for the deal.",
  "not-your-turn-to-speak": () => "One moment, it is not your turn to speak yet.",
  "declared-already": () => "The declarations are over: cards are being played.",
  "card-to-exchange-not-held": ({ card }) =>
    `You do not hold ${theCard(card)}: exchange cards that you have.`,
  "stock-too-small": ({ left }) => `The stock has ${counted(left, CARD)} left: you cannot exchange more.`,
  "blind-comes-later": () => "You can come in blind only after everybody has spoken.",
  "only-blind-now": () => "You have passed: now you can only come in blind or stay out.",
  "declare-first": () => "Declare first: cards are played once everybody has spoken.",
  "not-your-turn-to-play": () => "One moment, it is not your turn to play yet.",
  "not-playing": () => "You are not playing this hand: wait for the next.",
  "card-not-held": ({ card }) => `You do not hold ${theCard(card)}: play a card that you have.`,
  "must-follow-suit": ({ suit }) => `You have ${suits[suit]}: follow the suit that was led.`,
  "must-trump": ({ suit }) => `You cannot follow suit but you have ${suits[suit]}: you must play a trump.`,
  "must-lead-dominant": ({ card }) => `You lead and hold the dominant trump: you must play ${theCard(card)}.`,
  "must-overtrump": () => "You can overtrump, so you must: play a higher trump.",
  "must-play": () => "This hand is compulsory: you may not pass, so stand pat or exchange.",
  "in-sit-out-already": () => "Already sitting out, or about to.",
  "not-in-sit-out": () => "Not sitting out: there is nothing to come back from.",
  "buy-in-first": ({ least }) => `The credit is below the minimum of ${chips(least)}: top up first.`,
  "not-a-player": () => "Only seated players play here: take a chair.",
  "not-the-house": () => "Only the house can do this.",
  "no-such-chair": ({ seat }) => `This table has no chair ${seat + 1}.`,
  "chair-empty": ({ seat }) => `Nobody sits on chair ${seat + 1}.`,
  "chair-taken": ({ seat }) => `Chair ${seat + 1} is taken.`,
  "leaving-already": () => "Already standing up: the chair is free after the hand.",
  "closing-already": () => "The game is closing already: it ends as soon as the pot is clear.",
  "game-is-over": () => "The game is over: start another to play on.",
  "hand-in-play": () => "Chips are added between hands.",
  "credit-full": ({ most }) => `The credit is already at its maximum of ${chips(most)}.`,
  "buy-in-out-of-range": ({ least, most }) => `Choose an amount from ${chips(least)} to ${chips(most)}.`,
  "too-many-for-four-cards": ({ seats }) =>
    `Four cards are for eight players at most: for ${seats}, play with three.`,
  "not-enough-chairs": ({ seats }) => `With ${counted(seats, PLAYER)} there are too few to deal a hand.`,
  "not-this-table": ({ seats }) => `The previous game was not played at a table of ${seats}.`,
  "fixed-stack": () => "This is a tournament: there are only the chips it began with.",
  "one-table-only": () => "Only a tournament has several tables.",
  "levels-must-rise": () => "The levels of a tournament must rise: choose how many minutes they last.",
  "tournament-begins-anew": () => "A tournament starts afresh, not where another game ended.",
  "pot-not-clear": ({ pot }) =>
    `There is ${chips(pot)} in the pot: people move only between hands, when the pot is clear.`,
});

export const otherRefusal = "That is not possible now: have a look at the table and try again.";
