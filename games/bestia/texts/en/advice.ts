export const basics: readonly string[] = [
  "Everybody pays the ante and is dealt three cards; a card turned up says which suit is trumps.",
  "In turn you pass, stand pat, or play and exchange the cards you do not like.",
  "From the strongest down: ace, 3, king, knight (or queen), jack, 7, 6, 5, 4, 2. Follow suit; if you cannot, you must play a trump.",
  "Each trick is worth a third of the pot.",
  "If you play and take no trick at all, you go bestia: you pay what was in the pot, and the next hand is played for it.",
];

export const advice: readonly string[] = [
  "With three cards, never pass with the highest trump in your hand: one trick is yours.",
  "Before you play, count who is in: with three cards there are only three tricks, so one of four players is sure to take none.",
  "Exchange without regret: a low card that is no trump takes a trick only by mistake.",
  "When you speak last you know everything: if all have passed, play, and the pot is yours unless somebody comes in blind.",
  "With a rich pot the bestia costs as much as the pot is worth: think twice before you come in blind.",
];
