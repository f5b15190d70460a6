export const basics: readonly string[] = [
  "Everybody pays the ante and gets three cards; a card turned up says which suit is trumps.",
  "In turn you pass, play served, or play and exchange the cards you do not like.",
  "From the strongest down: ace, 3, king, knight (or queen), jack, 7, 6, 5, 4, 2. Follow suit; whoever cannot must play a trump.",
  "Each trick is worth a third of the pot.",
  "Whoever plays and takes no trick at all goes bestia: he pays what was in the pot, and the next hand is played for it.",
];

export const advice: readonly string[] = [
  "Never pass with the highest trump in your hand: one trick is yours.",
  "Before you play, count who is in: there are three tricks, and of four players one surely goes dry.",
  "Exchange without regret: a low card that is no trump takes a trick only by mistake.",
  "Whoever speaks last knows everything: if all have passed, play, and the pot is yours unless somebody comes in blind.",
  "With a rich pot the bestia costs as much as the pot is worth: think twice before you come in blind.",
];
