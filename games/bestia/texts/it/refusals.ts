import type { CardWords } from "../card-words.ts";
import type { RefusalTexts } from "../shape.ts";
import { CARD, chips, counted, PLAYER } from "./nouns.ts";

export const refusalsWith = ({ suits, theCard }: CardWords): RefusalTexts => ({
  "not-eligible": () => "A questa smazzata non hai diritto: giochi appena il piatto iniziale torna a zero.",
  eliminated: () => "Per te il torneo è finito: resta pure a guardare.",
  "no-hand-in-play": () => "Non si sta giocando nessuna smazzata: aspetta che si diano le carte.",
  "not-your-turn-to-speak": () => "Un momento, non tocca ancora a te parlare.",
  "declared-already": () => "Le dichiarazioni sono chiuse: ormai si gioca.",
  "card-to-exchange-not-held": ({ card }) => `In mano non hai ${theCard(card)}: cambia carte che hai.`,
  "stock-too-small": ({ left }) =>
    `Nel mazzo ${left < 2 ? "resta" : "restano"} ${counted(left, CARD)}: di più non se ne cambiano.`,
  "blind-comes-later": () => "Al buio si entra solo dopo che hanno parlato tutti.",
  "only-blind-now": () => "Hai già passato: ora puoi solo entrare al buio o restare fuori.",
  "declare-first": () => "Prima si dichiara: le carte si giocano quando tutti hanno parlato.",
  "not-your-turn-to-play": () => "Un momento, non tocca ancora a te giocare.",
  "not-playing": () => "In questa smazzata non giochi: aspetta la prossima.",
  "card-not-held": ({ card }) => `In mano non hai ${theCard(card)}: gioca una carta che hai.`,
  "must-follow-suit": ({ suit }) => `Hai ${suits[suit]}: si risponde al seme di uscita.`,
  "must-trump": ({ suit }) =>
    `Non hai il seme di uscita ma hai ${suits[suit]}: devi tagliare con una briscola.`,
  "must-lead-dominant": ({ card }) =>
    `Sei di mano e hai la briscola dominante: devi giocare ${theCard(card)}.`,
  "must-overtrump": () => "Puoi sopratagliare, quindi devi: gioca una briscola più alta.",
  "must-play": () => "È un giro obbligato: non si passa, gioca servito o cambia.",
  "in-sit-out-already": () => "Il sit-out è già segnato.",
  "not-in-sit-out": () => "Non è in sit-out: al tavolo c'è già.",
  "buy-in-first": ({ least }) => `Il credito è sotto il minimo di ${chips(least)}: prima si ricarica.`,
  "not-a-player": () => "Qui gioca chi è seduto: prendi un posto al tavolo.",
  "not-the-house": () => "Questo lo può fare solo la casa.",
  "no-such-chair": ({ seat }) => `A questo tavolo non c'è una sedia ${seat + 1}.`,
  "chair-empty": ({ seat }) => `Sulla sedia ${seat + 1} non c'è nessuno.`,
  "chair-taken": ({ seat }) => `La sedia ${seat + 1} è occupata.`,
  "leaving-already": () => "Si sta già alzando: lascia il tavolo a fine smazzata.",
  "closing-already": () => "La partita si sta già chiudendo: manca solo che il piatto si liberi.",
  "game-is-over": () => "La partita è finita: per giocare ancora, cominciatene un'altra.",
  "hand-in-play": () => "I gettoni si aggiungono fra una smazzata e l'altra.",
  "credit-full": ({ most }) => `Il credito è già al massimo di ${chips(most)}.`,
  "buy-in-out-of-range": ({ least, most }) => `Qui ci vogliono da ${chips(least)} a ${chips(most)}.`,
  "too-many-for-four-cards": ({ seats }) =>
    `Con quattro carte si gioca al massimo in otto: in ${seats} giocate con tre.`,
  "not-enough-chairs": ({ seats }) =>
    `Con ${counted(seats, PLAYER)} non si arriva al minimo per dare le carte.`,
  "not-this-table": ({ seats }) => `La partita di prima non era a un tavolo da ${seats}.`,
  "fixed-stack": () => "È un torneo: i gettoni sono quelli dell'inizio.",
  "one-table-only": () => "Più tavoli li ha solo un torneo.",
  "levels-must-rise": () => "In un torneo i livelli devono salire: scegliete quanti minuti durano.",
  "tournament-begins-anew": () => "Un torneo comincia da capo, non da un'altra partita.",
  "pot-not-clear": ({ pot }) =>
    `Nel piatto ci sono ${chips(pot)}: ci si sposta solo a piatto libero, fra due smazzate.`,
});

/** For whatever the game itself does not refuse. */
export const otherRefusal = "Adesso non si può: dai un'occhiata al tavolo e riprova.";
