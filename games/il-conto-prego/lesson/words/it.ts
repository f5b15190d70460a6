import type { LessonWords } from "@tavolata/kernel";
import type { IlConto, Rank, View } from "../../rules/index.ts";
import { dishes, rankPlural } from "../../texts/it/nouns.ts";
import { pairIn } from "../pair.ts";

const pair = (view: View) => rankPlural(pairIn(view) as Rank);
const second = (view: View) => dishes(view.dishes.slice(1));
const bluffed = ({ dishes: [, dish] }: View) => (dish === undefined ? "" : rankPlural(dish.rank));

export const WORDS = {
  about: [
    "Sei carte a testa, segrete.",
    "A turno si chiama quello che c'è fra le carte di tutti: una o due portate, e ogni volta si sale.",
    "A ogni chiamata mostri una tua carta; il resto puoi anche inventarlo.",
    "Chi non ci crede chiede il conto: si scoprono tutte le carte e si conta.",
    "Paga chi aveva torto, e vince chi perde meno mani.",
  ],
  inRealGames:
    "Nella partita vera le mani sono più d'una: vince chi ne perde meno, e lo vedi sotto «Mani perse».",
  steps: {
    cards:
      "Queste carte le vedi solo tu. Si chiama quello che c'è in tutte le mani insieme: in tre, le carte in gioco sono diciotto.",
    joker:
      "Hai anche un Jolly: al conto vale per ogni carta, ma non si chiama e non si mostra. I mazzi sono due: ci sono carte doppie.",
    order: (view) =>
      `Apri tu: ordina il primo, una carta sola, che devi poter mostrare. Tocca «${pair(view)}» nel menù, poi una delle tue due carte.`,
    secondDish: (view, names) =>
      `${names(1)} ordina il secondo: ${second(view)}, e mostra la carta. Due portate, e di più non se ne ordinano.`,
    spiced: (view, names) =>
      `${names(2)} spezia il secondo: resta una carta, ma di rango più alto: ora è ${second(view)}. Tocca a te, e la tua carta torna in mano.`,
    spice:
      "Non si passa: ogni chiamata deve salire. Spezia anche tu: tocca un piatto, poi un rango più alto che hai, e mostra la carta.",
    piledOn: (view, names) =>
      `${names(1)} abbonda il secondo: una carta in più, e il rango può anche scendere. Ora sono ${second(view)}.`,
    pileOn: (view, names) =>
      `${names(2)} spezia: ${second(view)}. Tu abbonda: tocca ${bluffed(view)} sotto Abbonda. Non ne hai? Basta mostrare una carta del primo: il resto è bluff.`,
    doubt: (view) =>
      `Gli altri sono saliti ancora: ${dishes(view.dishes)}. Ma di ${bluffed(view)} se n'è visto uno solo, e il terzo era un tuo bluff.`,
    bill: "Non ci credi? Tocca «Il conto, prego!», poi di nuovo per confermare. Se la chiamata è falsa paga chi l'ha fatta, se è vera paghi tu.",
    verdict: (view, names) =>
      `Falso: mancano due ${bluffed(view)}, e il tuo Jolly ne copre uno solo. Il bluff era tuo, ma paga chi ha chiamato per ultimo: ${names(2)}.`,
    inShort:
      "In breve: sali finché ci credono, e chiedi il conto quando non ci credi tu. Se al conto le carte sono di più, la chiamata è vera.",
  },
} as const satisfies LessonWords<IlConto>;
