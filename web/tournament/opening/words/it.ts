import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Fai un torneo",
  intro: "Tutti partono con gli stessi gettoni, l'invito sale, e chi resta senza è fuori. Vince chi resta.",
  name: "Come si chiama",
  nameOf: (who: string) => `Torneo di ${who}`,
  field: "Chi gioca",
  most: "Giocatori al massimo",
  tableSize: "Giocatori per tavolo",
  entry: "Iscrizione",
  entryHelp: "Esce dal borsellino e va tutta ai premi. Con 0 si gioca per la gloria.",
  chips: "Gettoni e invito",
  start: "Quando si comincia",
  starts: { host: "quando lo dico io", full: "quando è al completo", time: "a un'ora fissa" },
  way: "Si parte",
  at: "Giorno e ora",
  late: "Chi arriva tardi",
  lateHelp: "Entra ancora per un po', con tutti i gettoni, finché c'è posto.",
  lateMinutes: (n: number) => (n === 0 ? "resta fuori" : n === 1 ? "un minuto" : `${n} minuti`),
  pace: "Ritmo dei bot",
  paces: { human: "come persone", quick: "svelti" },
  more: "Altre regole",
  button: "Apri le iscrizioni",
  badName: "Dagli un nome, fino a 40 lettere.",
  badTime: "Scegli un momento che deve ancora venire.",
  none: "In questa casa non si fanno tornei.",
};

export type OpeningWords = Widen<typeof it>;
