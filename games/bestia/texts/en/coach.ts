import type { CardWords } from "../card-words.ts";
import type { Texts } from "../it.ts";
import { chips, counted, number, TRICK } from "./nouns.ts";

export const coachWith = ({ suits, theCard }: CardWords): Texts["coach"] => ({
  over: "See what everybody won or lost: the chips are make-believe, the glory isn't.",
  watching: "From here you see the cards played, the pot and the credits; hands stay with their owners.",
  waits: "The pot isn't empty, and only those who paid the last ante play for it: you come in once it is.",
  waitsForNext: "You're at the table: you play as soon as a hand leaves the pot empty.",
  out: {
    leaving: "You'll stand up after this hand, and you're sitting out until then.",
    playedFor:
      "While you're sitting out, your first legal card is played for you: tap “I'm back” to choose for yourself.",
    sitsOut: "While you're sitting out you pay the ante and always pass, until you tap “I'm back”.",
    short: "Below the minimum credit you pay the ante but always pass: top up, and you're back in.",
    shortOfTheAnte: "You can't pay the ante: top up before the deal, and you play.",
    noChips: "You can't pay the ante: top up, and you're back in once the pot is empty.",
  },
  waiting: {
    players: "Play begins as soon as enough people are seated.",
    anybodyBack: "Everybody is sitting out: play goes on as soon as somebody is back.",
  },
  afterHand: "Those who played and took no trick have paid the bestia: the next hand is played for it.",
  afterHandOfFour: "Those who took too few tricks have paid the bestia: the next hand is played for it.",
  runsOn: "The pot isn't empty: those who paid the last ante play for it.",
  nobodyPlayed: "Nobody played: the pot stays for the next hand.",
  saved: "Every trick went to a different player: the pot is saved, and stays for the next hand.",
  clear: "The pot is empty: the next hand begins with the antes alone.",
  worth: ({ part, bestia, owed }) =>
    owed === 1
      ? `Each trick is worth ${chips(part)}; if you play and take none, you pay ${chips(bestia)}.`
      : `Each trick is worth ${chips(part)}; the first to play pays ${chips(bestia)} with fewer than ${number(owed)}.`,
  worthWithoutRisk: (part) =>
    `Each trick is worth ${chips(part)}, and this time the bestia is zero: playing risks nothing.`,
  sure: ({ card, tricks }) =>
    `You have ${theCard(card)}, the highest trump: ${counted(tricks, TRICK)} ${tricks === 1 ? "is" : "are"} certain, so play.`,
  sureButOwes: (card) =>
    `You have ${theCard(card)}, the highest trump: one trick is certain, but the first to play needs two.`,
  trumps: (trumps) =>
    trumps === 1
      ? "You have a single trump: if you dare to play, keep it."
      : `You have ${number(trumps)} trumps: the more and the higher, the easier it is to take a trick.`,
  weak: "Without trumps it's hard: passing only costs you the ante you've already paid.",
  compulsory: "This hand is compulsory, so you play: keep trumps and aces.",
  exchange: "To exchange, tap the cards you want to throw away, then Exchange.",
  alone: "Nobody is in so far: a player left alone takes the whole pot.",
  listen: "Count who's in: the more there are, the harder it is to take a trick.",
  blind:
    "Coming in blind exchanges all your cards, and then you must play: the more players are in, the likelier you take no trick.",
  blindAlone: "Nobody plays: if you come in blind and nobody follows, the pot is yours.",
  blindRound: "Anyone who passed has one last chance: to come in blind with new cards.",
  leadDominant: (card) => `You lead, and ${theCard(card)} has to be played right away: the trick is yours.`,
  leadSure: (card) => `You lead: nobody can beat ${theCard(card)} any more.`,
  leadTrump: "You lead: a trump makes the others play theirs.",
  leadPlain: "You lead, without trumps: a high card may take the trick, if nobody trumps it.",
  lastCard: "You have one card left: play it.",
  followTrump: "Trumps were led: play one, if you have any.",
  follow: (suit) => `Follow with ${suits[suit]}; if you have none, play a trump if you can.`,
  followAndOvertrump: (suit) =>
    `Follow with ${suits[suit]}; if you have none, play a trump, a higher one than those on the table if you can.`,
  owes: (tricks) => `You still need ${counted(tricks, TRICK)} to avoid the bestia.`,
  tooLate: "There's no avoiding the bestia now, but a trick is still worth its share of the pot.",
  noRisk: "In this hand the bestia is zero: you risk nothing.",
  safe: "The bestia can't touch you any more: every other trick is profit.",
  passed: "You've passed: just watch this hand.",
});
