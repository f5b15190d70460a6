import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Il tuo profilo",
  games: "Le mie partite",
  figures: "I miei numeri",
  saved: "Salvato.",
  since: (day: string) => `Qui dal ${day}.`,

  keep: {
    title: "Tieni chi sei",
    notYet:
      "Per ora ti conosce solo questo browser. Con una passkey o con un codice ritrovi nome, partite e gettoni anche da un altro dispositivo. Senza e-mail e senza password.",
    kept: "Fatto: se perdi questo dispositivo, puoi tornare.",
  },

  passkey: {
    title: "Passkey",
    help: "La custodisce il tuo telefono o il tuo computer, e si apre con il dito, la faccia o il PIN.",
    make: "Salva con una passkey",
    another: "Aggiungi un'altra passkey",
    made: "La passkey è salvata.",
    thereAlready: "La passkey di questo dispositivo c'è già.",
    failed: "La passkey non è stata salvata: riprova, oppure usa i codici o il QR.",
    notHere:
      "Qui le passkey non funzionano: i browser le vogliono solo a un indirizzo che comincia con https:// e che ha un nome. Funzionano invece i codici e il QR qui sotto.",
    notInBrowser: "Questo browser non conosce le passkey. Funzionano invece i codici e il QR qui sotto.",
    madeOn: (day: string) => `salvata il ${day}`,
    used: (when: string) => `usata ${when}`,
    remove: "Togli",
    removeOf: (label: string) => `Togli la passkey ${label}`,
    removeSure: "Davvero? Tocca di nuovo",
  },

  codes: {
    title: "Codici di recupero",
    help: "Dieci codici da mettere su un foglio: ognuno ti riporta qui una volta, da qualsiasi dispositivo.",
    left: (n: number) => (n === 0 ? "Non ne hai." : n === 1 ? "Te ne resta uno." : `Te ne restano ${n}.`),
    make: "Crea i codici",
    renew: "Creane di nuovi",
    renewSure: "Davvero? I vecchi non varranno più",
    once: "Si vedono solo adesso: mettili da parte prima di chiudere.",
    list: "I tuoi codici",
    copy: "Copia",
    copied: "Copiati.",
    notCopied: "Il browser non lascia copiare: scaricali o scrivili.",
    download: "Scarica",
    print: "Stampa",
    file: "codici-tavolata.txt",
    heading: (name: string) => `Tavolata: i codici di recupero di ${name}`,
    done: "Li ho messi da parte",
  },

  devices: {
    title: "I tuoi dispositivi",
    another: "Entra da un altro dispositivo",
    unknown: "Un browser",
    isThis: "questo",
    seen: (when: string) => `visto ${when}`,
    signOut: "Scollega",
    signOutOf: (label: string) => `Scollega ${label}`,
    sure: "Davvero? Tocca di nuovo",
    others: "Scollega tutti gli altri",
    here: "Esci da questo dispositivo",
    hereSure: "Davvero? Qui diventi un nuovo ospite",
    hereLost: "Davvero? Senza passkey né codici non si torna più",
  },

  back: {
    title: "Eri già dei nostri?",
    help: (name: string) =>
      `Torna chi eri. Quello che hai fatto qui come ${name} resta tuo: i due diventano uno.`,
    passkey: "Entra con la passkey",
    passkeyFailed: "La passkey non ha aperto: riprova, oppure scrivi un codice.",
    code: "Codice di recupero",
    codeHint: "XXXX-XXXX-XXXX-XXXX",
    enter: "Entra con il codice",
    codeFailed:
      "Questo codice non apre: controlla le lettere, o provane un altro. Ognuno vale una volta sola.",
    qr: "Hai un dispositivo dove sei ancora tu? Lì, nel profilo, tocca «Entra da un altro dispositivo» e inquadra il QR da qui.",
  },

  others: {
    title: "Che cosa vedono gli altri",
    help: "Nome e faccia li vede chi è al tavolo con te. I tuoi numeri, solo se vuoi.",
    show: "Mostro i miei numeri a chi gioca con me",
    yes: "sì",
    no: "no",
  },

  yours: {
    title: "È roba tua",
    export: "Scarica tutto",
    exportHelp: "Un file con tutto quello che la casa sa di te.",
    privacy: "Che cosa teniamo, e per quanto",
    delete: "Cancella tutto di me…",
    deleteHelp:
      "Spariscono nome, faccia, dispositivi, passkey, codici, gettoni, messaggi e numeri. Nelle partite finite resta un posto senza nome, perché gli altri le possano rivedere. Indietro non si torna.",
    deleteName: (name: string) => `Per conferma scrivi il tuo nome: ${name}`,
    deleteNow: "Cancella per sempre",
    deleteWrong: "Il nome non è quello: scrivilo come sta sopra.",
    cancel: "Lascia stare",
  },

  refusals: {
    "unknown-person": "La casa non ti riconosce più: ricarica la pagina.",
    "wrong-origin": "La richiesta viene da un'altra pagina: ricarica questa.",
    "not-found": "Qui non c'è più niente: ricarica la pagina.",
    "not-recognised": "La casa non ti riconosce: riprova.",
  },
};

export type MeWords = Widen<typeof it>;
