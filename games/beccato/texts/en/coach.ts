import type { Texts } from "../it.ts";

export const coach: Texts["coach"] = {
  agree: "Choose a gesture that nobody else notices, but that your mate knows again.",
  agreed: "In play you see it again while you hold down “Signal”.",
  begins: "Collect three equal chickens, and let your mates know with your guild's signal.",
  pass: "Keep cards that are equal and pass what you do not need. Serama makes no tris.",
  eyesDown: "As long as you have four cards you only see those: pass one, and look up.",
  tris: "You have a tris: make the signal when you think that a mate looks at you.",
  fourSerama: "You have four Serama: shout “Chicchirichì”!",
  look: "Tap a face to look at it: only so do you see its gestures.",
  open: "Here everybody sees every gesture: hide yours among many others.",
  real: "You make the signals yourselves, for real: the phone only holds the cards.",
  mate: "If a mate makes your signal, let a moment pass, and then “Coccodé”.",
  opponent: "If you think that an opponent has a tris: “Beccato”, and tap the face.",
  bluff: "You may make any signal, false ones too: it confuses whoever watches you.",
  shouted: "Hands are shown, and everybody sees who was right.",
  egg: "An egg of your own guild counts two points, any other one.",
  place: "Try to make a level of one symbol only: it counts double.",
  between: "Think of who did what before.",
  change: "If you think that your signal was found out, you can change it for an egg.",
  watching: "From here you hear everything; gestures are for those at the table who look.",
  over: "An egg of one's own guild counts two points, any other one; turned down, nothing.",
};
