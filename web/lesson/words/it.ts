import type { Widen } from "@tavolata/kernel";

export const it = {
  begin: "Cominciamo",
  skip: "Salta",
  next: "Avanti",
  steps: (step: number, all: number) => `${step} di ${all}`,
  notNow: "Si potrebbe, ma per ora prova quello che dice il consiglio qui sopra.",
  yourMove: "Tocca a te",
  watch: "Guarda…",
  done: "Ora sai giocare",
  doneHelp: "Il resto viene giocando: i consigli ti accompagnano anche alla prima partita vera.",
  again: "Da capo",
  none: "Per questo gioco non c'è ancora.",
  broken: "Qualcosa si è inceppato.",
};

export type LessonPageWords = Widen<typeof it>;
