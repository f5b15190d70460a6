import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  level: (n: number) => `Livello ${n}`,
  ante: "Invito",
  next: "Poi",
  nextBreak: "Prossimo intervallo",
  afterLevel: (n: number) => `dopo il livello ${n}`,
  break: "Intervallo",
  stopping: "I tavoli si fermano",
  redraw: "Tavolo finale",
  paused: "In pausa",
  left: "In gioco",
  of: (left: number, all: number) => `${left} su ${all}`,
  average: "In media",
  prizes: "Premi",
  pool: "In tutto",
  round: (n: number, of: number) => `Turno ${n} di ${of}`,
  rest: "Tra poco il prossimo turno",
  table: (n: number) => `Tavolo ${n}`,
  standings: "Classifica",
  waiting: "Si comincia tra poco",
  entered: "Iscritti",
  over: "È finita",
  code: "Codice",
  qr: "Codice QR per entrare nel torneo",
  place: (n: number) => `${n}°`,
  back: "Pagina del torneo",
};

export type ClockWords = Widen<typeof it>;
