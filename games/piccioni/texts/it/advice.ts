/** The whole game in a few sentences, for people who have never seen it. */
export const basics: readonly string[] = [
  "Il tuo terrazzo è bellissimo, e i piccioni lo sanno. Ognuno che ci resta alla fine costa un punto; ognuno che hai trasformato in Trofeo ne vale uno.",
  "Nel tuo turno fai due azioni: pescare, giocare una carta, o scartarne per ripulire.",
  "Ogni carta giocata rivela piccioni: a fine turno arriva lo stormo, un piccione alla volta.",
  "A ogni carta si può rispondere, tutti insieme e di nascosto, con una Reazione, e poi con un'altra.",
  "Quando i piccioni sono finiti c'è un ultimo turno per gli altri. Vince chi ha più punti.",
  "Il regolamento non riporta i testi delle carte: quelle con cui si gioca qui sono nostre. Chi ha la scatola può copiare le sue in un file.",
];

export const advice: readonly string[] = [
  "Guarda quanto posto c'è nei Luoghi: un Luogo pieno nel tuo turno ti regala Trofei.",
  "Gli spaventati volano dove ce n'è meno: conta i piccioni degli altri prima di battere le mani.",
  "Una carta con molte penne rende, ma lo stormo arriva a te: i Grassi planano da chi è di turno.",
  "Il Guano come Trofeo vale doppio: a chi ha l'Idropulitrice non dispiace riceverne.",
  "Tieni una Reazione per la Fase Finale: dopo l'ultimo turno nessuno ripulisce più.",
];
