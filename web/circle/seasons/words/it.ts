import { agreeing, type Widen } from "@tavolata/kernel";
import type { SeasonCode } from "../../../words/later.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Stagioni",
  season: "Stagione",
  none: "Nessuna stagione. Con una stagione le serate fanno classifica: punti per ogni posto, o le fiches del circolo.",
  open: "Apri una stagione",
  running: "In corso",
  over: "Finita",
  leads: (names: string) => `In testa: ${names}`,
  wonBy: (names: string) => `Al primo posto: ${names}`,
  nobodyYet: "Ancora nessun risultato.",
  between: (from: string, to: string) => `${from} – ${to}`,
  back: "Torna al circolo",

  standings: "Classifica",
  whichGame: "In quale gioco?",
  all: "Tutti i giochi",
  place: "Posto",
  who: "Chi",
  points: "Punti",
  evenings: "Serate",
  tooFew: "Ancora poche serate per avere un posto:",
  ofCounted: (counted: number, evenings: number) => `${counted} su ${evenings}`,
  empty: "La prima partita di una serata, o di un tavolo del circolo, finisce qui da sola.",

  rule: {
    title: "Come si conta",
    places: (points: string) =>
      `Ogni partita e ogni torneo danno punti per il posto: ${points}. Oltre, niente. A pari posto, gli stessi punti.`,
    chips: "Conta quello che si vince o si perde ai tavoli giocati con le fiches del circolo.",
    best: (n: number) =>
      `Contano solo ${agreeing(n, "la serata migliore", `le ${n} serate migliori`)} di ognuno.`,
    least: (n: number) =>
      `Ha un posto in classifica chi c'è stato almeno ${n} ${agreeing(n, "volta", "volte")}.`,
    games: (games: string) => `Contano solo: ${games}.`,
    stack: (chips: string) =>
      `All'inizio, o quando entra nel circolo, ognuno riceve ${chips} di fiches del circolo.`,
    ties: "A pari punti sta davanti chi è arrivato primo più spesso, poi secondo, e così via; se è tutto uguale, il posto è lo stesso.",
    night: "Chi gioca dopo mezzanotte gioca ancora la sera prima, fino alle sei.",
  },

  chart: {
    title: "L'andamento",
    label: (name: string) => `Punti dopo ogni serata: ${name}`,
    inWords: "L'andamento in parole",
    evening: "Serata",
    after: (day: string) => `Dopo la serata del ${day}`,
    tooShort: "Dopo la seconda serata qui c'è il grafico.",
    others: (n: number) =>
      `Nel grafico ci sono i primi otto; ${agreeing(n, "un'altra persona è", `altre ${n} sono`)} nella tabella.`,
  },

  chips: {
    title: "Le fiches del circolo",
    help: "Quante ne ha ognuno adesso. Insieme a quelle sui tavoli sono tutte quelle date dal banco.",
  },

  corrections: {
    title: "Correzioni",
    none: "Nessuna correzione.",
    one: (by: string, who: string, points: string, reason: string) =>
      `${by}: ${points} a ${who}. «${reason}»`,
    add: "Correggi",
    who: "A chi?",
    points: "Quanti punti? Con il meno davanti, in meno",
    reason: "Perché? Lo leggono tutti",
    now: "Correggi",
    incomplete: "Servono un numero diverso da zero e un motivo.",
  },

  end: "Chiudi la stagione adesso",
  endSure: "Tocca ancora: la classifica resta com'è.",

  form: {
    title: "Una stagione nuova",
    name: "Come si chiama?",
    nameOf: (year: string) => `Stagione ${year}`,
    from: "Da che giorno?",
    to: "Fino a che giorno?",
    counts: "Che cosa conta?",
    counting: { places: "Il posto in ogni partita", chips: "Le fiches vinte e perse" },
    points: "Punti per posto, dal primo in poi",
    pointsHelp: "Numeri separati da spazi: 10 7 5 3 2 1",
    best: "Quante serate contano?",
    bestAll: "Tutte",
    bestOf: (n: number) => `Le ${n} migliori`,
    least: "Quante serate servono per avere un posto?",
    leastNone: "Basta una",
    stack: "Fiches del circolo?",
    noStack: "No",
    withStack: "Sì",
    open: "Apri la stagione",
    fixed: "Le regole poi non cambiano più: nessuno sposta il traguardo.",
    incomplete: "Manca qualcosa: servono un nome, due giorni e i punti.",
  },

  refusals: {
    "bad-season": "Qualcosa in questa stagione non va: controlla giorni e regole.",
    "no-such-season": "Questa stagione non c'è.",
    "season-there": "In quei giorni c'è già una stagione: scegline altri, o chiudi quella.",
    "season-over": "Questa stagione è già finita.",
  } satisfies Record<SeasonCode, string>,
};

export type SeasonWords = Widen<typeof it>;
