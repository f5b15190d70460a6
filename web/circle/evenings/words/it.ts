import type { Widen } from "@tavolata/kernel";
import type { EveningCode } from "../../../words/later.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Serate",
  next: "La prossima serata",
  now: "Si gioca adesso",
  others: "E poi",
  none: "Nessuna serata in programma.",
  noneHelp:
    "Mettine una in calendario: all'ora giusta i tavoli si aprono da soli, e chi c'è si trova già al suo posto.",
  plan: "Metti in calendario una serata",

  zoned: (time: string, zone: string) => `le ${time} a ${zone}`,
  until: (day: string) => `fino a ${day}`,
  movedFrom: (when: string) => `Spostata: era ${when}`,
  cancelled: "Annullata",
  online: "Online, qui",
  closed: "Le iscrizioni sono chiuse. Chi non viene più può ancora dirlo.",
  closes: (when: string) => `Ci si iscrive fino a ${when}`,
  reminder: "All'ora della serata tieni aperta questa pagina: ti porta al tavolo da sola.",

  answers: { yes: "Vengo", maybe: "Forse", no: "Non vengo" },
  answered: "La tua risposta",
  coming: (n: number) => counting(n, "Ancora nessuno", "Viene una persona", `Vengono in ${n}`),
  comingOf: (n: number, most: number) => `${n} su ${most} posti`,
  maybe: (n: number) => counting(n, "Nessuno forse", "Una persona forse", `${n} forse`),
  no: (n: number) => counting(n, "Nessuno dice di no", "Una persona non viene", `${n} non vengono`),
  waiting: "Lista d'attesa",
  waitingAt: (n: number) =>
    `È al completo: sei al numero ${n} della lista d'attesa, ed entri appena si libera un posto.`,

  opened: {
    table: (n: number) => `Tavolo ${n}`,
    toTable: "Vai al tuo tavolo",
    toTournament: "Vai al torneo",
    goOn: (what: string) => `Apri adesso: ${what}`,
    nothing: "Non c'era nessuno: non si è aperto niente.",
  },

  program: {
    title: "Che cosa si gioca",
    tables: (game: string) => `Tavoli di ${game}`,
    tournament: (game: string) => `Torneo di ${game}`,
    rounds: (n: number, game: string) => `${n} turni di ${game}`,
    knockOut: (game: string) => `Torneo a eliminazione di ${game}`,
    andThen: "poi",
    chips: { purse: "con le fiches di ognuno", circle: "con le fiches del circolo" },
  },

  calendar: {
    button: "Nel tuo calendario",
    title: "Le serate nel tuo calendario",
    help: "Il tuo calendario legge questo indirizzo e si tiene aggiornato da solo. È solo tuo: chi lo conosce vede le serate del circolo, quindi non darlo a nessuno.",
    address: "Il tuo indirizzo",
    copy: "Copia l'indirizzo",
    copied: "Indirizzo copiato.",
    open: "Apri nel calendario",
    anew: "Cambia indirizzo",
    anewHelp: "L'ha visto qualcun altro? Con uno nuovo, quello di prima non vale più.",
    anewSure: "Tocca ancora: quello di prima smette di valere.",
  },

  form: {
    new: "Una serata nuova",
    change: "Cambia la serata",
    name: "Come si chiama?",
    nameOf: (weekday: string) => `La serata del ${weekday}`,
    nameOfFeminine: (weekday: string) => `La serata della ${weekday}`,
    day: "Che giorno? Se si ripete, il primo",
    time: "A che ora?",
    zone: (zone: string) => `Ora di ${zone}, anche quando cambia l'ora legale.`,
    repeats: "Si ripete?",
    once: "Una volta sola",
    until: "Fino a quando?",
    forever: "Senza fine",
    untilDay: "Fino a un giorno",
    lastDay: "L'ultimo giorno",
    minutes: "Quanto dura?",
    hours: (n: number) => counting(n, "0 ore", "un'ora", `${n} ore`),
    place: "Dove? Lascia vuoto se giocate online",
    placeHint: "Da Ada, via Roma 3",
    program: "Che cosa si gioca?",
    programHelp:
      "La prima voce si apre da sola all'ora della serata. Le altre le apre chi organizza, quando è il momento.",
    addTables: "Tavoli",
    addTournament: "Torneo",
    addRounds: "Torneo a turni",
    removePart: (what: string) => `Togli: ${what}`,
    options: (what: string) => `Le regole: ${what}`,
    chips: "Con quali fiches?",
    most: "Quante persone al massimo?",
    everybody: "Quante vogliono",
    closes: "Fino a quando ci si iscrive?",
    closings: { 0: "Fino all'inizio", 60: "Fino a un'ora prima", 1440: "Fino al giorno prima" },
    save: "Metti in calendario",
    saveChange: "Salva",
    incomplete: "Manca qualcosa: servono un nome, un giorno, un'ora e almeno un gioco.",
    words: "In parole:",
  },

  manage: {
    button: "Gestisci la serata",
    move: "Sposta solo questa",
    moveNow: "Sposta",
    cancel: (day: string) => `Annulla quella del ${day}`,
    cancelAll: "Annulla tutte quelle a venire",
    cancelOnly: "Annulla la serata",
    sure: "Tocca ancora per annullare. Lo vedono tutti.",
    changeAll: "Cambia la serata",
  },

  /** "ogni giovedì", "alle 21:00" */
  at: (said: string, time: string) => `${said} alle ${time}`,
  repeat: {
    weekly: (weekday: string) => `ogni ${weekday}`,
    everyOther: (weekday: string, feminine: boolean) =>
      feminine ? `una ${weekday} sì e una no` : `un ${weekday} sì e uno no`,
    weeks: (n: number, weekday: string) => `ogni ${n} settimane, di ${weekday}`,
    monthly: (which: number, weekday: string, feminine: boolean) =>
      `ogni ${ordinal(which, feminine)} ${weekday} del mese`,
    months: (n: number, which: number, weekday: string, feminine: boolean) =>
      `ogni ${n} mesi, ${withArticle(which, feminine)} ${weekday}`,
  },

  rounds: {
    kind: "Come si gioca",
    kinds: { rounds: "a turni", "knock-out": "a eliminazione" },
    roundsHelp:
      "A ogni turno i tavoli si rifanno secondo la classifica, incontrando meno volte possibile le stesse persone.",
    knockOutHelp:
      "A ogni turno va avanti chi vince il suo tavolo. Dove i numeri non tornano, la casa aggiunge bot.",
    count: "Quanti turni",
    tableSize: "Giocatori per tavolo",
    minutes: "Tempo per turno",
    minutesHelp: "Allo scadere ogni tavolo vale come sta in quel momento.",
    inMinutes: (n: number) => `${n} minuti`,
  },

  refusals: {
    "no-such-evening": "Questa serata non c'è più: guarda di nuovo il calendario.",
    "too-many-evenings": "Ci sono già troppe serate in calendario: prima annullane una.",
    "bad-evening": "Qualcosa in questa serata non va: controlla giorno, ora e giochi.",
    "evening-in-past": "Quell'ora è già passata: scegline una che deve venire.",
    "evening-over": "Questa serata è già cominciata.",
    "evening-there": "A quell'ora comincia un'altra serata di questa serie: scegline un'altra.",
    "evening-too-far": "Questa serata è troppo lontana: rispondi quando si avvicina.",
    "evening-cancelled": "Questa serata è annullata.",
    "sign-up-closed": "Le iscrizioni sono chiuse: chiedi a chi organizza.",
    "program-over": "Il programma è finito: si è aperto tutto.",
    "nobody-there": "Non c'è ancora nessuno: aspetta che qualcuno apra la pagina del circolo.",
  } satisfies Record<EveningCode, string>,
};

function counting(n: number, none: string, one: string, many: string): string {
  return n === 0 ? none : n === 1 ? one : many;
}

function withArticle(which: number, feminine: boolean): string {
  if (which === -1) return `l'${ordinal(which, feminine)}`;
  return `${feminine ? "la" : "il"} ${ordinal(which, feminine)}`;
}

function ordinal(which: number, feminine: boolean): string {
  const end = feminine ? "a" : "o";
  if (which === -1) return `ultim${end}`;
  return `${["", "prim", "second", "terz", "quart"][which] ?? ""}${end}`;
}

export type EveningWords = Widen<typeof it>;
