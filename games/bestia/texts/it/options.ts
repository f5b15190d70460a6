import type { OptionTexts } from "../shape.ts";

export const options: OptionTexts = {
  table: {
    label: "Tavolo",
    help: "Aperto: ci si siede e ci si alza quando si vuole, con i gettoni del borsellino. Torneo: si parte tutti alla pari e si gioca finché ne resta uno.",
    values: { cash: "aperto", tournament: "torneo" },
  },
  handSize: { label: "Carte", help: "Tre o quattro carte a testa." },
  stack: { label: "Gettoni iniziali", help: "Quanto ha ognuno all'inizio." },
  ante: { label: "Invito", help: "L'invito del primo livello." },
  levelMinutes: {
    label: "Minuti per livello",
    help: "Dopo quanti minuti l'invito sale.",
    values: { "0": "non sale mai" },
  },
  buyInLeast: { label: "Ingresso minimo", help: "Il minimo per sedersi." },
  buyInMost: {
    label: "Ingresso massimo",
    help: "Il massimo per sedersi o ricaricare.",
  },
  minCredit: {
    label: "Credito residuo minimo",
    help: "Sotto questo credito si va in sit-out.",
  },
  minPlayers: { label: "Minimo di giocatori", help: "Quanti devono essere seduti perché si diano le carte." },
  hands: {
    label: "Smazzate",
    help: "Dopo quante la partita finisce, appena il piatto è vuoto; poi se ne comincia un'altra.",
    values: { "0": "senza limite" },
  },
  entry: { label: "Iscrizione", help: "Quanto versa ognuno per i premi del torneo." },
  prizes: {
    label: "Premi",
    help: "Quanti posti sono premiati.",
    values: { one: "solo il primo", two: "i primi due", three: "i primi tre" },
  },
  manyTables: { label: "Più tavoli", help: "Il torneo si gioca su più tavoli." },
  firstToSpeak: {
    label: "Chi parla per primo",
    help: "Chi siede alla destra di chi è di mano, o chi è di mano.",
    values: { afterHand: "alla destra di chi è di mano", hand: "chi è di mano" },
  },
  allPass: {
    label: "Se non gioca nessuno",
    help: "Il piatto resta, o va al mazziere.",
    values: { carry: "il piatto resta", dealer: "va al mazziere" },
  },
  overtrump: { label: "Sopratagliare", help: "Chi taglia deve superare le briscole già in tavola, se può." },
  potSaved: {
    label: "Piatto salvo",
    help: "Con una presa a testa il piatto resta per la prossima smazzata.",
  },
  compulsoryHand: { label: "Giro obbligato", help: "Dopo una smazzata senza bestia nessuno può passare." },
  decisionSeconds: {
    label: "Secondi per decidere",
    help: "Chi non risponde in tempo va in sit-out.",
    values: { "0": "senza limite" },
  },
  betweenSeconds: { label: "Secondi tra le smazzate", help: "Per guardare com'è andata, sedersi e alzarsi." },
};
