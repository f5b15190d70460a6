import { agreeing, capitalized } from "@tavolata/kernel";
import type { CardWords } from "../card-words.ts";
import type { Texts } from "../it.ts";
import { CARD, chips, counted, PLAYER } from "./nouns.ts";

export const refusalsWith = ({ suits, theCard }: CardWords): Texts["refusals"] => ({
  "not-eligible": () => "You're not entitled to this hand: wait until the pot is empty, and you play.",
  eliminated: () => "The tournament is over for you: stay and watch.",
  "no-hand-in-play": () => "No hand is being played: wait for the deal.",
  "not-your-turn-to-speak": () => "It's not your turn to speak yet: wait for it.",
  "declared-already": () => "The declarations are over: play a card when your turn comes.",
  "card-to-exchange-not-held": ({ card }) => `You don't hold ${theCard(card)}: exchange cards you do hold.`,
  "stock-too-small": ({ left }) =>
    left === 0
      ? "The stock is empty: stand pat or pass."
      : `The stock has only ${counted(left, CARD)} left: exchange no more than that.`,
  "blind-comes-later": () => "You can come in blind only once everybody has spoken: for now, pass or play.",
  "only-blind-now": () => "You've passed: now you can only come in blind or stay out.",
  "declare-first": () => "Declare first: cards are played once everybody has spoken.",
  "not-your-turn-to-play": () => "It's not your turn to play yet: wait for it.",
  "not-playing": () => "You're not in this hand: wait for the next one.",
  "card-not-held": ({ card }) => `You don't hold ${theCard(card)}: play a card you do hold.`,
  "must-follow-suit": ({ suit }) => `You have ${suits[suit]}: follow the suit that was led.`,
  "must-trump": ({ suit }) => `You can't follow suit but you have ${suits[suit]}: you must play a trump.`,
  "must-lead-dominant": ({ card }) => `You lead and hold the dominant trump: you must play ${theCard(card)}.`,
  "must-overtrump": () => "You can overtrump, so you must: play a higher trump.",
  "must-play": () => "This hand is compulsory: you may not pass, so stand pat or exchange.",
  "in-sit-out-already": () => "You're already down to sit out: tap “I'm back” to play.",
  "not-in-sit-out": () => "You're not sitting out: you're in the game, so wait for your turn.",
  "buy-in-first": ({ least }) => `Your credit is below the minimum of ${chips(least)}: top up first.`,
  "not-a-player": () => "Only seated players play here: take a seat.",
  "not-the-house": () => "Only the house can do this: use the buttons at the table.",
  "no-such-chair": ({ seat }) => `This table has no seat ${seat + 1}: choose another.`,
  "chair-empty": ({ seat }) => `Nobody is in seat ${seat + 1}: choose another.`,
  "chair-taken": ({ seat }) => `Seat ${seat + 1} is taken: choose another.`,
  "leaving-already": () => "You're already leaving: wait for the end of the hand.",
  "closing-already": () => "The game is already closing: wait until the pot is empty.",
  "game-is-over": () => "The game is over: start another one to play on.",
  "hand-in-play": () => "Chips are added between hands: wait for the end of this one.",
  "credit-full": ({ most }) => `Your credit is already at the maximum of ${chips(most)}: play with that.`,
  "buy-in-out-of-range": ({ least, most }) => `Choose an amount from ${chips(least)} to ${chips(most)}.`,
  "too-many-for-four-cards": ({ seats }) =>
    `With four cards, eight can play at most: with ${seats} of you, play with three.`,
  "not-enough-chairs": ({ seats }) =>
    `${capitalized(counted(seats, PLAYER))} ${agreeing(seats, "is", "are")} too few for a deal: lower the minimum, or wait for more.`,
  "not-this-table": ({ seats }) => `The previous game wasn't played at a table of ${seats}: start a new one.`,
  "fixed-stack": () => "This is a tournament: play with the chips you have, there are no others.",
  "one-table-only": () => "Only a tournament has several tables: choose that, or a single table.",
  "levels-must-rise": () => "The levels of a tournament must rise: choose how many minutes they last.",
  "levels-of-one-table": () =>
    "Here the levels rise by themselves: only a tournament of several tables stops them.",
  "tournament-begins-anew": () => "A tournament starts from scratch: open a new one.",
  "pot-not-clear": ({ pot }) =>
    `There is ${chips(pot)} in the pot: to move, wait between hands until it's empty.`,
});

export const otherRefusal = "You can't do that now: have a look at the table and try again.";
