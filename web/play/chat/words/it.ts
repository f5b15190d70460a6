import type { Phrase, Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  say: "Scrivi qualcosa",
  send: "Manda",
  closed: "A questo tavolo non si chiacchiera: chi ospita può cambiarlo.",
  hushed: "Sst! In questo momento si gioca in silenzio.",
  empty: "Ancora silenzio. Di' qualcosa!",
  allMuted: "Qualcuno ha parlato, ma hai scelto di non ascoltare.",
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
  mute: (name: string) => `Non ascoltare ${name}`,
  unmute: (name: string) => `Ascolta di nuovo ${name}`,
};

export type ChatWords = Widen<typeof it>;
