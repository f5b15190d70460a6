import type { CardWords } from "../card-words.ts";
import type { Texts } from "../it.ts";
import { and, chips, number } from "./nouns.ts";

export const lineWith = ({ suits }: CardWords): Texts["line"] => ({
  toDeclare: ({ who, compulsory }) => {
    if (who !== null) return `${who} speaks`;
    return compulsory ? "Compulsory hand: served or exchange?" : "Your turn: pass, served or exchange?";
  },
  toComeInBlind: (who) =>
    who === null ? "You passed: come in blind or stay out?" : `${who} thinks about coming in blind`,
  toLead: (who) => (who === null ? "You lead: play a card" : `${who} leads`),
  toFollow: ({ who, suit }) => `${who === null ? "Your" : `${who}'s`} turn: ${suits[suit]} were led`,
  won: (shares) => `The pot: ${and(shares.map((share) => `${share.name} ${chips(share.chips)}`))}`,
  stayed: (pot) => `The pot stays: ${chips(pot)}`,
  bestie: (names) => (names.length > 2 ? `${number(names.length)} bestie` : `bestia ${and(names)}`),
  you: "you",
  sitsOut: "You are in sit-out: you pay the ante and pass until you tap “I'm back”",
  noChips: "You have too few chips: buy some and you are back",
  leaving: "You stand up after this hand: until then you are in sit-out",
  waits: {
    pot: (ante) =>
      `The pot belongs to who paid into it: you come in when it is clear, for the ante of ${chips(ante)}`,
    hand: (ante) => `You play from the next hand on, for the ante of ${chips(ante)}`,
  },
  eliminated: "The tournament is over for you: stay and watch",
  over: ({ you, names }) => {
    if (names.length === 0) return "This table is closed";
    if (names.length > 1) return `Game over: ${and(names)} win`;
    return `Game over: ${you ? "you have won!" : `${and(names)} wins`}`;
  },
});
