import { agreeing } from "@tavolata/kernel";
import type { CardWords } from "../card-words.ts";
import type { Texts } from "../it.ts";
import { and, chips, number } from "./nouns.ts";

export const promptWith = ({ suits }: CardWords): Texts["prompt"] => ({
  toDeclare: ({ who, compulsory }) => {
    if (who !== null) return `${who}'s turn to speak`;
    return compulsory ? "Compulsory hand: stand pat or exchange?" : "Your turn: pass, stand pat or exchange?";
  },
  toComeInBlind: (who) =>
    who === null ? "You passed: come in blind or stay out?" : `${who} is deciding whether to come in blind`,
  toLead: (who) => (who === null ? "You lead: play a card" : `${who} leads`),
  toFollow: ({ who, suit }) => `${who}'s turn: ${suits[suit]} were led`,
  youFollow: {
    suit: (led) => `Your turn: follow with ${suits[led]}`,
    trump: (led) => `You have no ${suits[led]}: play a trump`,
    any: (led) => `You have no ${suits[led]} and no trumps: play any card`,
  },
  won: (shares) =>
    and(
      shares.map((share, i) => {
        const verb = i > 0 ? share.who : share.who === null ? "You win" : `${share.who} wins`;
        return `${verb} ${chips(share.chips)}`;
      }),
    ),
  stayed: (pot) => `The pot stays: ${chips(pot)}`,
  bestie: (all) => {
    const others = all.flatMap((who) => who ?? []);
    if (others.length === all.length) {
      const named = others.length > 2 ? number(others.length) : and(others);
      return `${named} ${agreeing(others, "goes", "go")} bestia`;
    }
    return others.length === 0 ? "you go bestia" : `${and(["you", ...others])} go bestia`;
  },
  you: "you",
  out: {
    leaving: "You'll stand up after this hand, and you're sitting out until then",
    playedFor: "You're sitting out: your cards are played for you until you tap “I'm back”",
    sitsOut: "You're sitting out: you pay the ante and pass until you tap “I'm back”",
    short: "You're below the minimum credit: you pay the ante and pass until you top up",
    shortOfTheAnte: "You can't pay the ante: top up, and you play the next hand",
    noChips: "You can't pay the ante: top up, and you're back in when the pot is empty",
  },
  timeUp: {
    playedFor: "Time's up: your cards are played for you until you tap “I'm back”",
    sitsOut: "Time's up: you pay the ante and pass until you tap “I'm back”",
  },
  waits: {
    pot: (ante) =>
      `The pot belongs to those who paid into it: you come in when it's empty; the ante is now ${chips(ante)}`,
    hand: (ante) => `You come in as soon as a hand leaves the pot empty; the ante is now ${chips(ante)}`,
  },
  eliminated: "The tournament is over for you: stay and watch",
  over: ({ you, names }) => {
    if (names.length === 0) return "This table is closed";
    if (you && names.length === 1) return "Game over: you win!";
    return `Game over: ${and(names)} ${agreeing(names, "wins", "win")}`;
  },
});
