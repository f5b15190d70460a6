import { it } from "../texts/index.ts";

/** The words of the figures in Italian, by the English ones. */
export const ITALIAN: Readonly<Record<string, string>> = {
  ...it.kinds,
  "Hands in a game": "Mani in una partita",
  hands: "mani",
  "Calls in a hand": "Chiamate in una mano",
  calls: "chiamate",
  "Bills that were true": "Conti che tornavano",
  "Hands the dealer's left loses beyond an even share":
    "Mani che perde chi sta alla sinistra del mazziere, oltre la quota equa",
  "Cards called when the bill comes": "Carte chiamate quando arriva il conto",
  cards: "carte",
  "Who loses the hand, from the dealer's left": "Chi perde la mano, dalla sinistra del mazziere",
  "Hands with everybody still in.": "Mani in cui sono ancora tutti in gioco.",
  Opener: "Chi apre",
  Dealer: "Mazziere",
  "{} after the dealer": "{} dopo il mazziere",
  Bills: "Conti",
  "True: who asked loses": "Torna: perde chi l'ha chiesto",
  "True bills": "Conti che tornano",
  "Rested on a Joker": "Grazie a un Jolly",
  "cards called": "carte chiamate",
  "% of the calls": "% delle chiamate",
  "Calls that are true, by cards called": "Chiamate vere, per carte chiamate",
  "Seen with the referee's eyes in one game out of {}.":
    "Viste con gli occhi dell'arbitro in una partita su {}.",
  "Calls that are doubted at once, by cards called": "Chiamate a cui non si crede subito, per carte chiamate",
  "By the next player.": "Da chi gioca dopo.",
  "Bluffs that get through, by cards called": "Bluff che passano, per carte chiamate",
  "False calls that the next player did not doubt.": "Chiamate false a cui chi gioca dopo ha creduto.",
  "The largest set of equal cards in play, Jokers included":
    "Il gruppo più grande di carte uguali in gioco, Jolly compresi",
  "Shuffled cards alone, whatever the players do.":
    "Solo carte mescolate, qualunque cosa facciano i giocatori.",
  "cards in play": "carte in gioco",
  "cards in the largest set": "carte nel gruppo più grande",
  "the advice: 1 + n/6": "il consiglio: 1 + n/6",
  "a better rule: 1.5 + n/7.7": "una regola migliore: 1,5 + n/7,7",
  "The advice is off by up to {} cards.": "Il consiglio sbaglia fino a {} carte.",
};
