import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Tavoli aperti",
  none: "Adesso nessun tavolo è aperto a tutti. Apri il tuo: intanto giochi con i bot, e chi arriva prende il loro posto.",
  find: "Trova un tavolo",
  all: (n: number) => `Vedili tutti: ${n}`,
  people: (n: number) => (n === 1 ? "1 persona" : `${n} persone`),
  free: (n: number) => (n === 1 ? "1 posto libero" : `${n} posti liberi`),
  bots: (levels: string) => `bot: ${levels}`,
  quick: "bot svelti",
  rated: "vale per il punteggio",
  playing: "partita in corso",
  waits: (minutes: number) => (minutes < 1 ? "aspetta da poco" : `aspetta da ${minutes} min`),
  languages: { any: "in ogni lingua", it: "in italiano", en: "in inglese" },
  skills: { any: "per tutti", beginners: "per chi comincia", experienced: "per chi è esperto" },

  sheet: {
    how: "Ti siedo dove aspetta più gente, e da più tempo. Chi hai bloccato non c'è.",
    game: "A che cosa?",
    anyGame: "Uno qualsiasi",
    pace: "Ritmo dei bot",
    anyPace: "È lo stesso",
    language: "In che lingua?",
    skill: "Con chi?",
    skills: { any: "Con tutti", beginners: "Con chi comincia", experienced: "Con chi è esperto" },
    go: "Cerca",
    looking: "Cerco…",
    nothing:
      "Adesso non c'è un tavolo così. Te ne apro uno con i bot, aperto a tutti: chi arriva prende il loro posto. A che cosa?",
    friends: "Oppure apri un tavolo solo per i tuoi amici, dall'ingresso.",
  },

  table: {
    label: "Chi può venire",
    link: "Chi ha il link",
    all: "Tutti, da qui",
    help: "Un tavolo aperto si vede all'ingresso, e chiunque si può sedere: i bot lasciano il posto alle persone.",
    isOpen: "Aperto a tutti",
    language: "Si parla",
    skill: "Per chi",
    take: (name: string) => `Prendi il posto di ${name}`,
    promised: (name: string) => `poi ${name}`,
    someone: "qualcuno",
    next: "Ti siedi alla prossima partita?",
    sitNext: "Sì, alla prossima",
    isNext: "Alla prossima partita il posto è tuo.",
    giveUp: "Lascia stare",
  },
};

export type OpenTablesWords = Widen<typeof it>;
