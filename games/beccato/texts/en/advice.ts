export const basics: readonly string[] = [
  "You play in guilds of two or three, and every guild has a secret signal: to make a gesture, choose its group, then hold it.",
  "Everybody takes turns passing a card to the left, with two taps: when you have three of a kind, tell your mates with the signal.",
  "To look at somebody, tap their face. A mate who notices shouts “Coccodé”, and the guild takes the egg from that coop.",
  "An opponent who notices shouts “Beccato” and takes an egg of their choice instead.",
  "With four Serama in hand, shout “Chicchirichì”. A wrong shout gives eggs away; at six eggs, points are counted.",
];

export const advice: readonly string[] = [
  "Let some time pass between the signal and the Coccodé: a quick answer gives you away.",
  "Bluff: a false signal, made as if in secret, draws a wrong Beccato, and the egg is yours.",
  "The more signals you make, even wrong ones, the harder it is to tell which is the true one.",
];
