import type { CardWords } from "../card-words.ts";
import type { Texts } from "../it.ts";
import { CARD, chips, counted, PLAYER } from "./nouns.ts";

export const refusalsWith = ({ suits, theCard }: CardWords): Texts["refusals"] => ({
  "not-eligible": () =>
    "You are not entitled to this hand: you play as soon as the initial pot is zero again.",
  eliminated: () => "For you the tournament is over: do stay and watch.",
  "no-hand-in-play": () => "No hand is being played: wait for the deal.",
  "not-your-turn-to-speak": () => "One moment, it is not your turn to speak yet.",
  "declared-already": () => "The declarations are over: cards are being played.",
  "card-to-exchange-not-held": ({ card }) =>
    `You do not hold ${theCard(card)}: exchange cards that you have.`,
  "stock-too-small": ({ left }) => `The stock has ${counted(left, CARD)} left: you cannot exchange more.`,
  "blind-comes-later": () => "You can come in blind only after everybody has spoken.",
  "only-blind-now": () => "You have passed: now you can only come in blind or stay out.",
  "declare-first": () => "Declare first: cards are played when everybody has spoken.",
  "not-your-turn-to-play": () => "One moment, it is not your turn to play yet.",
  "not-playing": () => "You are not playing this hand: wait for the next.",
  "card-not-held": ({ card }) => `You do not hold ${theCard(card)}: play a card that you have.`,
  "must-follow-suit": ({ suit }) => `You have ${suits[suit]}: follow the suit that was led.`,
  "must-trump": ({ suit }) => `You cannot follow suit but you have ${suits[suit]}: you must play a trump.`,
  "must-lead-dominant": ({ card }) => `You lead and hold the dominant trump: you must play ${theCard(card)}.`,
  "must-overtrump": () => "You can overtrump, so you must: play a higher trump.",
  "must-play": () => "This hand is compulsory: do not pass, play served or exchange.",
  "in-sit-out-already": () => "The sit-out is noted already.",
  "not-in-sit-out": () => "There is no sit-out to come back from.",
  "buy-in-first": ({ least }) => `The credit is below the minimum of ${chips(least)}: buy in first.`,
  "not-a-player": () => "Only who is seated plays here: take a chair.",
  "not-the-house": () => "Only the house can do this.",
  "no-such-chair": ({ seat }) => `This table has no chair ${seat + 1}.`,
  "chair-empty": ({ seat }) => `Nobody sits on chair ${seat + 1}.`,
  "chair-taken": ({ seat }) => `Chair ${seat + 1} is taken.`,
  "leaving-already": () => "Already standing up: the table is left after the hand.",
  "closing-already": () => "The game is closing already: only the pot must become clear.",
  "game-is-over": () => "The game is over: to play on, begin another.",
  "hand-in-play": () => "Chips are added between hands.",
  "credit-full": ({ most }) => `The credit is at its maximum of ${chips(most)} already.`,
  "buy-in-out-of-range": ({ least, most }) => `Here it takes from ${chips(least)} to ${chips(most)}.`,
  "no-buy-in-possible": () => "With these amounts nobody could sit down: check the least and the most.",
  "too-many-for-four-cards": ({ seats }) =>
    `Four cards are for eight players at most: for ${seats}, play with three.`,
  "not-enough-chairs": ({ seats }) =>
    `With ${counted(seats, PLAYER)} there are too few for a hand to be dealt.`,
  "not-this-table": ({ seats }) => `The game before was not at a table of ${seats}.`,
  "fixed-stack": () => "This is a tournament: there are only the chips it began with.",
  "one-table-only": () => "Only a tournament has several tables.",
  "levels-must-rise": () => "The levels of a tournament must rise: choose how many minutes they last.",
  "tournament-begins-anew": () => "A tournament begins anew, not where another game ended.",
  "pot-not-clear": ({ pot }) =>
    `There are ${chips(pot)} in the pot: people move only with a clear pot, between hands.`,
});

export const otherRefusal = "This is not possible now: have a look at the table and try again.";
