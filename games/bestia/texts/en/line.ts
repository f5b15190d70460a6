import type { Texts } from "../it.ts";
import { and, chips, number, suits } from "./nouns.ts";

export const line: Texts["line"] = {
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
  sitsOut: "You are in sit-out: the cards pass you by",
  waitsForPot: "You play as soon as the pot is back to zero",
  eliminated: "The tournament is over for you: stay and watch",
  over: ({ you, names }) => {
    if (names.length > 1) return `Game over: ${and(names)} win`;
    return `Game over: ${you ? "you have won!" : `${and(names)} wins`}`;
  },
};
