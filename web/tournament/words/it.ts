import { agreeing, type Widen } from "@tavolata/kernel";
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
  share: {
    link: "Condividi il torneo",
    text: (name: string) => `Guarda come va ${name}`,
    picture: "Fanne un'immagine",
  },

  plan: {
    rounds: "Turni",
    knockOut: (n: number) =>
      n === 1 ? "va avanti il primo di ogni tavolo" : `vanno avanti i primi ${n} di ogni tavolo`,
    roundTime: "Tempo per turno",
    minutes: (n: number) => `${n} minuti`,
    points: "Punti per posto",
    breaks: "Intervalli",
    breakEvery: (levels: number, minutes: number) =>
      `${agreeing(minutes, "un minuto", `${minutes} minuti`)} ogni ${agreeing(levels, "livello", `${levels} livelli`)}`,
    rebuy: "Rientri",
    rebuyFor: (chips: string, price: string, level: number, times: number) =>
      `${chips} per ${price}, fino al livello ${level}, ${times === 1 ? "una volta" : `${times} volte`}`,
    addOn: "Aggiunta",
    addOnFor: (chips: string, price: string, n: number) => `${chips} per ${price}, nell'intervallo ${n}`,
    bounty: "Taglia su ogni testa",
    finalTable: "Tavolo finale",
    redrawn: "posti sorteggiati di nuovo",
    noShow: "Chi non si presenta",
    noShowOut: (n: number) => `esce dopo ${agreeing(n, "un minuto", `${n} minuti`)}`,
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
    round: (n: number, of: number) => (n === 0 ? "Fra poco si comincia" : `Turno ${n} di ${of}`),
    breakComing: "Intervallo: ogni tavolo si ferma appena il piatto è vuoto.",
    breakUntil: (when: string) => `Intervallo fino alle ${when}.`,
    redraw: "Ci si ritrova tutti al tavolo finale.",
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
    table: (n: number) => `Questo turno giochi al tavolo ${n}.`,
    bye: "Questo turno riposi: prendi i punti di chi riposa.",
    between: "Il prossimo turno comincia fra poco.",
    gone: {
      "no-show": "Non ti abbiamo visto al tavolo: sei fuori.",
      removed: "La direzione ti ha tolto dal torneo: il motivo è nel registro.",
      withdrawn: "Non giochi più: i tuoi punti restano.",
    },
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
    full: "Il torneo è al completo.",
    lateUntil: (minutes: number) =>
      minutes <= 1 ? "Si entra ancora per un minuto." : `Si entra ancora per ${minutes} minuti.`,
    withdraw: "Ritirati",
    withdrawSure: "Davvero? Dal prossimo turno non giochi più",
    lateRound: "Giochi dal prossimo turno.",
    rebuy: (chips: string, price: string) => `Rientra: ${chips} per ${price}`,
    addOn: (chips: string, price: string) => `Aggiungi ${chips} per ${price}`,
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

  tv: "Orologio per lo schermo",

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
    gone: { "no-show": "non c'era", removed: "l'ha deciso la direzione", withdrawn: "non gioca più" },
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
    "tournament-rounds-only": "Qui non si gioca a turni: questo vale solo nei tornei a turni.",
    "tournament-chips-only": "Qui si gioca a turni: questo vale solo nei tornei a gettoni.",
    "plan-clash": "Queste regole del torneo non vanno insieme: guardale di nuovo.",
    "payouts-wrong":
      "I premi non tornano: per ogni numero di giocatori le percentuali fanno 100, dalla più alta alla più bassa.",
    "no-time-limit": "Nei tornei a turni ogni decisione ha un tempo: sceglilo nelle regole del gioco.",
    "numbers-do-not-suit":
      "Con questi numeri i tavoli non vengono: cambia quanti giocano, quanti per tavolo o quanti passano.",
    "no-rebuys": "In questo torneo non si rientra: resta pure a guardare.",
    "rebuys-over": "Il tempo per rientrare è finito: resta pure a guardare.",
    "rebuys-used": "I tuoi rientri sono finiti: resta pure a guardare.",
    "too-many-chips": "Hai ancora troppi gettoni per rientrare: gioca con quelli.",
    "chips-on-the-way": "Ci sono gettoni già in cammino: aspetta che arrivino.",
    "too-few-chips": "Non ha tanti gettoni: toglierne meno.",
    "no-add-ons": "In questo torneo non c'è l'aggiunta: gioca con i gettoni che hai.",
    "not-in-the-break": "L'aggiunta si prende nel suo intervallo: aspetta quello.",
    "no-such-player": "Questa persona non è più in gioco: guarda la classifica.",
    "no-such-result": "Questo tavolo non ha ancora un risultato: aspetta che finisca.",
    "round-not-over": "Il turno non è finito: aspetta tutti i tavoli.",
    "no-mates": "Qui i compagni non si scelgono: li dà il sorteggio.",
  } satisfies Record<TournamentCode, string>,
};

export type TournamentWords = Widen<typeof it>;
