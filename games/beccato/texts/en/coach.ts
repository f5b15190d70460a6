import type { Texts } from "../it.ts";

export const coach: Texts["coach"] = {
  agree: "Choose a gesture that nobody else notices, but that your mate will recognise.",
  agreed: "During play, hold down “Signal” to see it again.",
  begins: "Collect three chickens alike, and tell your mates with your guild's signal.",
  pass: "Keep cards that are alike and pass one you don't need. Serama make no tris.",
  eyesDown: "While you have four cards, you see only those: pass one, then you look up.",
  tris: "You have a tris: make the signal when you think a mate is looking at you.",
  fourSerama: "You have four Serama: shout “Chicchirichì”!",
  look: "Tap a face to look at somebody: that's the only way to see their gestures.",
  open: "Here everybody sees every gesture: hide yours among many others.",
  real: "You make the signals yourselves, for real: the phone only holds the cards.",
  mate: "If a mate makes your signal, wait a moment, then shout “Coccodé”.",
  opponent: "If you think an opponent has a tris, shout “Beccato” and tap their face.",
  bluff: "You may make any signal, even a false one: it confuses anyone watching you.",
  shouted: "Hands are shown, and everybody sees who was right.",
  egg: "An egg of your own guild counts two points, any other egg one.",
  place: "Try to fill a level with one symbol only: it counts double.",
  between: "Think back to who did what.",
  change: "If you think your signal has been found out, you can change it for an egg.",
  watching: "From here you hear who talks; only players who are looking make out signals.",
  over: "An egg of the guild's own counts two points, any other one; face down, none.",
};
