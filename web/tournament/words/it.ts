import type { Widen } from "@tavolata/kernel";
import type { TournamentCode } from "../../words/later.ts";

function players(n: number): string {
  return n === 1 ? "un giocatore" : `${n} giocatori`;
}

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Torneo",
  players,
  place: (n: number) => `${n}°`,
  table: (n: number) => `Tavolo ${n}`,
  gone: "Qui non c'è nessun torneo",

  plan: {
    title: "Le regole del torneo",
    most: "Giocatori al massimo",
    tableSize: "Per tavolo",
    entry: "Iscrizione",
    free: "gratis",
    start: "Comincia",
    starts: {
      you: "quando lo dici tu",
      host: (name: string) => `quando lo dice ${name}`,
      full: "quando è al completo",
    },
    late: "Chi arriva tardi",
    lateMinutes: (n: number) =>
      n === 0 ? "resta fuori" : n === 1 ? "entra entro un minuto" : `entra entro ${n} minuti`,
    prizes: "Premi",
    glory: "la gloria",
    entries: "tutte le iscrizioni",
  },

  levels: {
    title: "I livelli",
    rises: (minutes: number) =>
      minutes === 1 ? "L'invito sale ogni minuto." : `L'invito sale ogni ${minutes} minuti.`,
    now: (level: number, ante: string) => `Livello ${level}: invito ${ante}.`,
    next: (ante: string, when: string) =>
      `Il prossimo, ${ante}, alle ${when}: vale dalla smazzata che comincia dopo.`,
    paused: "In pausa: anche i livelli aspettano.",
    all: "Tutti i livelli",
    level: "Livello",
    ante: "Invito",
    from: "Da quando",
    start: "subito",
    after: (minutes: number) => `dopo ${minutes} min`,
    beyond: "Poi l'invito raddoppia a ogni livello.",
  },

  status: {
    host: (name: string) => `Comincia quando lo dice ${name}.`,
    hostYou: "Comincia quando lo dici tu.",
    full: "Comincia appena è al completo.",
    at: (when: string) => `Comincia ${when}.`,
    entered: (n: number, most: number) => `${n === 1 ? "una iscrizione" : `${n} iscrizioni`} su ${most}`,
    running: (left: number, of: number) => `${left} in gioco su ${of}`,
    tables: (n: number) => (n === 1 ? "tavolo finale" : `${n} tavoli`),
    paused: "Torneo in pausa.",
    over: "Torneo finito",
    wins: (name: string) => `Vince ${name}!`,
    youWin: "Hai vinto il torneo!",
    cancelled: "Questo torneo è stato annullato: le iscrizioni sono state restituite.",
    pool: (sum: string) => `${sum} di premi`,
  },

  you: {
    in: "Sei dentro: quando comincia ti portiamo al tuo tavolo.",
    seated: (place: number | null, chips: string) =>
      place === null ? `Hai ${chips}` : `Sei ${place}° con ${chips}`,
    walking:
      "Ti siedi appena un tavolo con un posto finisce una smazzata a piatto vuoto: può volercene qualcuna. I tuoi gettoni ti aspettano.",
    out: (place: number) => (place === 1 ? "Primo posto: hai vinto!" : `Sei fuori: ${place}° posto.`),
    finished: (place: number) => `Hai chiuso al ${place}° posto.`,
    purse: (sum: string) => `Nel borsellino hai ${sum}.`,
    prize: (sum: string) => `Hai vinto ${sum}.`,
  },

  act: {
    enter: "Iscriviti",
    enterFor: (sum: string) => `Iscriviti per ${sum}`,
    enterLate: "Entra adesso",
    enterLateFor: (sum: string) => `Entra per ${sum}`,
    lateSeat: "Ti siedi con tutti i gettoni appena un piatto è vuoto.",
    noSeat: "Adesso i posti ai tavoli sono tutti presi: appena qualcuno esce si entra.",
    full: "Il torneo è al completo.",
    lateUntil: (minutes: number) =>
      minutes <= 1 ? "Si entra ancora per un minuto." : `Si entra ancora per ${minutes} minuti.`,
    withdraw: "Ritirati",
    start: "Comincia adesso",
    startSure: "Davvero? Poi non si torna indietro",
    cancel: "Annulla il torneo",
    cancelSure: "Davvero? Tutti riprendono l'iscrizione",
    pause: "Metti in pausa",
    resume: "Riprendi",
    toTable: "Vai al tuo tavolo",
    another: "Fai un altro torneo",
  },

  host: {
    title: "Per chi ospita",
    bots: "Bot che si aggiungono all'inizio",
    fewer: "Un bot in meno",
    more: "Un bot in più",
    fill: "Riempi",
    kind: "Quale bot",
  },

  invite: "Manda il link, di' il codice o fai inquadrare il QR: chi arriva vede il torneo e si iscrive.",
  entered: "Chi c'è",
  nobody: "Ancora nessuno: l'elenco aspetta te.",
  andBots: (n: number) => (n === 1 ? "e un bot" : `e ${n} bot`),

  standings: {
    title: "Classifica",
    stillIn: "In gioco",
    out: "Fuori",
    rank: "Posto",
    player: "Giocatore",
    chips: "Gettoni",
    table: "Tavolo",
    walking: "in cammino",
    prize: "Premio",
    tables: "I tavoli",
    tablesHelp: "Chi non gioca può guardare.",
    page: "Pagina del torneo",
    replays: "Rivedi i tavoli",
    replaysHelp: "Com'è andata, mossa per mossa, a carte scoperte.",
  },

  fair: {
    title: "La mescolata, per chi vuole controllarla",
    text: "I posti e le carte vengono da questo numero segreto, che la casa aveva fissato prima di cominciare, insieme a quelli di chi gioca.",
    before:
      "I posti e le carte verranno da un numero segreto già fissato: la sua impronta è questa, e alla fine lo si vede.",
    committed: "Impronta (SHA-256)",
    revealed: "Numero segreto della casa",
  },

  atTable: {
    left: (n: number) => `${n} in gioco`,
    youAre: (place: number, left: number) => `Sei ${place}° su ${left}`,
    seatedAt: (n: number) => `Il tuo posto è al tavolo ${n}.`,
    moved: (n: number) => `Ti spostiamo al tavolo ${n}.`,
    elsewhere: (n: number) => `Stai guardando un altro tavolo: il tuo è il ${n}.`,
    broken: "Questo tavolo si è sciolto.",
    soon: "Il tavolo si prepara…",
  },

  refusals: {
    "tournament-table": "A questo tavolo i posti li dà il torneo: aspetta il tuo.",
    "no-tournaments": "Con queste regole non si fa un torneo: fate salire l'invito.",
    "no-such-tournament": "Questo torneo non c'è: controlla il link.",
    "tournament-full": "Il torneo è al completo: fanne un altro, o resta a guardare.",
    "tournament-started": "Il torneo è già cominciato: resta pure a guardare.",
    "tournament-not-running": "Il torneo non è in corso: guarda la sua pagina.",
    "too-few-players": "Servono almeno due giocatori: invita qualcuno o aggiungi un bot.",
    "in-already": "L'iscrizione c'è già: aspetta che si cominci.",
    "not-in-it": "A questo torneo manca la tua iscrizione: iscriviti finché c'è tempo.",
  } satisfies Record<TournamentCode, string>,
};

export type TournamentWords = Widen<typeof it>;
