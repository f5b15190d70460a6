import type { OptionTexts } from "../shape.ts";

export const options: OptionTexts = {
  table: {
    label: "Tavolo",
    help: "A soldi finti, con chi va e chi viene, o un torneo fino all'ultimo giocatore.",
  },
  handSize: { label: "Carte", help: "Tre o quattro carte a testa." },
  stack: { label: "Gettoni iniziali", help: "Quanto ha ognuno all'inizio, in centesimi." },
  ante: { label: "Invito", help: "L'invito del primo livello, in centesimi." },
  levelMinutes: { label: "Minuti per livello", help: "Dopo quanti minuti l'invito sale; 0 per mai." },
  buyInLeast: { label: "Ingresso minimo", help: "Con quanto almeno ci si siede, in centesimi." },
  buyInMost: {
    label: "Ingresso massimo",
    help: "Con quanto al più ci si siede o si ricarica, in centesimi.",
  },
  minCredit: {
    label: "Credito residuo minimo",
    help: "Sotto questo credito si va in sit-out, in centesimi.",
  },
  minPlayers: { label: "Minimo di giocatori", help: "Quanti devono essere seduti perché si diano le carte." },
  hands: {
    label: "Smazzate",
    help: "Dopo quante la partita finisce, appena il piatto è libero; 0 per nessun limite.",
  },
  entry: { label: "Iscrizione", help: "Quanto versa ognuno per i premi del torneo, in centesimi." },
  prizes: { label: "Premi", help: "Quanti posti sono premiati: uno, due o tre." },
  manyTables: { label: "Più tavoli", help: "Il torneo si gioca su più tavoli." },
  firstToSpeak: {
    label: "Chi parla per primo",
    help: "Chi siede alla destra del giocatore di mano, o lui stesso.",
  },
  allPass: { label: "Se non gioca nessuno", help: "Il piatto resta, o va al mazziere." },
  overtrump: { label: "Sopratagliare", help: "Chi taglia deve superare le briscole già in tavola, se può." },
  potSaved: {
    label: "Piatto salvo",
    help: "Con una presa a testa il piatto resta per la prossima smazzata.",
  },
  compulsoryHand: { label: "Giro obbligato", help: "Dopo una smazzata senza bestia nessuno può passare." },
  decisionSeconds: {
    label: "Secondi per decidere",
    help: "Chi non risponde in tempo va in sit-out; 0 per nessun limite.",
  },
};
