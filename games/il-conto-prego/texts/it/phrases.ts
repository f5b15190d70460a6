/** For the chat, one tap each. */
export const phrases = [
  "Che coraggio!",
  "Non ci credo",
  "Buon appetito!",
  "Ben fatto",
  "Un attimo",
  "Offro io",
  "Ancora una?",
  "Che fame!",
] as const;
