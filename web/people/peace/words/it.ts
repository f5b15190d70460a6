import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  mute: "Non ascoltare",
  muteHelp: "Quello che scrive non ti arriva più, a nessun tavolo. Non lo viene a sapere.",
  unmute: "Ascolta di nuovo",
  block: "Blocca",
  blockHelp:
    "Quello che scrive non ti arriva più, e non vi trovate più allo stesso tavolo. Non lo viene a sapere.",
  blockSure: "Davvero? Tocca di nuovo",
  unblock: "Togli il blocco",
  isMuted: (name: string) => `Non ascolti ${name}.`,
  isBlocked: (name: string) => `Hai bloccato ${name}.`,
  report: "Segnala…",

  form: {
    title: (name: string) => `Segnala ${name}`,
    what: "Che cosa è successo?",
    kinds: {
      insult: "Offese o minacce",
      unfair: "Gioco scorretto",
      nuisance: "Disturba o blocca il gioco",
      name: "Nome o faccia offensivi",
      other: "Altro",
    },
    words: "Due parole, se vuoi",
    seen: "Chi gestisce la casa riceve quello che hai visto a questo tavolo: le chiacchiere e la cronaca, mai le carte coperte.",
    seenByCircle:
      "Chi organizza il circolo e chi gestisce la casa ricevono quello che hai visto a questo tavolo: le chiacchiere e la cronaca, mai le carte coperte. Se riguarda chi organizza il circolo, la legge solo chi gestisce la casa.",
    send: "Manda la segnalazione",
    sent: "Grazie: la segnalazione è arrivata a chi gestisce la casa.",
    sentToCircle: "Grazie: la segnalazione è arrivata.",
    also: "Se vuoi, intanto puoi bloccare questa persona.",
  },

  list: {
    title: "Chi tieni lontano",
    none: "Nessuno. Dal nome di qualcuno, al tavolo, puoi smettere di ascoltare o bloccare.",
    muted: "non ascolti",
    blocked: "hai bloccato",
    undo: "Fai pace",
    undoOf: (name: string) => `Fai pace con ${name}`,
  },

  invite: {
    title: "Invita in questa casa",
    help: "Qui si entra su invito. Il link di un tavolo basta per sedersi lì; con un invito i tuoi amici entrano in casa.",
    make: "Fai un invito",
    pass: "Manda il link",
    come: "Vieni a giocare da noi!",
    good: (guests: number, day: string) => `Vale per ${guests} persone, fino al ${day}.`,
  },

  tooMany: "Tieni lontana già tanta gente: nel profilo puoi fare pace con qualcuno.",
  gone: "Questa persona non c'è più.",
};

export type PeaceWords = Widen<typeof it>;
