import { writeMeans } from "../write-means.ts";

/** The whole game in five sentences, for people who have never seen it. */
export const basics: readonly string[] = [
  "Ognuno ha le sue carte, segrete.",
  "A turno si chiama che cosa c'è fra le carte di tutti: ordini una portata, la spezi (più alta) o abbondi (una carta in più), e mostri una tua carta.",
  "Il resto puoi anche inventarlo: bluffare è permesso.",
  "Chi non ci crede chiede il conto: si scoprono tutte le carte e si conta, e i Jolly valgono per qualsiasi carta.",
  "Paga chi aveva torto: chi ha chiamato troppo, o chi non ci ha creduto.",
];

/** CON-29 */
export const advice = {
  order:
    "Finché c'è una portata da ordinare, ordinala. Se no regali un turno a chi viene dopo: Ada ordina un 5, Bea lo spezia: un 6, e a Ciro basta «un 6 e un 5», tutte carte già viste.",
  callHigh:
    "Per mettere alle strette chi viene dopo, chiama alto: più il rango è vicino all'Asso, meno c'è da speziare, e non resta che abbondare.",
  largestSet: `Prima di dubitare, conta le carte in gioco. A spanne, fra n carte il gruppo più grande di carte uguali, Jolly compresi, è di 1 + n/6. Misurata su tante mani, la media va piuttosto come 1,5 + n/7,7: ${writeMeans("it", (n, mean) => `${mean} con ${n} carte`).join("; ")}. In tanti, la regola a spanne promette troppo.`,
  showAgain:
    "Se puoi, mostra una carta che hanno già visto: così della tua mano non racconti niente di nuovo.",
};
