import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  standings: "Classifica",
  rank: "Posto",
  player: "Giocatore",
  points: "Punti",
  breaks: "Spareggi",
  round: (n: number) => `Turno ${n}`,
  yours: "Il tuo tavolo",
  watch: "Guarda",
  table: (n: number) => `Tavolo ${n}`,
  playing: "si gioca",
  byes: "Riposa",
  until: (when: string) => `I tavoli hanno tempo fino alle ${when}; poi valgono come stanno.`,
  next: (when: string) => `Il prossimo turno comincia alle ${when}.`,
  how: {
    time: "tempo scaduto: vale come stava",
    "given-up": "partita interrotta: tutti pari",
    corrected: "risultato corretto",
  },
  place: (n: number) => `${n}°`,
  earlier: "I turni di prima",
  out: "fuori",
  withdrawn: "non gioca più",
  explain: "Come si decide tra chi è pari",
  explained: [
    "Prima contano i punti.",
    "Poi gli scontri diretti, se chi è pari si è incontrato: uno in più per chi è arrivato davanti, uno in meno per chi è arrivato dietro.",
    "Poi i punti che hanno in media gli avversari incontrati.",
    "Poi quanti tavoli ha vinto ciascuno.",
    "In fondo il sorteggio, fissato prima che qualcuno si iscrivesse.",
  ],
  tieBreaks: (direct: number, opponents: string, wins: number) =>
    `scontri ${direct > 0 ? `+${direct}` : direct} · avversari ${opponents} · vinti ${wins}`,
  byLot: "sorteggio",
  mate: "Con chi vuoi giocare",
  anybody: "con chi capita",
  mateHelp: "Chi non sceglie gioca con chi capita dal sorteggio.",
  mateAsked: (name: string) => `Aspettiamo che anche ${name} scelga te.`,
  mates: (name: string) => `Giocate insieme, tu e ${name}.`,
};

export type RoundsWords = Widen<typeof it>;
