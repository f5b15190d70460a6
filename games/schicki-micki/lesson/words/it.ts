import type { LessonWords } from "@tavolata/kernel";
import type { SchickiMicki } from "../../rules/index.ts";
import { capitalized } from "../../texts/grammar.ts";
import { and, CARD, counted, features, worn } from "../../texts/it/nouns.ts";
import { calledBy, detailIn, matchesIn, paidBy } from "../seen.ts";

export const WORDS = {
  about: [
    "Al gala delle fagiane ogni signora vuole essere unica, e alla porta ci stai tu.",
    "Le carte si scoprono una accanto all'altra. Due signore con la stessa cosa nello stesso colore? Reagisci!",
    "Chiamare, prendere una pedina, bussare: per ogni caso c'è una mossa giusta sola.",
    "Chi la fa per primo prende le carte; chi sbaglia ne rende una.",
    "Quando il mazzo è finito vince chi ha più carte.",
  ],
  steps: {
    pheasant: (_, names) =>
      `${names(1)} scopre la prima fagiana. Ognuna porta sei cose, in sei colori diversi: ombrello, cappello, sciarpa, becco, coda e lombrico.`,
    one: (view) =>
      `Ecco la seconda. Una cosa è uguale, nello stesso colore: ${alike(view)}. Chiamala prima degli altri: tocca «${key(view)}».`,
    taken: (view, names) =>
      `La fila è tua: ${counted(view.lastSettling?.cards ?? 0, CARD)}. Anche ${names(2)} ha chiamato giusto, ma un attimo dopo: prende tutto chi fa prima.`,
    several: (view, names) =>
      `Ora scopre ${names(2)}. Le cose uguali sono due: ${alike(view)}. Una chiamata non basta: prendi una pedina, «Blu».`,
    shared: (view, names) =>
      `Con la pedina blu si prende una carta a testa: tu e ${names(1)}. ${names(2)} ha chiamato «${features[calledBy(view, 2)]}»: giusto, ma non basta.`,
    deal: "A ogni fila presa il mazzo passa, e adesso il mazziere sei tu: tocca «Scopri».",
    nothing: (view) =>
      `${capitalized(alone(view))} senza fagiana: vale come addosso a lei. Di uguale non c'è niente, e chi reagisce sbaglia. Scoprine un'altra.`,
    worms: "Due lombrichi sulla stessa carta! Contano più di qualsiasi altra cosa: tocca «Busso».",
    knocked: (view, names) =>
      `La fila è tua. «${capitalized(features[calledBy(view, 1)])}» era sbagliato: ${names(1)} rende una carta. Chi non ne ha sta fuori finché la fila non è presa.`,
    red: "Resta un caso, il più raro: due carte identiche. Lì si prende la pedina «Rossa», e con lei tutta la fila.",
    alone: (_, names) =>
      `Adesso senza aiuto: ${names(1)} ha scoperto tre carte. Guarda con calma, qui il tempo non passa, e fai la mossa giusta.`,
    judged: (view) =>
      view.lastSettling?.winners.includes(0)
        ? "Che occhio! La fila è tua, e non te l'ha detto nessuno."
        : `Non era quella${paidBy(view, 0) > 0 ? ": rendi una carta," : ""} e la fila resta. Guarda: c'è due volte ${alike(view)}, e la mossa era «${key(view)}».`,
    end: "Insomma: una cosa uguale la chiami, più d'una è blu, due carte identiche rossa, due lombrichi bussi. E al tavolo vero vince chi fa prima.",
  },
} as const satisfies LessonWords<SchickiMicki>;

/** "cappello rosso e coda blu". */
function alike(view: SchickiMicki["view"]): string {
  return and(matchesIn(view).map(({ feature, colour }) => worn(feature, colour)));
}

/** "sciarpa verde", where it lies there without a pheasant. */
function alone(view: SchickiMicki["view"]): string {
  const detail = detailIn(view);
  return detail === undefined ? "" : worn(detail.feature, detail.colour);
}

/** What is written on the key for what is alike. */
function key(view: SchickiMicki["view"]): string {
  return and(matchesIn(view).map(({ feature }) => capitalized(features[feature])));
}
