import type { LessonWords } from "@tavolata/kernel";
import type { SchickiMicki } from "../../rules/index.ts";
import { and, CARD, counted, features, worn } from "../../texts/en/nouns.ts";
import { capitalized } from "../../texts/grammar.ts";
import { calledBy, detailIn, matchesIn, paidBy } from "../seen.ts";
import type { WORDS as source } from "./it.ts";

export const WORDS: LessonWords<SchickiMicki, keyof typeof source.steps> = {
  about: [
    "At the pheasants' gala every lady wants to be unique, and you are at the door.",
    "Cards are turned one beside the other. Two ladies with the same thing in the same colour? React!",
    "Call it, take a pawn, knock: for each case there is just one right thing to do.",
    "The first to do it takes the cards; a wrong reaction costs you one.",
    "When the deck is out, most cards win.",
  ],
  steps: {
    pheasant: (_, names) =>
      `${names(1)} turns the first pheasant. Each wears six things in six different colours: umbrella, hat, scarf, beak, tail and worm.`,
    one: (view) =>
      `Here's the second. One thing is the same, in the same colour: ${alike(view)}. Call it before the others do: tap “${key(view)}”.`,
    taken: (view, names) =>
      `The line is yours: ${counted(view.lastSettling?.cards ?? 0, CARD)}. ${names(2)} made the right call too, but a moment later: the first takes it all.`,
    several: (view, names) =>
      `Now ${names(2)} turns, and there are two matches: ${alike(view)}. A call is not enough here: take a pawn, tap “Blue”.`,
    shared: (view, names) =>
      `Everybody with a blue pawn takes one card: you and ${names(1)}. ${names(2)} called “${features[calledBy(view, 2)]}”: right, but not enough.`,
    deal: "Whenever a line is taken the deck passes on, and now you are the dealer: tap “Turn”.",
    nothing: (view) =>
      `${capitalized(alone(view))} without a pheasant: it counts as if she wore it. But there is no match, and to react is wrong. Turn another one.`,
    worms: "Two worms on one card! They count more than anything else: tap “Knock”.",
    knocked: (view, names) =>
      `The line is yours. “${capitalized(features[calledBy(view, 1)])}” was wrong: ${names(1)} gives a card back. Players with none are out until the line is taken.`,
    red: "One case is left, the rarest: two identical cards. Then you take the pawn, “Red”, and the whole line with it.",
    alone: (_, names) =>
      `Now without help: ${names(1)} has turned three cards. Take your time, here it stands still, and do the right thing.`,
    judged: (view) =>
      view.lastSettling?.winners.includes(0)
        ? "What an eye! The line is yours, and nobody told you."
        : `Not that one${paidBy(view, 0) > 0 ? ": you give a card back," : ""} and the line stays. Look: ${alike(view)}, twice. “${key(view)}” was right.`,
    end: "In short: call a match, several are blue, two identical cards red, two worms a knock. And at a real table the first one wins.",
  },
};

/** "red hat and blue tail". */
function alike(view: SchickiMicki["view"]): string {
  return and(matchesIn(view).map(({ feature, colour }) => worn(feature, colour)));
}

/** "green scarf", where it lies there without a pheasant. */
function alone(view: SchickiMicki["view"]): string {
  const detail = detailIn(view);
  return detail === undefined ? "" : worn(detail.feature, detail.colour);
}

/** What is written on the key for what is alike. */
function key(view: SchickiMicki["view"]): string {
  return and(matchesIn(view).map(({ feature }) => capitalized(features[feature])));
}
