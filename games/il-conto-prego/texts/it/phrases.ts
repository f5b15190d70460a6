/** For the chat, one tap each. */
export const phrases = [
  "Il conto, prego!",
  "Non ci credo",
  "Buon appetito!",
  "Ben fatto",
  "Un attimo",
  "Offro io",
  "Ancora una?",
  "Che fame!",
] as const;
