import type { Options } from "../../rules/index.ts";
import { writeMeans } from "../largest-set.ts";
import type { Phase } from "../phases.ts";
import type { OptionTexts } from "../shape.ts";

export const options: OptionTexts = {
  handSize: {
    label: "Carte a testa",
    help: "Di solito sei; da sei giocatori in su si può cominciare con cinque.",
    values: { 6: "Sei", 5: "Cinque" },
  },
  hands: {
    label: "Numero di mani",
    help: "Quante mani si giocano: vince chi ne perde meno. Conta solo senza Saldo e senza Omaggi.",
    values: { unset: "Due per giocatore" },
  },
  oste: {
    label: "Regola dell'Oste",
    help: "Chi vince il duello del conto dà le carte nella mano successiva; se i Jolly non sono serviti, ha una carta in più.",
  },
  saldo: {
    label: "Regola del Saldo",
    help: "Ogni mano persa è una carta da scartare in tutte le mani dopo; chi resta senza è fuori. Il Jolly si può mostrare.",
  },
  omaggi: {
    label: "Regola degli Omaggi",
    help: "Ogni conto chiesto e vinto è un Omaggio: a ogni mano una carta in più fra cui scegliere.",
  },
  omaggiTarget: {
    label: "Omaggi per vincere",
    help: "Chi arriva per primo a questo numero vince la partita.",
  },
  turnSeconds: {
    label: "Tempo per decidere",
    help: "Secondi a disposizione; quando finiscono, decide l'orologio.",
    values: { 0: "Senza limite" },
  },
};

export const phases = {
  discards: ({ saldo, omaggi }: Pick<Options, "saldo" | "omaggi">) => {
    const each = [...(saldo ? ["ogni Saldo"] : []), ...(omaggi ? ["ogni Omaggio pescato"] : [])].join(
      " e per ",
    );
    return `Scarta a faccia in giù${each === "" ? "" : ` una carta per ${each}`}: scegli tu quali. Si comincia quando tutti hanno scartato.`;
  },
  opening: ({ saldo }: Pick<Options, "saldo">) =>
    `Apri la mano: ordina il primo, una carta sola, e mostrane una di quel rango${saldo ? ", o un Jolly" : ", mai il Jolly"}.`,
  calls: ({ saldo }: Pick<Options, "saldo">) =>
    `Ordina il secondo se manca, spezia (stesso numero, rango più alto) o abbonda (una carta in più, rango a scelta), e ${shown(saldo)}. Se non ci credi: il conto, prego!`,
} satisfies Record<Phase, (options: Options) => string>;

function shown(saldo: boolean): string {
  return `mostra una tua carta di una delle portate chiamate${saldo ? ", o un Jolly" : ", mai il Jolly"}`;
}

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
