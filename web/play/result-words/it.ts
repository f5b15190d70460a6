import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Partita finita",
  youWin: "Hai vinto!",
  yourTeamWins: "Avete vinto!",
  wins: (names: string) => `Vince ${names}`,
  winMany: (names: string) => `Vincono ${names}`,
  place: (n: number) => `${n}°`,
  again: "Ancora una!",
  waiting: "Aspettiamo gli altri…",
  wantMore: (names: string, n: number) =>
    n === 1 ? `${names} ne vuole un'altra.` : `${names} ne vogliono un'altra.`,
  thinking: (names: string, n: number) =>
    n === 1 ? `${names} ci pensa ancora.` : `${names} ci pensano ancora.`,
  toStandings: "Alla classifica",
  replay: "Rivedi la partita",
  picture: "Fanne un'immagine",
  lobby: "Torna alla sala",
  brokenOff: "La partita è stata interrotta.",
  closed: "Il tavolo è chiuso.",
  closedWithChips: "Il tavolo è chiuso: i gettoni di ognuno sono tornati nel suo borsellino.",
};

export type ResultWords = Widen<typeof it>;
