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
  inRealGames:
    "In a real game you also hear who talks or makes a sound (the key Voice): a signal, or nothing at all. And there is a time to pass.",
  steps: {
    mate: (_, names) =>
      `${names(2)} is with you, against ${names(1)} and ${names(3)}. A tris is worth an egg, but its owner keeps quiet: a mate shouts.`,
    signal: (view) =>
      `A mate knows by a secret signal that only you two know: ${signals[signalOf(view)]}. Tap your own figure to see it again.`,
    make: (_, names) =>
      `Try it: hold “Signal”, then let go. With a tris, first wait until ${names(2)} looks at you: nobody sees it who looks elsewhere.`,
    decoys:
      "You had no tris: that was a feint, and feints confuse. Left, Right, Head and Cards are the other gestures, for more of them.",
    pass: (_, names) =>
      `You have four cards, and one goes to ${names(1)}. Keep those alike and pass the Serama, which makes no tris: tap it twice.`,
    feather: (_, names) =>
      `Cards go round, and a feather flies from ${names(2)}: something moved, but you were looking at ${names(1)}. Tap ${names(2)}'s face.`,
    coccode: (view, names) =>
      `Once more, and now you see it: ${names(2)} ${does[signalOf(view)]}. That's your signal, so there is a tris! Hold down “Coccodé!”.`,
    egg: (view) =>
      `Right: three of ${tris(view)}, and the egg on that coop is yours! It's two points with your symbol, else one: the number adds up.`,
    beccato: (view, names) =>
      `Now you look at ${names(1)}, who ${doing(view, 1)}. Their signal, perhaps? Then there is a tris: tap “Beccato!”, then that face.`,
    choose: (view) =>
      `It was true: three of ${tris(view)}! After “Beccato” you choose the egg yourselves: tap a coop, or the deck.`,
    wrong:
      "A wrong shout gives eggs away.\n“Coccodé”: to every other guild.\n“Beccato”: to the accused.\nSo people feint.",
    chicchirichi:
      "A Serama makes no tris, but you have four! When it's your turn, four Serama are worth an egg: hold down “Chicchirichì!”.",
    crowed:
      "The egg on top of the deck is yours. Without four Serama, “Chicchirichì” would have given one to every other guild.",
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
