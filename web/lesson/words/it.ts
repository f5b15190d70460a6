import type { Widen } from "@tavolata/kernel";

export const it = {
  begin: "Cominciamo",
  skip: "Salta",
  end: "Fine",
  next: "Avanti",
  steps: (step: number, all: number) => `${step} di ${all}`,
  notNow: "Si potrebbe, ma per ora prova quello che dice il consiglio qui sopra.",
  yourMove: "Tocca a te",
  watch: "Guarda…",
  done: "Ora sai giocare",
  doneHelp: "Il resto viene giocando.",
  skippedHelp: "Si impara anche giocando.",
  tips: "I consigli li trovi nella striscia gialla, in cima al tavolo.",
  again: "Da capo",
  none: "Per questo gioco non c'è ancora.",
  broken: "Qualcosa si è inceppato.",
};

export type LessonPageWords = Widen<typeof it>;
