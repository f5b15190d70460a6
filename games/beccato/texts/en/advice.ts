export const basics: readonly string[] = [
  "You play in guilds of two or three, and every guild has a secret signal: to make a gesture choose its group, then hold it.",
  "In turn everybody passes a card to the left, with two taps: whoever has three equal chickens lets the mates know by the signal.",
  "To look at somebody tap the face. A mate who notices shouts “Coccodé”, and the guild takes the egg of that coop.",
  "An opponent who notices shouts “Beccato” and takes an egg of his choice instead.",
  "With four Serama in hand you shout “Chicchirichì”. Whoever is wrong gives eggs away; with six eggs it is counted.",
];

export const advice: readonly string[] = [
  "Let some time pass between the signal and the Coccodé: a quick answer gives you away.",
  "Bluff: a false signal made as if in secret draws a Beccato for nothing, and the egg is yours.",
  "The more signals you make, even wrong ones, the harder it is to tell which is the true one.",
];
