export const basics: readonly string[] = [
  "Your terrace is splendid, and the pigeons know it. Each one that sits there at the end costs a point; each one that you turned into a Trophy is worth one.",
  "On your turn you take two actions: draw, play a card, or discard to clean up.",
  "Every card that is played reveals pigeons: at the end of the turn the flock comes, one pigeon at a time.",
  "Every card may be answered with a Reaction, by all at the same time and in secret, and then with another.",
  "When the pigeons have run out, the others have one last turn. The most points win.",
  "The rulebook does not print the texts of the cards, so these are our own. If you have the box, you can type in yours as a file.",
];

export const advice: readonly string[] = [
  "Look how much room there is in the Places: one that overflows in your turn may bring you Trophies.",
  "Scared pigeons fly to the Area with the fewest: count everybody's pigeons before you clap.",
  "A card with many feathers pays, but the flock comes to you: Fatsos glide to the current player.",
  "Guano counts double as a Trophy: with a Pressure Washer in hand, you may be glad to get some.",
  "Keep a Reaction for the final phase: after the last turn nobody can clean up any more.",
];
