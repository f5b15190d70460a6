import type { Texts } from "../it.ts";
import { CARD, counted, number, rankPlural, ranks, theCard, whichDish } from "./nouns.ts";

export const refusals: Texts["refusals"] = {
  "not-a-player": () => "Only seated players play here: take a seat.",
  "hand-of-five-below-six-players": ({ seats }) =>
    `With ${number(seats)} players it takes six cards each: choose six, or wait until you are six or more.`,
  "joker-called": () => "A Joker can't be called: pick a rank from two to ace.",
  "not-your-turn": () => "It's not your turn yet: wait until it comes round to you.",
  "nothing-to-doubt": () => "Nobody has called yet: you open, so order the first dish.",
  "two-dishes-already": () =>
    "Both dishes are already on the table: spice or pile onto one of them, or ask for the bill.",
  "dish-not-ordered": ({ dish }) => `The ${whichDish(dish)} isn't on the table yet: to have it, order it.`,
  "rank-not-higher": ({ rank }) =>
    rank === "A"
      ? "Nothing is higher than an ace: pile on, go for another dish, or ask for the bill."
      : `Spicing goes up: pick a rank above the ${ranks[rank].one}, or pile on instead.`,
  "same-rank-twice": ({ rank }) =>
    `The other dish is already ${rankPlural(rank)}: pick a different rank for this one.`,
  "card-to-show-not-held": ({ card }) => `You don't hold ${theCard(card)}: show a card you do hold.`,
  "shown-card-not-called": () => "To call this you must show one of your cards from a dish you call.",
  "joker-shown": () => "Jokers stay hidden here: show another card from a dish you call.",
  "dish-is-full": ({ count }) =>
    `There are no more than ${counted(count, CARD)} of a rank, Jokers included: spice, go for another dish, or ask for the bill.`,
  "game-is-over": () => "The game is over: start another one to play on.",
  "discards-first": () => "Discards first: the calls begin as soon as everybody has discarded.",
  "nothing-to-discard": () => "You have nothing to discard: call or ask for the bill when your turn comes.",
  "wrong-number-of-discards": ({ owed }) => `Pick exactly ${counted(owed, CARD)} to discard.`,
  "card-to-discard-not-held": ({ card }) => `You don't hold ${theCard(card)}: discard cards you do hold.`,
  eliminated: () => "This game is over for you: stay and watch, you're back in for the next one.",
};

export const otherRefusal = "You can't do that now: have a look at the table and try again.";
