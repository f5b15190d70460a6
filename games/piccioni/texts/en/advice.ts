export const basics: readonly string[] = [
  "Your terrace is splendid, and the pigeons know it. Each one still there at the end costs you a point; each one you've turned into a Trophy is worth one.",
  "On your turn you take two actions: draw, play a card, or discard to clean up.",
  "Every card played reveals pigeons: at the end of the turn the flock comes, one pigeon at a time.",
  "Any card can be answered with a Reaction, by everybody at the same time and in secret, and then with another.",
  "When the pigeons run out, the others get one last turn. The most points win.",
  "The rulebook doesn't print the texts of the cards, so these are our own. If you have the box, you can type in yours as a file.",
];

export const advice: readonly string[] = [
  "See how much room there is in the Places: one that overflows on your turn can bring you Trophies.",
  "Scared pigeons fly to the Area with the fewest: count everybody else's pigeons before you clap.",
  "A card with many feathers pays, but the flock comes to you: Fatsos glide to the current player.",
  "Guano counts double as a Trophy: with a Pressure Washer in hand, you may be glad to get some.",
  "Keep a Reaction for the final phase: after the last turn nobody can clean up any more.",
];
