import { agreeing, type Widen } from "@tavolata/kernel";
import type { CircleHappeningKind, CircleRole } from "@tavolata/server/protocol";
import type { CircleCode } from "../../words/later.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  circle: "Circolo",
  gone: "Qui non c'è nessun circolo",

  mine: {
    title: "I tuoi circoli",
    none: "Giocate sempre con la stessa gente? Fondate un circolo: i vostri tavoli, gli avvisi e chi c'è, sempre allo stesso posto.",
    found: "Fonda un circolo",
    size: (n: number) => `${n} ${agreeing(n, "membro", "membri")}`,
  },

  found: {
    title: "Fonda un circolo",
    name: "Come si chiama?",
    nameHint: "Gli amici del giovedì",
    badName: "Scrivi un nome, da 1 a 40 caratteri.",
    crest: "Lo stemma",
    door: "Chi entra?",
    doors: { open: "Chiunque abbia l'invito", approval: "Chi ha l'invito, se chi organizza dice di sì" },
    seen: "Chi vede tavoli e partite?",
    seens: { everybody: "Chi ha il link", members: "Solo i membri" },
    now: "Fonda il circolo",
  },

  crest: {
    another: "Un altro a caso",
    byHand: "Componilo pezzo per pezzo",
    parts: {
      shield: "Scudo",
      division: "Disegno",
      first: "Colore",
      second: "Secondo colore",
      charge: "Figura",
    },
    shield: ["a punta", "ovale", "antico", "gonfalone", "rombo", "da torneo"],
    division: ["tutto pieno", "a metà", "sopra e sotto", "fascia", "a quarti", "capanna", "capo", "bordo"],
    tints: [
      "terracotta",
      "vino",
      "oro",
      "oliva",
      "bottiglia",
      "azzurro",
      "notte",
      "avorio",
      "pesca",
      "cielo",
    ],
    charge: [
      "nessuna",
      "denaro",
      "coppa",
      "spada",
      "bastone",
      "stella",
      "sole",
      "torre",
      "uva",
      "cuore",
      "corona",
      "piccione",
      "luna",
      "posate",
    ],
  },

  page: {
    founded: (day: string) => `Fondato il ${day}`,
    size: (n: number) => `${n} ${agreeing(n, "membro", "membri")}`,
    here: "Chi c'è adesso",
    onlyYou: "Per ora ci sei solo tu.",
    hereNow: "qui adesso",
    hereCount: (n: number) => (n === 1 ? "1 è qui" : `${n} sono qui`),
    closed: "Questo circolo è chiuso: si può ancora leggere, ma non succede più niente.",
    export: "Scarica tutto in un file",
  },

  tables: {
    title: "Tavoli",
    none: "Nessun tavolo aperto. Aprine uno: chi è qui lo vede subito.",
    open: "Apri un tavolo",
    which: "A cosa giocate?",
    tournament: "Fai un torneo",
    playing: "si gioca",
    waiting: "si aspetta",
    free: (n: number) => (n === 1 ? "1 posto libero" : `${n} posti liberi`),
    bots: (n: number) => `${n} ${agreeing(n, "bot", "bot")}`,
    nobody: "ancora nessuno",
    players: (n: number, most: number) => `${n} su ${most}`,
    running: "in corso",
    startsAt: (when: string) => `si comincia ${when}`,
  },

  notices: {
    title: "Avvisi",
    none: "Nessun avviso. Scrivi il primo: a che ora, da chi, chi porta le carte.",
    write: "Un avviso per tutti",
    post: "Affiggi",
    takeDown: (name: string) => `Togli l'avviso di ${name}`,
  },

  members: {
    title: "Membri",
    roles: { founder: "alla guida", organiser: "organizza", member: "" } satisfies Record<CircleRole, string>,
    you: "tu",
    since: (day: string) => `Nel circolo dal ${day}`,
    makeOrganiser: (name: string) => `Fai organizzare anche ${name}`,
    makeMember: (name: string) => `${name} non organizza più`,
    stopOrganising: "Non organizzo più",
    handOver: (name: string) => `Cedi il circolo a ${name}`,
    handOverSure: "Sicuro? Tocca ancora per cederlo.",
    remove: (name: string) => `Manda via ${name}`,
    reason: "Perché? Lo leggono chi organizza e la persona mandata via.",
    removeNow: "Manda via",
    leave: "Lascia il circolo",
    leaveSure: "Tocca ancora per lasciarlo.",
    leaveLast: "Se vai via tu non resta nessuno: il circolo si chiude. Tocca ancora per lasciarlo.",
  },

  invite: {
    help: "Manda il link, detta il codice o fai inquadrare il QR.",
    approval: "Chi arriva così lo chiede, e chi organizza dice di sì o di no.",
    qr: "Codice QR per entrare nel circolo",
    share: (name: string) => `Vieni nel nostro circolo: ${name}!`,
    alone: "Un circolo da soli è un po' triste: comincia dall'invito.",
  },

  asking: {
    title: "Chiedono di entrare",
    approve: "Fai entrare",
    decline: "No",
    approveWhom: (name: string) => `Fai entrare ${name}`,
    declineWhom: (name: string) => `Di' di no a ${name}`,
  },

  desk: {
    title: "Gestisci il circolo",
    open: "Gestisci",
    change: "Nome, stemma e regole",
    save: "Salva",
    saved: "Salvato.",
    renew: "Rinnova l'invito",
    renewHelp: "Il link e il codice di prima non valgono più.",
    renewed: "L'invito è nuovo: quelli di prima non valgono più.",
    removed: "Mandati via",
    letBack: (name: string) => `${name} può tornare`,
    happenings: "Che cosa è successo",
    exportHelp: "Membri, avvisi e partite in un file JSON.",
    close: "Chiudi il circolo",
    closeHelp: "Per sempre. I membri possono ancora leggerlo.",
    closeSure: "Tocca ancora per chiuderlo per sempre.",
    what: {
      founded: ({ whom }: Happened) => `${whom}: circolo fondato`,
      joined: ({ whom, by }: Happened) => (by === null ? `${whom}: entra` : `${whom}: entra (sì di ${by})`),
      left: ({ whom }: Happened) => `${whom}: lascia il circolo`,
      removed: ({ whom, by }: Happened) => `${by ?? ""} manda via ${whom}`,
      "let-back": ({ whom, by }: Happened) => `${by ?? ""}: ${whom} può tornare`,
      "made-organiser": ({ whom, by }: Happened) => `${by ?? ""}: organizza anche ${whom}`,
      "made-member": ({ whom, by }: Happened) =>
        by === whom ? `${whom} non organizza più` : `${by ?? ""}: ${whom} non organizza più`,
      "handed-over": ({ whom, by }: Happened) => `${by ?? ""} cede il circolo a ${whom}`,
      inherited: ({ whom }: Happened) => `Il circolo passa a ${whom}`,
      changed: ({ whom }: Happened) => `${whom} cambia nome, stemma o regole`,
      renewed: ({ whom }: Happened) => `${whom} rinnova l'invito`,
      "handled-report": ({ whom }: Happened) => `${whom} si occupa di una segnalazione`,
    } satisfies Record<CircleHappeningKind, (happened: Happened) => string>,
  },

  front: {
    invited: "Hai un invito per questo circolo.",
    join: "Entra nel circolo",
    ask: "Chiedi di entrare",
    askHelp: "Chi organizza ti farà entrare.",
    asking: "Hai chiesto di entrare: aspetta che qualcuno dica di sì. Questa pagina se ne accorge da sola.",
    withdraw: "Non chiedo più",
    stranger: "Per entrare serve un invito: chiedilo a chi fa parte del circolo.",
    howTo: "Con un codice di sei lettere entri anche da qui:",
    membersTitle: "Solo per i membri",
    membersText:
      "Questo circolo si mostra solo a chi ne fa parte. Chiedi un invito a qualcuno che conosci lì dentro, o scrivi qui il codice.",
    removedTitle: (name: string) => `Non fai più parte di «${name}»`,
    removedText: (reason: string) => `Chi organizza ti ha mandato via, e ha scritto: «${reason}».`,
    removedHelp: "Se pensi che sia un errore, parlane con loro: possono farti tornare.",
    voidTitle: "Questo invito non vale più",
  },

  refusals: {
    "no-such-circle": "Questo circolo non c'è: controlla il link.",
    "circle-closed": "Questo circolo è chiuso: fondatene un altro.",
    "circle-full": "Il circolo è al completo: chiedi a chi organizza.",
    "too-many-circles": "Fai già parte di troppi circoli: prima lasciane uno.",
    "invitation-void": "Questo invito non vale più: fattene mandare uno nuovo.",
    "removed-from-circle": "Chi organizza ti ha mandato via da questo circolo: parlane con loro.",
    "not-a-member": "Non fai parte di questo circolo: chiedi un invito.",
    "not-an-organiser": "Questo lo può fare solo chi organizza: chiedi lì.",
    "not-the-founder": "Questo lo può fare solo chi guida il circolo: chiedi lì.",
    "no-such-member": "Questa persona non è più lì: guarda di nuovo.",
    "no-such-notice": "Questo avviso non c'è più.",
    "no-such-report": "Di questa segnalazione si è già occupato qualcuno: guarda che cosa è successo.",
    "last-organiser": "Prima qualcun altro deve organizzare: scegli chi, poi puoi andare.",
  } satisfies Record<CircleCode, string>,
};

interface Happened {
  readonly whom: string;
  readonly by: string | null;
}

export type CircleWords = Widen<typeof it>;
