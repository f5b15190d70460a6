import type { Widen } from "@tavolata/kernel";
import type { ReportKind } from "@tavolata/server/protocol";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Segnalazioni",
  help: "Le legge solo chi organizza. Quelle su chi organizza arrivano a chi gestisce la casa.",
  kinds: {
    insult: "Offese o minacce",
    unfair: "Gioco scorretto",
    nuisance: "Disturba o blocca il gioco",
    name: "Nome o faccia offensivi",
    other: "Altro",
  } satisfies Record<ReportKind, string>,
  about: (kind: string, name: string) => `${kind}: ${name}`,
  by: (name: string) => `da ${name}`,
  forgotten: "una persona che non c'è più",
  table: "Vai al tavolo",
  replay: "Rivedi la partita",
  playing: "La partita si rivede quando è finita.",
  read: "Leggi le chiacchiere",
  noChat: "Nessuno aveva scritto niente.",
  word: "Che cosa hai fatto? Lo legge chi organizza.",
  handle: "Fatto",
  handleOf: (kind: string, name: string) => `Fatto: ${kind}, ${name}`,
  badWord: "Scrivi due parole su che cosa hai fatto.",
};

export type ReportWords = Widen<typeof it>;
