import type { Texts } from "../it.ts";

export const coach: Texts["coach"] = {
  agree: "Choose a gesture that nobody else will notice, but your mate will.",
  agreed: "During play, hold “Signal” to make it, and your own figure to see it again.",
  begins: "Collect three of a kind, and tell your mates with your guild's signal.",
  pass: "Keep cards of a kind and pass one you don't need. Serama don't make a tris.",
  eyesDown: "While you have four cards, that's all you see: pass one, then look up.",
  tris: "You have a tris: make the signal when you think a mate is looking at you.",
  fourSerama: "You have four Serama: shout “Chicchirichì”!",
  look: "Tap a face to look at somebody: that's the only way to see their gestures.",
  open: "Here everybody sees every gesture: hide yours among many others.",
  real: "You make the signals yourselves, for real: the phone only holds the cards.",
  mate: "If a mate makes your signal, wait a moment, then shout “Coccodé”.",
  opponent: "If you think an opponent has a tris, shout “Beccato” and tap their face.",
  bluff: "You may make any signal, even a false one: it confuses anyone watching you.",
  shouted: "Hands go down, and everybody sees who was right.",
  egg: "An egg of your own guild is worth two points, any other egg one.",
  place: "Try to fill a level with a single symbol: it counts double.",
  between: "Think back to who did what.",
  change: "If you think your signal has been found out, you can change it for an egg.",
  watching: "From here you hear who talks; only players who are looking make out signals.",
  over: "A guild's own eggs are worth two points, others one; face down, none.",
};
