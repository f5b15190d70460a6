import type { Options } from "../../rules/index.ts";
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
    help: "Dopo tante mani vince chi ne ha perse meno. Se non scegli, sono due per giocatore; con il Saldo o gli Omaggi, nessun limite.",
    values: { unset: "Come di regola" },
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
