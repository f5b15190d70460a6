import type { CardWords } from "../card-words.ts";
import type { Texts } from "../it.ts";
import { and, chips, number } from "./nouns.ts";

export const promptWith = ({ suits }: CardWords): Texts["prompt"] => ({
  toDeclare: ({ who, compulsory }) => {
    if (who !== null) return `${who} speaks`;
    return compulsory ? "Compulsory hand: stand pat or exchange?" : "Your turn: pass, stand pat or exchange?";
  },
  toComeInBlind: (who) =>
    who === null ? "You passed: come in blind or stay out?" : `${who} is deciding whether to come in blind`,
  toLead: (who) => (who === null ? "You lead: play a card" : `${who} leads`),
  toFollow: ({ who, suit }) => `${who === null ? "Your" : `${who}'s`} turn: ${suits[suit]} were led`,
  won: (shares) => `The pot: ${and(shares.map((share) => `${share.name} ${chips(share.chips)}`))}`,
  stayed: (pot) => `The pot stays: ${chips(pot)}`,
  bestie: (names) => (names.length > 2 ? `${number(names.length)} bestie` : `bestia: ${and(names)}`),
  you: "you",
  out: {
    leaving: "You stand up after this hand, and sit out until then",
    playedFor: "You are sitting out: your cards are played for you until you tap “I'm back”",
    sitsOut: "You are sitting out: you pay the ante and pass until you tap “I'm back”",
    short: "You are below the minimum credit: you pay the ante and pass until you top up",
    shortOfTheAnte: "You cannot pay the ante: top up, and you play the next hand",
    noChips: "You cannot pay the ante: top up, and you come in when the pot is clear",
  },
  waits: {
    pot: (ante) =>
      `The pot belongs to those who paid into it: you come in when it is clear; the ante is now ${chips(ante)}`,
    hand: (ante) => `You come in as soon as a hand leaves the pot clear; the ante is now ${chips(ante)}`,
  },
  eliminated: "The tournament is over for you: stay and watch",
  over: ({ you, names }) => {
    if (names.length === 0) return "This table is closed";
    if (names.length > 1) return `Game over: ${and(names)} win`;
    return `Game over: ${you ? "you have won!" : `${and(names)} wins`}`;
  },
});
