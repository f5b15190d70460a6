import type { Fault, Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Rivedi la partita",
  from: "Vista da",
  everybody: "Tutte le carte scoperte",
  spectator: "Chi guarda",
  moment: (n: number, of: number) => `Momento ${n} di ${of}`,
  first: "Dall'inizio",
  previous: "Indietro",
  next: "Avanti",
  chapterBack: "Salta indietro",
  chapterOn: "Salta avanti",
  last: "Alla fine",
  play: "Fai scorrere",
  pause: "Ferma",
  fair: "È stato tutto onesto?",
  check: "Controlla questa partita",
  checking: "Rigioco tutta la partita…",
  isFair: "Tutto torna.",
  notFair: "Qualcosa non torna.",
  doubtful: "C'è una cosa da guardare.",
  cannotCheck: "Il controllo non è partito: riprova.",
  facts: {
    commitment: "La casa aveva fissato il suo numero segreto prima che i giocatori dessero il loro.",
    replayed: (n: number) =>
      `${n === 1 ? "Rigiocata l'unica mossa" : `Rigiocate tutte le ${n} mosse`} con le stesse regole: stesse carte, stesso risultato.`,
    brokenOff: (n: number) =>
      `Partita interrotta: ${n === 1 ? "l'unica mossa giocata torna" : `le ${n} mosse giocate tornano tutte`}.`,
    ownSeed: "Il tuo numero segreto è quello che ha dato questo dispositivo.",
    otherSeed:
      "Il numero segreto dato da questo dispositivo non c'è: se hai lasciato il posto prima dell'inizio è normale, altrimenti qualcosa non va.",
    unknownSeed: "Questo dispositivo non ha giocato qui: ognuno può controllare il numero segreto suo.",
    partly: (n: number) => `Una versione nuova è entrata a metà: controllata dalla mossa ${n} in poi.`,
    otherRules: "Si è giocato con regole che questa pagina non ha: le mosse qui non si possono rigiocare.",
  },
  faults: {
    "not-a-record": "Quella che la casa ha mandato non è la registrazione di una partita.",
    "another-game": "La registrazione è di un altro gioco.",
    "seed-not-revealed": "La casa non ha mostrato il suo numero segreto.",
    "seed-not-committed": "Il numero segreto della casa non è quello che aveva fissato prima.",
    "players-seeds-missing": "Manca il numero segreto di qualche giocatore.",
    "impossible-input": "C'è una mossa che con queste carte e queste regole non si poteva fare.",
    "broken-upgrade": "La versione nuova ha lasciato un tavolo su cui non si può giocare.",
    "not-finished": "Rigiocando le mosse, la partita non finisce.",
    "another-result": "Rigiocando le mosse viene fuori un altro risultato.",
  } satisfies Record<Fault["code"], string>,
  faultAt: (text: string, n: number) => `${text} (mossa ${n})`,
  details: "I numeri, per chi vuole rifare i conti",
  committed: "Impronta mostrata prima della partita (SHA-256)",
  revealed: "Numero segreto della casa",
  given: "Numeri segreti dei giocatori",
  record: "La partita intera, da scaricare",
  mine: (name: string) => `Tu (${name})`,
  late: "La registrazione non è arrivata. Riprova più tardi: la partita non si perde.",
  retry: "Riprova",
  none: "Questa partita non c'è, o non è ancora finita.",
  soon: "La registrazione è quasi pronta…",
  player: (n: number) => `Giocatore ${n}`,
};

export type ReplayWords = Widen<typeof it>;
