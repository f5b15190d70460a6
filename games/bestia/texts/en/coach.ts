import type { CardWords } from "../card-words.ts";
import type { Texts } from "../it.ts";
import { chips, counted, number, TRICK } from "./nouns.ts";

export const coachWith = ({ suits, theCard }: CardWords): Texts["coach"] => ({
  over: "See what everybody has won or lost: the chips are make-believe, the glory is not.",
  watching: "From here you see the cards played, the pot and the credits; hands stay with their owners.",
  waits: "The pot is not clear, and only those who paid the last ante play for it: you come in once it is.",
  waitsForNext: "You are at the table: you play from the next hand on.",
  noChips: "You are out of chips: top up, and you are back.",
  sitsOut: "While you sit out you pay the ante and always pass, until you tap “I'm back”.",
  waiting: "Play begins as soon as enough people are seated.",
  afterHand: "Those who played and took no trick have paid the bestia: the next pot begins with it.",
  clear: "The pot is empty: the next hand begins with the antes alone.",
  worth: ({ part, bestia }) =>
    `Each trick is worth ${chips(part)}; if you play and take none, you pay ${chips(bestia)}.`,
  dominant: (card) => `You have ${theCard(card)}, the highest trump: one trick is certain, so play.`,
  trumps: (trumps) =>
    trumps === 1
      ? "You have a single trump: if you dare, keep it and exchange the rest."
      : `You have ${number(trumps)} trumps: that usually takes a trick.`,
  weak: "Without trumps it is hard: passing costs no more than the ante.",
  exchange: "To exchange, tap the cards you want to throw away, then Exchange.",
  alone: "Nobody plays so far: a player who is left alone takes the whole pot.",
  listen: "Count who plays: the more there are, the harder it is to take a trick.",
  blind:
    "Coming in blind changes all your cards, and you must play: good when few are in and the pot is rich.",
  blindRound: "Those who passed have a last chance: to come in blind with new cards.",
  lead: "You lead: a high trump takes the trick, and draws trumps from the others.",
  followTrump: "Trumps were led: play one, if you have any.",
  follow: (suit) => `Follow with ${suits[suit]}; if you have none, play a trump if you can.`,
  owes: (tricks) => `You still need ${counted(tricks, TRICK)} to avoid the bestia.`,
  safe: "The bestia cannot touch you any more: every further trick is profit.",
  passed: "You have passed: you only watch this hand.",
});
