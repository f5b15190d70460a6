import type { LessonWords, Names } from "@tavolata/kernel";
import type { Bestia, View } from "../../rules/index.ts";
import { and, chips } from "../../texts/en/nouns.ts";
import { type HighRank, highTrumpIn } from "../high-trump.ts";
import type { WORDS as source } from "./it.ts";

const taker = ({ tricks }: View, names: Names) => and(tricks.slice(0, 1).map((trick) => names(trick.taker)));
const bestie = ({ lastHand }: View, names: Names) => and(lastHand?.bestie.map(names) ?? []);

const BEATEN_BY: Readonly<Record<HighRank, string>> = {
  A: "the ace: nothing beats it",
  "3": "a 3: only the ace beats it",
  R: "a king: only the ace and the 3 beat it",
};

export const WORDS: LessonWords<Bestia, keyof typeof source.steps> = {
  about: [
    "Three cards each, and everybody's ante in the pot.",
    "A card turned up says which suit is trumps: it beats the others.",
    "In turn you pass, or you play: with the cards you have, or after exchanging some.",
    "Those who play fight for three tricks: each is worth a third of the pot.",
    "If you play and take none, you go bestia: you pay what was in the pot.",
  ],
  inRealGames:
    "In a real game you have half a minute to decide, and play chips from your purse: they aren't money. The ante rises; stand up when you like.",
  steps: {
    pot: ({ pot }) =>
      `Everybody has paid the ante: there is ${chips(pot)} in the pot. There are three tricks, each worth a third of it.`,
    trump:
      "The card turned up under the stock says what is trumps: its suit beats all others. You have one of them.",
    strength: (view) =>
      `From the strongest down: ace, 3, king, knight (or queen), jack, 7, 6, 5, 4, 2. Your trump is ${BEATEN_BY[highTrumpIn(view) ?? "A"]}.`,
    exchange:
      "With a trump like that you play! Your other two cards are weak: tap them, then tap Exchange. Stand pat would keep them, Pass would keep you out.",
    everybodyPlays: ({ bestia }, names) =>
      `${names(2)} and ${names(1)} play, too: three of you for three tricks. A player who takes none goes bestia, and pays ${chips(bestia)}.`,
    signs:
      "Beside the names: the white arrow marks who leads, the golden cards who dealt, the red card how many tricks each has taken.",
    follow: (_, names) =>
      `${names(1)} has led, and you must follow suit: you have a single card of it. Tap it, then tap “Play this one”.`,
    highest: (view, names) =>
      `Without trumps on the table the highest card of the suit led takes the trick: it's ${taker(view, names)}'s. The taker leads.`,
    trumping:
      "You have none of this suit: then you must play a trump. And it pays: a trump beats every other suit.",
    lead: ({ pot }) =>
      `The trick is yours: it's worth ${chips(pot / 3)}, and you can't go bestia any more. Now you lead: a trump is left.`,
    bestia: (view, names) =>
      `Two tricks: ${chips(view.lastHand?.won[0] ?? 0)} for you. But ${bestie(view, names)} played and took none: they go bestia, and pay what was in the pot.`,
    nextPot: ({ pot }) =>
      `That bestia stays in the pot, and with the new antes it makes ${chips(pot)}: now there is more to win, and the bestia costs as much.`,
    pass: ({ bestia }, names) =>
      `${names(2)} and ${names(1)} play, and you have neither trumps nor high cards. Tap Pass: the ante is already paid, and you don't risk ${chips(bestia)}.`,
    blind:
      "Those who passed may still come in blind: three new cards, and you must play them. Against two it's a gamble: stay out, tap Pass.",
    inShort:
      "In short: play when you see a trick, pass when you don't, and one player's bestia is everybody's pot.",
  },
};
