import type { LessonWords } from "@tavolata/kernel";
import type { IlConto, Rank, View } from "../../rules/index.ts";
import { dishes, rankPlural } from "../../texts/en/nouns.ts";
import { pairIn } from "../pair.ts";
import type { WORDS as source } from "./it.ts";

const pair = (view: View) => rankPlural(pairIn(view) as Rank);
const second = (view: View) => dishes(view.dishes.slice(1));
const bluffed = ({ dishes: [, dish] }: View) => (dish === undefined ? "" : rankPlural(dish.rank));

export const WORDS: LessonWords<IlConto, keyof typeof source.steps> = {
  about: [
    "Six cards each, kept secret.",
    "In turn you call what there is among everybody's cards: one or two dishes, a little more each time.",
    "With every call you show one card of yours; the rest you may make up.",
    "The player who doesn't believe it asks for the bill: all cards are turned up and counted.",
    "The player who was wrong pays, and the one who loses the fewest hands wins.",
  ],
  inRealGames:
    "In a real game there are several hands: the player who loses fewest wins, and “Hands lost” shows how it stands.",
  steps: {
    cards:
      "Only you see these cards. What is called is what all hands hold together: with three of you, eighteen cards are in play.",
    joker:
      "You have a Joker, too: at the bill it counts for any card, but is never called or shown. There are two decks, so cards come in pairs.",
    order: (view) =>
      `You open: order the first dish, a single card that you can show. You have two ${pair(view)}: tap that rank on the menu, then one of the two.`,
    secondDish: (view, names) =>
      `${names(1)} orders the second dish: ${second(view)}, and shows the card. Two dishes, and no more are ordered.`,
    spiced: (view, names) =>
      `${names(2)} spices the second dish: still one card, but of a higher rank: ${second(view)}. Your turn, so your card comes back to your hand.`,
    spice:
      "Nobody passes: every call must go up. Spice, too: tap a plate, then a higher rank that you hold, and show the card.",
    piledOn: (view, names) =>
      `${names(1)} piles on the second dish: one card more, and the rank may even go down. It's ${second(view)} now.`,
    pileOn: (view, names) =>
      `${names(2)} spices: ${second(view)}. You pile on: tap the same rank under Pile on. You have none? Showing a card of the first dish will do: the rest is bluff.`,
    doubt: (view) =>
      `The others went up again: ${dishes(view.dishes)}. But of the ${bluffed(view)} only one has been seen, and the third was your bluff.`,
    bill: "Don't believe it? Tap “The bill, please!”, and once more to confirm. If the call is false its caller pays, if it is true you do.",
    verdict: (view, names) =>
      `False: two ${bluffed(view)} are missing, and your Joker fills in for one. The bluff was yours, but the last caller pays: ${names(2)}.`,
    inShort:
      "In short: go up while they believe it, and ask for the bill when you don't. Cards beyond those called do no harm: the call is true.",
  },
};
