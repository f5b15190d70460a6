import type { RefusalTexts } from "../shape.ts";
import { CARD, counted, number, rankPlural, theCard, theRank, whichDish } from "./nouns.ts";

export const refusals: RefusalTexts = {
  "not-a-player": () => "Qui gioca chi è seduto: prendi un posto al tavolo.",
  "hand-of-five-below-six-players": ({ seats }) =>
    `In ${number(seats)} si gioca con sei carte a testa: scegliete sei, o aspettate di essere almeno in sei.`,
  "joker-called": () => "Il Jolly non si chiama: scegli un rango dal 2 all'Asso.",
  "not-your-turn": () => "Un momento, non tocca ancora a te: aspetta il tuo turno.",
  "nothing-to-doubt": () => "Nessuno ha ancora chiamato: apri tu, ordina il primo.",
  "two-dishes-already": () =>
    "Primo e secondo ci sono già: spezia o abbonda uno dei due, oppure chiedi il conto.",
  "dish-not-ordered": ({ dish }) => `Il ${whichDish(dish)} non è ancora in tavola: per averlo, ordinalo.`,
  "rank-not-higher": ({ rank }) =>
    rank === "A"
      ? "Sopra l'Asso non c'è più niente: abbonda, punta su un'altra portata o chiedi il conto."
      : `Per speziare si sale: scegli un rango sopra ${theRank(rank)}, oppure abbonda.`,
  "same-rank-twice": ({ rank }) =>
    `L'altra portata è già di ${rankPlural(rank)}: per questa scegli un rango diverso.`,
  "card-to-show-not-held": ({ card }) => `In mano non hai ${theCard(card)}: mostra una carta che hai.`,
  "shown-card-not-called": () =>
    "Per chiamare così devi mostrare una tua carta di una delle portate chiamate.",
  "joker-shown": () => "Qui il Jolly resta coperto: mostra un'altra carta delle portate chiamate.",
  "dish-is-full": ({ count }) =>
    `Più di ${counted(count, CARD)}, Jolly compresi, non esistono: spezia, punta su un'altra portata o chiedi il conto.`,
  "game-is-over": () => "La partita è finita: per giocare ancora, cominciatene un'altra.",
  "discards-first": () => "Prima gli scarti: si comincia a chiamare appena tutti hanno scartato.",
  "nothing-to-discard": () => "Non hai niente da scartare: quando tocca a te, chiama o chiedi il conto.",
  "wrong-number-of-discards": ({ owed }) => `Scegli ${counted(owed, CARD)} da scartare, né più né meno.`,
  "card-to-discard-not-held": ({ card }) => `In mano non hai ${theCard(card)}: scarta carte che hai.`,
  eliminated: () => "Per te questa partita è finita: resta pure a guardare, alla prossima rigiochi.",
};

/** For whatever the game itself does not refuse. */
export const otherRefusal = "Adesso non si può: dai un'occhiata al tavolo e riprova.";
