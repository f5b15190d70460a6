import { agreeing } from "@tavolata/kernel";
import type { Feature, Hand } from "../../rules/index.ts";
import type { Who } from "../shape.ts";
import { and, CARD, counted, features } from "./nouns.ts";

/** One sentence above the console, without a full stop. */
export const prompt = {
  first: (who: Who) => (who === null ? "Scopri tu la prima carta" : `La prima carta la scopre ${who}`),
  turn: (who: Who) =>
    who === null ? "Occhio alla fila, e scopri la prossima" : `Occhio alla fila: scopre ${who}`,
  onTheLine: "Occhio alla fila",
  byClock: "Occhio alla fila: scopre l'orologio",
  reaching: (who: Who) => (who === null ? "La carta arriva: occhio!" : `${who} sta per scoprire: occhio!`),
  onScreen: "Occhi allo schermo, dita sui tasti",
  out: "Sei fuori: questa fila la guardi soltanto, rientri con la prossima",
  lastCall: "È l'ultima carta: ultima occasione",
  window: (who: readonly string[]) =>
    `${and(who)} ${agreeing(who, "ha", "hanno")} già reagito: un attimo ancora`,
  called: (what: Feature) => `Hai chiamato «${features[what]}»: un attimo per gli altri`,
  moved: (what: Hand) => `${OWN_HANDS[what]}: un attimo per gli altri`,
  vote: (claimants: readonly string[]) => `Chi ha fatto prima, ${claimants.join(" o ")}?`,
  voteOnPhones: (claimants: readonly string[]) =>
    `Chi ha fatto prima, ${claimants.join(" o ")}? Votate sui telefoni`,
  voted: "Hai votato: si aspettano gli altri",
  taken: (p: { who: Who; cards: number }) =>
    `${p.who === null ? "Prendi" : `${p.who} prende`} ${counted(p.cards, CARD)}`,
  shared: (names: readonly string[]) => `Una carta a testa: ${and(names)}`,
  nobody: "Nessuno prende carte: la fila resta",
  you: "tu",
  over: (p: { you: boolean; names: readonly string[] }) => {
    if (p.you) return `Partita finita: ${p.names.length === 1 ? "hai vinto!" : `vincete ${and(p.names)}`}`;
    return `Partita finita: ${agreeing(p.names, "vince", "vincono")} ${and(p.names)}`;
  },
};

const OWN_HANDS: Readonly<Record<Hand, string>> = {
  knock: "Hai bussato",
  blue: "Hai preso una pedina blu",
  red: "Hai preso la pedina rossa",
};
