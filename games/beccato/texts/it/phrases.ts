/** For the chat, one tap each; between rounds only, because talk is a signal. */
export const phrases = [
  "Che faccia tosta!",
  "Ho visto tutto!",
  "Era un bluff",
  "Bel segnale",
  "Chi guardava?",
  "Coccodé a chi?",
  "Un attimo",
  "Alla prossima",
];
