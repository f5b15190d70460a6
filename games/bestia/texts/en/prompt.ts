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
  sitsOut: "You are sitting out: you pay the ante and pass until you tap “I'm back”",
  noChips: "You have too few chips: top up and you are back",
  leaving: "You stand up after this hand, and sit out until then",
  waits: {
    pot: (ante) =>
      `The pot belongs to those who paid into it: you come in when it is clear, for an ante of ${chips(ante)}`,
    hand: (ante) => `You play from the next hand on, for an ante of ${chips(ante)}`,
  },
  eliminated: "The tournament is over for you: stay and watch",
  over: ({ you, names }) => {
    if (names.length === 0) return "This table is closed";
    if (names.length > 1) return `Game over: ${and(names)} win`;
    return `Game over: ${you ? "you have won!" : `${and(names)} wins`}`;
  },
});
