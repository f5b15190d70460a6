export const basics: readonly string[] = [
  "Cards are turned up side by side: lady pheasants in evening dress, with umbrella, hat, scarf, beak, tail and worm in six colours.",
  "Two cards share a feature in the same colour? Be the first to call its name, and the line is yours.",
  "Several matches: take a blue pawn, which is worth a card. Two identical cards: the red pawn, and you take them all.",
  "A card with two worms beats everything: knock, and you take them all.",
  "Get it wrong, and you give a card back. When the deck runs out, the most cards win.",
];

export const advice: readonly string[] = [
  "Look at the new card first: whatever matches is on it, so you only need to find its partner.",
  "Worms first: are there two? Knock, and nothing else counts.",
  "Once you see a match, look for another before you call: with two, only the blue pawn is right.",
  "A detail on its own counts too: a red hat is a red hat.",
  "Don't guess: a wrong reaction costs you a card, and if you have none you're out of that line.",
];
