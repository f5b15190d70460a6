export const basics: readonly string[] = [
  "Your terrace is splendid, and the pigeons know it. Each that sits there at the end costs a point; each that you turned into a Trophy is worth one.",
  "In your turn you take two actions: draw, play a card, or discard to clean up.",
  "Every card that is played calls pigeons: at the end of the turn the flock comes, one pigeon at a time.",
  "The others may answer every card, all at once and in secret, with a Reaction.",
  "When the pigeons have run out the others have one last turn. Most points win.",
  "The rulebook does not print the texts of the cards: those played with here are our own. Whoever has the box can type theirs into a file.",
];

export const advice: readonly string[] = [
  "Look how much room there is in the Places: one that overflows in your turn may bring you Trophies.",
  "The scared fly to where the fewest are: count the pigeons of the others before you clap.",
  "A card with many feathers pays, but the flock comes to you: Fatsos glide to the current player.",
  "Guano counts double as a Trophy: with a Pressure Washer you may well like to get some.",
  "Keep a Reaction for the final phase: after the last turn nobody cleans up any more.",
];
