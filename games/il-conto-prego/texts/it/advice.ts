import { writeMeans } from "../largest-set.ts";

/** CON-29 */
export const advice = {
  order:
    "Finché c'è una portata da ordinare, ordinala. Se no regali un turno a chi viene dopo: Ada ordina un 5, Bea lo spezia: un 6, e a Ciro basta «un 6 e un 5», tutte carte già viste.",
  callHigh:
    "Per mettere alle strette gli altri, chiama alto: più il rango è vicino all'Asso, meno c'è da speziare, e a loro non resta che abbondare.",
  largestSet: `Prima di dubitare, conta le carte in gioco. A spanne, fra n carte il gruppo più grande di carte uguali, Jolly compresi, è di 1 + n/6. Misurata su tante mani, la media va piuttosto come 1,5 + n/7,7: ${writeMeans("it", (n, mean) => `${mean} con ${n} carte`).join("; ")}. In tanti, la regola a spanne promette troppo.`,
  showAgain:
    "Se puoi, mostra una carta che hanno già visto: così della tua mano non racconti niente di nuovo.",
};
