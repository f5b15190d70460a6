import type { Phrase, Widen } from "@tavolata/kernel";
import type { NewsKind } from "@tavolata/server/protocol";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  say: "Scrivi qualcosa",
  send: "Manda",
  closed: "Le chiacchiere sono chiuse a questo tavolo.",
  hushed: "Sst! In questo momento si gioca in silenzio.",
  empty: "Ancora silenzio. Di' qualcosa!",
  allMuted: "Chi ha parlato, non lo stai ascoltando.",
  phrases: "Frasi pronte",
  remarks: {
    hello: "Buonasera a tutti!",
    "well-played": "Ben giocata!",
    lucky: "Che fortuna!",
    unlucky: "Che sfortuna…",
    wow: "Però!",
    "no-way": "Ma no!",
    phew: "Per un pelo!",
    ouch: "Ahi!",
    "watch-out": "Occhio, eh…",
    "come-on": "Forza!",
    thanks: "Grazie!",
    "good-game": "Bella partita!",
  } satisfies Record<Phrase, string>,
  news: {
    lost: (name: string) => `${name} ha perso la linea`,
    back: (name: string) => `${name} ha di nuovo linea`,
    left: (name: string) => `${name} lascia il tavolo`,
    "sent-away": (name: string) => `${name} non è più al tavolo: così ha deciso chi ospita`,
    "bot-plays": (name: string) => `Un bot gioca per ${name}`,
    returned: (name: string) => `${name} riprende le sue carte`,
    "wants-more": (name: string) => `${name} vuole un'altra partita`,
  } satisfies Record<NewsKind, (name: string) => string>,
  mute: (name: string) => `Non ascoltare ${name}`,
  unmute: (name: string) => `Ascolta di nuovo ${name}`,
};

export type ChatWords = Widen<typeof it>;
