export const basics: readonly string[] = [
  "Everybody pays the ante and is dealt three cards; one card is turned up, and its suit is trumps.",
  "In turn you pass, stand pat, or play and exchange the cards you don't like.",
  "From the strongest down: ace, 3, king, knight (or queen), jack, 7, 6, 5, 4, 2. Follow suit; if you can't, you must play a trump.",
  "Each trick is worth a third of the pot.",
  "If you play and don't take a single trick, you go bestia: you pay as much as was in the pot, and that is what the next hand is played for.",
];

export const advice: readonly string[] = [
  "With three cards, never pass with the highest trump in your hand: one trick is yours.",
  "Before you play, count who's in: with three cards there are only three tricks, so with four players somebody is sure to go without.",
  "Exchange without regret: a low card that isn't a trump only ever takes a trick by accident.",
  "When you speak last you know everything: if everybody has passed, play, and the pot is yours unless somebody comes in blind.",
  "When the pot is rich, so is the bestia: think twice before you come in blind.",
];
