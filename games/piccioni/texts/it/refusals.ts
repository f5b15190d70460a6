import { agreeing } from "@tavolata/kernel";
import type { RefusalTexts } from "../shape.ts";
import { CARD, counted, number } from "./nouns.ts";

export const refusals: RefusalTexts = {
  "not-a-player": () => "Qui gioca chi è seduto: prendi un posto al tavolo.",
  "not-your-turn": () => "Non tocca a te: aspetta il tuo turno.",
  "too-few-left": ({ cards }) =>
    cards === 0
      ? "Fra mazzo e scarti non restano carte: fai un'altra azione."
      : `Fra mazzo e scarti ${agreeing(cards, "resta", "restano")} solo ${counted(cards, CARD)}: pescane di meno.`,
  "throw-away-first": () => "Hai più di cinque carte in mano: prima scegli quali scartare.",
  "nothing-to-throw-away": () => "Non hai carte di troppo da scartare: continua a giocare.",
  "wrong-number": ({ cards }) => `Scegline esattamente ${cards === 1 ? "una" : number(cards)} da scartare.`,
  "answers-first": () => "Prima si risponde alla carta giocata: un attimo di pazienza.",
  "not-asked": () => "Adesso non c'è niente a cui puoi rispondere: aspetta la prossima carta.",
  "answered-already": () => "Hai già risposto: ora aspetta gli altri.",
  "set-aside": () => "Quella carta è già messa da parte per un'altra risposta: scegline un'altra.",
  "not-a-reaction": () => "Quella carta non è una Reazione: giocala nel tuo turno.",
  "does-not-answer": () => "Quella Reazione non risponde a questa carta: scegline un'altra o lascia passare.",
  "only-a-reaction": () => "Quella carta è solo una Reazione: tienila per rispondere a un'altra.",
  "choose-first": () => "Prima c'è una scelta da fare: se è tua, guarda che cosa è illuminato.",
  "nothing-to-choose": () => "Adesso non c'è niente che devi scegliere: continua a giocare.",
  "cannot-choose": () => "Questo non si può scegliere: guarda che cosa è illuminato.",
  "not-in-your-area": () => "Si scarta solo per qualcosa che è scoperto nella tua Area: scegli lì.",
  "wrong-price": ({ cards }) => `Per questo scarta esattamente ${counted(cards, CARD)}.`,
  "not-in-hand": () => "Quella carta non è nella tua mano: scegline una che hai.",
  "game-is-over": () => "La partita è finita: per giocare ancora, cominciatene un'altra.",
  "nothing-to-contribute-to": () =>
    "Con questa carta non c'è niente a cui contribuire: rispondi o lascia passare.",
  "bad-deck": () => "Con il mazzo scelto non si può giocare: controllate il file.",
};

/** For anything that is not refused by this game itself. */
export const otherRefusal = "Adesso non si può: dai un'occhiata al tavolo e riprova.";
