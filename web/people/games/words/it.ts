import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Le mie partite",
  back: "Torna al profilo",
  which: "Quale gioco",
  all: "Tutti",
  with: (name: string) => `Con ${name}`,
  everybody: "Con chiunque",
  more: "Ancora",
  empty: "Ancora nessuna partita",
  emptyText: "Quelle che finisci le ritrovi qui: con chi, com'è andata, e da rivedere quando vuoi.",
  emptyHere: "Di queste non ne hai ancora finita nessuna.",
  play: "Andiamo a giocare",
  place: (n: number) => `${n}°`,
  rated: "per la classifica",
  brokenOff: "interrotta",
  left: "non ha finito",
  somebody: "Qualcuno",
  team: (n: number) => `squadra ${n}`,
  score: "Punti",
  replay: "Rivedi",
  replayOf: (game: string, when: string) => `Rivedi: ${game}, ${when}`,
  together: "Le partite insieme",
};

export type GamesWords = Widen<typeof it>;
