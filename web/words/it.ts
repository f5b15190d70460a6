import type { Widen } from "@tavolata/kernel";
import type { ClosedBecause } from "@tavolata/server/protocol";

function players(n: number): string {
  return n === 1 ? "un giocatore" : `${n} giocatori`;
}

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  house: "Tavolata",
  welcome: "Giochi da tavola all'italiana, con gli amici o con i bot.",
  skip: "Vai al contenuto",
  close: "Chiudi",
  back: "Indietro",
  home: "Torna all'ingresso",
  loading: "Un momento…",
  cancel: "Annulla",
  save: "Salva",

  way: {
    games: "A cosa giochiamo?",
    playNow: "Gioca subito con i bot",
    openTable: "Apri un tavolo",
    code: "Hai un codice?",
    codeHint: "Sei lettere",
    enter: "Entra",
    again: "Torna al tavolo",
    againTournament: "Torna al torneo",
    againCircle: "Torna al circolo",
    around: "Siete intorno a un tavolo vero?",
    aroundHelp:
      "Apri questa pagina sulla TV o su un tablet al centro: ognuno tiene le sue carte sul telefono.",
    aroundButton: "Usa questo schermo",
    players: (min: number, max: number) => `da ${min} a ${max} giocatori`,
    fair: "A fine partita ogni mazzo si può controllare, carta per carta.",
    noGames: "La casa non risponde. Riprovo: resta qui.",
  },

  me: {
    you: "tu",
    title: "Come ti vedono",
    nickname: "Il tuo nome",
    edit: "Cambia nome e faccia",
    settings: "Impostazioni",
    badName: "Scrivi un nome, da 1 a 24 lettere.",
  },

  lobby: {
    waitingFor: (names: string) => `Si comincia quando ci sono anche ${names}.`,
    waitingForOne: (name: string) => `Si comincia quando c'è anche ${name}.`,
    copied: "Link copiato",
    code: "Codice",
    qr: "Codice QR per entrare al tavolo",
    chairs: "I posti",
    free: "Posto libero",
    sit: "Siediti",
    stand: "Alzati",
    ready: "Ci sono!",
    isReady: "c'è",
    away: "assente",
    host: "ospita",
    bot: "bot",
    locked: "Chiuso a chiave: non entra più nessuno.",
    game: (n: number) => `Partita ${n}`,
    botLevels: {
      friendly: "al tuo ritmo",
      easy: "facile",
      normal: "normale",
      strong: "forte",
      expert: "esperto",
    } as Readonly<Record<string, string>>,
    botNames: {
      maestro: "il Maestro",
      rulebook: "lo Scolaro",
      counter: "il Ragioniere",
      bluffer: "il Fanfarone",
      regular: "il Solito",
      seasoned: "il Navigato",
      bold: "lo Spavaldo",
      wary: "il Guardingo",
      doorkeeper: "il Portiere",
      greedy: "l'Ingordo",
      neighbour: "il Vicino",
      fox: "la Volpe",
      random: "lo Sbadato",
      scripted: "il Metodico",
    } as Readonly<Record<string, string>>,
  },

  play: {
    menu: "Menù",
    log: "Cronaca",
    chat: "Chiacchiere",
    help: "Regole",
    yourTurn: "Tocca a te!",
    yourTurnTitle: "● Tocca a te",
    present: "in linea",
    standIn: "gioca un bot",
    away: "assente",
    rest: "Fai giocare un bot per me",
    resting: "Sta giocando un bot per te.",
    return: "Sono tornato",
    pause: "Metti in pausa",
    resume: "Riprendi",
    paused: "Partita in pausa: la riprende chi ospita.",
    pausedByYou: "Partita in pausa.",
    leave: "Lascia il tavolo",
    leaveSure: "Davvero? Il tuo posto va a un bot, per sempre",
    lobby: "Vai alla sala",
    spectator: "Stai guardando: vedi quello che vedono tutti.",
    notAllowed: "Questa partita non si può guardare: aspetta la prossima e siediti.",
    coachTitle: "Il consiglio",
    coachOff: "Basta consigli in questo gioco",
    coachQuiet: "Per ora guarda: quando c'è da decidere, qui trovi un consiglio.",
    coachMore: "Altro",
    coachLess: "Meno",
    coachGone: "Niente più consigli in questo gioco; negli altri restano. Se li rivuoi, sono nel Menù.",
    yourTurnMeanwhile: "Intanto tocca a te!",
    invite: "Invita qualcuno",
    moment: "Guarda questo momento",
    past: (n: number, of: number) => `Stai guardando un momento passato (${n} di ${of}).`,
    toPresent: "Torna al presente",
    earlier: "Prima",
    later: "Dopo",
    wholeLog: "Dall'inizio",
    nothingYet: "Non è ancora successo niente.",
    skip: "Avanti",
    tableOnScreen: "Il tavolo è sullo schermo.",
    screenUnseen: "Non lo vedo",
    screenSeen: "Vedo lo schermo al centro: solo le mie carte",
    told: "Quello che succede",
    sending: "Mando…",
  },

  connection: {
    slow: "La linea è lenta…",
    lost: "La linea è caduta: ti ricollego io.",
    offline: "Sei senza rete. Appena torna, ti ricollego.",
    outdated: "C'è una versione nuova: ricarica la pagina.",
    update: "C'è una versione nuova di Tavolata.",
    reload: "Ricarica",
    anew: (name: string) => `Su questo dispositivo ora sei ${name}.`,
    whoYouAre: "Il tuo profilo",
    missed: "Mentre non c'eri",
    missedClose: "Ho visto",
    offlineTitle: "Sei fuori rete",
    offlineText:
      "Per giocare serve la linea: qui le carte le tiene la casa, non il telefono. Appena la rete torna, il tavolo riappare da solo.",
  },

  chat: {
    unread: (n: number) => (n === 1 ? "un messaggio nuovo" : `${n} messaggi nuovi`),
  },

  help: {
    title: "Come si gioca",
    lesson: "La prima mano, passo per passo",
    why: "La regola",
  },

  nowhere: {
    title: "Qui non c'è nessun tavolo",
    text: "Il link è vecchio o manca un pezzo. Chiedi di mandartelo di nuovo, o apri un tavolo tuo.",
    removedTitle: "Questo tavolo per te è chiuso",
    leftTitle: "Arrivederci!",
    removed: "Chi ospita ti ha mandato via da questo tavolo.",
    left: "Hai lasciato il tavolo.",
    closed: {
      host: "Chi ospita ha chiuso questo tavolo.",
      idle: "Questo tavolo è rimasto vuoto a lungo ed è stato chiuso.",
      abandoned: "Se ne sono andati tutti: il tavolo è stato chiuso.",
      tournament: "A questo tavolo del torneo si è finito.",
      operator: "Chi gestisce la casa ha chiuso questo tavolo.",
    } satisfies Record<ClosedBecause, string>,
  },

  broken: {
    title: "Si è rotto un piatto",
    text: "Questa pagina ha avuto un guasto. Ricaricala: la partita è al sicuro, e ti aspetta dov'eri.",
  },

  otherRefusal: "Adesso non si può: guarda il tavolo e riprova.",
  /** Before the last of a list. */
  and: (last: string) => (/^e/i.test(last) ? " ed " : " e "),
  players,
};

export type Words = Widen<typeof it>;
