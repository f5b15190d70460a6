import type { Widen } from "@tavolata/kernel";
import type { ChipsCode } from "../../words/later.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  purse: {
    title: "Il tuo borsellino",
    fills: (when: string) => `Se cala, si riempie da solo: ${when}.`,
    fillsAgain: (when: string) => `Si riempie da solo ${when}.`,
    toy: "Gettoni di fantasia: si giocano, non si comprano.",
    takes: (sum: string) => `Per cominciare ne metti sul tavolo ${sum}.`,
    tooShort: (sum: string) => `Per cominciare qui servono ${sum}: non ti bastano.`,
    short: (sum: string, when: string) =>
      `Qui servono ${sum} e il tuo borsellino non li ha: si riempie da solo ${when}.`,
    free: "Gioca gratis",
    freeHelp: "Intanto si può giocare un torneo gratis, con i gettoni della casa.",
    freeMeanwhile: "Intanto gioca gratis con i bot",
    freeByHost: "Chiedi a chi ospita una partita gratis.",
    freeNow: (when: string) =>
      `Il borsellino è vuoto e si riempie da solo ${when}. Intanto ecco un torneo gratis: i gettoni li dà la casa.`,
  },
  circle: {
    title: "I tuoi gettoni del circolo",
    toy: "Si gioca con i gettoni del circolo, non con quelli del borsellino.",
    short: (sum: string) =>
      `Qui servono ${sum} e i tuoi gettoni del circolo non bastano: chi organizza il circolo può far giocare con i borsellini.`,
    chairShort: (least: string) => `Qui servono almeno ${least} dei gettoni del circolo, e non li hai.`,
    standText:
      "Se hai le carte in mano, ti alzi a fine smazzata e fino ad allora resti in sit-out. I gettoni che hai davanti tornano tra i tuoi del circolo; quello che hai messo nel piatto resta lì.",
    notedShort: "Ricarica saltata: tra i tuoi gettoni del circolo non ce n'erano abbastanza.",
  },
  chairs: {
    sit: "Siediti al tavolo",
    sitTitle: "Con quanto ti siedi?",
    sitWith: (sum: string) => `Siediti con ${sum}`,
    topUp: "Ricarica",
    topUpTitle: "Quanto aggiungi?",
    topUpWith: (sum: string) => `Aggiungi ${sum}`,
    topUpLater: (sum: string) => `Aggiungi ${sum} a fine smazzata`,
    laterText: (most: string) =>
      `Sei in una smazzata: arrivano appena finisce, al massimo fino ad averne ${most} davanti.`,
    noted: (sum: string) => `A fine smazzata ricarichi ${sum}.`,
    takeBack: "Ci ripenso",
    notedShort: "Ricarica saltata: nel borsellino non c'erano abbastanza gettoni.",
    understood: "Ho capito",
    chips: "Gettoni",
    atLeast: (least: string) => `Troppo poco: il minimo qui è ${least}.`,
    atMost: (most: string) => `Troppo: il massimo qui è ${most}.`,
    range: (least: string, most: string) => `Da ${least} a ${most}`,
    least: "Minimo",
    most: "Massimo",
    tooShort: (least: string) => `Qui servono almeno ${least}, e nel borsellino non ci sono.`,
    gone: "Intanto il tavolo è andato avanti: riprova fra un momento.",
    stand: "Alzati",
    standTitle: "Ti alzi?",
    standText:
      "Se hai le carte in mano, ti alzi a fine smazzata e fino ad allora resti in sit-out. I gettoni che hai davanti tornano nel borsellino; quello che hai messo nel piatto resta lì.",
    stay: "Tengo il posto",
    manage: "Gestisci il tavolo",
    close: "Chiudi il tavolo",
    closeSure: "Davvero? Si chiude a piatto vuoto, e ognuno riprende i suoi gettoni",
    closing: "Il tavolo si chiude a piatto vuoto: poi ognuno riprende i suoi gettoni.",
    newGame: "Nuova partita, nuova mescolata.",
    watch: "Rivedi",
    lastGame: "Rivedi l'ultima partita, in un'altra scheda",
    games: "Partite finite, da rivedere",
    game: (n: number) => `Partita ${n}`,
    opens: "si apre a parte",
    leave: "Lascia il tavolo",
    leaveSure: "Davvero? Ti alzi a fine smazzata, con i tuoi gettoni",
    leaveTournamentSure: "Davvero? Resti in gara in sit-out: gli inviti li paghi lo stesso",
  },
  refusals: {
    "chips-missing": "Scegli con quanti gettoni sederti.",
    "purse-too-short":
      "Nel borsellino non ci sono abbastanza gettoni: scegli di meno, o aspetta che si riempia.",
    "no-stand-in": "Con i tuoi gettoni giochi solo tu: se ti assenti, vai in sit-out.",
  } satisfies Record<ChipsCode, string>,
};

export type ChipsWords = Widen<typeof it>;
