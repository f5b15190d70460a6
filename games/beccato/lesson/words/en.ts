import type { LessonWords } from "@tavolata/kernel";
import type { Beccato, View } from "../../rules/index.ts";
import { cards } from "../../texts/en/nouns.ts";
import { does, signals } from "../../texts/en/signals.ts";
import { seenOf, signalOf } from "../seen.ts";
import type { WORDS as source } from "./it.ts";

export const WORDS: LessonWords<Beccato, keyof typeof source.steps> = {
  about: [
    "You play in guilds of two or three, and each guild has a secret signal.",
    "In turn everybody passes a card to the left: you are after three chickens alike, a tris.",
    "A player with a tris makes the signal. A mate who sees it shouts “Coccodé”, and the guild takes an egg.",
    "An opponent who notices first shouts “Beccato”, and the egg goes to their guild.",
    "With six eggs the game ends: the guild with most points wins.",
  ],
  steps: {
    mate: (_, names) =>
      `${names(2)} is with you, against ${names(1)} and ${names(3)}. A tris is worth an egg, but its owner keeps quiet: a mate shouts.`,
    signal: (view) =>
      `A mate knows by your secret signal: ${signals[signalOf(view)]}. Hold “Signal” to make it, your own figure to see it again.`,
    pass: (_, names) =>
      `You have four cards, and one goes to ${names(1)}. Keep those alike and pass the Serama, which makes no tris: tap it twice.`,
    feather: (_, names) =>
      `Cards go round, and a feather flies from ${names(2)}: something moved, but you were looking at ${names(1)}. Tap ${names(2)}'s face.`,
    coccode: (view, names) =>
      `Once more, and now you see it: ${names(2)} ${does[signalOf(view)]}. That's your signal, so there is a tris! Hold down “Coccodé!”.`,
    egg: (view) =>
      `Right: three of ${tris(view)}, and the egg on that coop is yours! It counts two with your symbol, else one. Now “Go on”.`,
    beccato: (view, names) =>
      `Now you look at ${names(1)}, who ${doing(view, 1)}. Their signal, perhaps? Then there is a tris: tap “Beccato!”, then that face.`,
    choose: (view) =>
      `It was true: three of ${tris(view)}! After “Beccato” you choose the egg yourselves: tap a coop, or the deck.`,
    wrong:
      "And if you're wrong? “Coccodé” gives every other guild an egg, “Beccato” one to the accused. So people make false signals.",
    end: "In short: collect three alike, make the signal when a mate is looking at you, and keep an eye on the others. Happy eggs!",
  },
};

/** The breed of the tris that was shown. */
function tris({ outcome }: View): string {
  return (outcome?.tris ?? []).map((breed) => cards[breed]).join(", ");
}

/** "touches their nose with the right hand". */
function doing(view: View, seat: number): string {
  const signal = seenOf(view, seat);
  return signal === undefined ? "" : does[signal];
}
