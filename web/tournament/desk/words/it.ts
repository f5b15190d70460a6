import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "La direzione",
  log: "Che cosa ha deciso la direzione",
  empty: "Finora niente: quello che fai qui lo leggono tutti, con il motivo.",
  player: "Chi",
  choose: "Scegli una persona",
  pick: "Scegli",
  what: "Che cosa",
  acts: {
    move: "sposta",
    remove: "togli dal torneo",
    chips: "correggi i gettoni",
    result: "correggi un risultato",
  },
  table: (n: number) => `Tavolo ${n}`,
  toTable: "A quale tavolo",
  entryBack: "L'iscrizione",
  back: "gli torna",
  kept: "resta nei premi",
  chips: "Gettoni da dare; con il meno, da togliere",
  round: (n: number) => `Turno ${n}`,
  which: "Quale tavolo",
  placeOf: (name: string) => `Posto di ${name}`,
  reason: "Il motivo, che leggono tutti",
  button: "Decidi",
  sure: "Davvero? Lo leggono tutti",
  noReason: "Scrivi il motivo: lo leggono tutti.",
  badChips: "Scrivi quanti gettoni, per esempio 5,00 o -5,00.",
  nextRound: "Comincia il prossimo turno",
  closeNow: "Chiudi il torneo adesso",
  nextSure: "Davvero? Vale per tutti",
  organisers: "Chi dirige",
  makeOrganiser: "Fai dirigere anche",
  add: "Aggiungi",
  drop: (name: string) => `${name} non dirige più`,
  did: {
    moved: (who: string, table: number) => `${who} va al tavolo ${table}.`,
    removed: (who: string, back: boolean) =>
      `${who} esce dal torneo${back ? ": l'iscrizione torna indietro" : ""}.`,
    somebody: "Qualcuno",
    chips: (who: string, chips: string) => `${who}: ${chips} gettoni.`,
    result: (round: number, table: number, places: string) => `Turno ${round}, tavolo ${table}: ${places}.`,
  },
  by: (name: string, when: string) => `${name}, alle ${when}`,
};

export type DeskWords = Widen<typeof it>;
