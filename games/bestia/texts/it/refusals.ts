import { agreeing } from "@tavolata/kernel";
import type { CardWords } from "../card-words.ts";
import type { RefusalTexts } from "../shape.ts";
import { CARD, chips, counted, PLAYER } from "./nouns.ts";

export const refusalsWith = ({ suits, theCard }: CardWords): RefusalTexts => ({
  "not-eligible": () => "A questa smazzata non hai diritto: aspetta che il piatto sia vuoto, e giochi.",
  eliminated: () => "Per te il torneo è finito: resta pure a guardare.",
  "no-hand-in-play": () => "Non si sta giocando nessuna smazzata: aspetta che si diano le carte.",
  "not-your-turn-to-speak": () => "Non tocca ancora a te parlare: aspetta il tuo turno.",
  "declared-already": () => "Le dichiarazioni sono chiuse: quando tocca a te, gioca una carta.",
  "card-to-exchange-not-held": ({ card }) => `In mano non hai ${theCard(card)}: cambia carte che hai.`,
  "stock-too-small": ({ left }) =>
    left === 0
      ? "Il mazzo è finito: gioca servito o passa."
      : `Nel mazzo ${agreeing(left, "resta", "restano")} ${counted(left, CARD)}: non cambiarne di più.`,
  "blind-comes-later": () => "Al buio si entra solo quando hanno parlato tutti: per ora passa o gioca.",
  "only-blind-now": () => "Hai già passato: ora puoi solo entrare al buio o restare fuori.",
  "declare-first": () => "Prima si dichiara: le carte si giocano quando tutti hanno parlato.",
  "not-your-turn-to-play": () => "Non tocca ancora a te giocare: aspetta il tuo turno.",
  "not-playing": () => "In questa smazzata non giochi: aspetta la prossima.",
  "card-not-held": ({ card }) => `In mano non hai ${theCard(card)}: gioca una carta che hai.`,
  "must-follow-suit": ({ suit }) => `Hai ${suits[suit]}: si risponde al seme di uscita.`,
  "must-trump": ({ suit }) =>
    `Non hai il seme di uscita ma hai ${suits[suit]}: devi tagliare con una briscola.`,
  "must-lead-dominant": ({ card }) =>
    `Sei di mano e hai la briscola dominante: devi giocare ${theCard(card)}.`,
  "must-overtrump": () => "Puoi sopratagliare, quindi devi: gioca una briscola più alta.",
  "must-play": () => "È un giro obbligato: non si passa, gioca servito o cambia.",
  "in-sit-out-already": () => "Il sit-out è già segnato: tocca «Sono tornato» per giocare.",
  "not-in-sit-out": () => "Non sei in sit-out: sei già in gioco.",
  "buy-in-first": ({ least }) => `Il credito è sotto il minimo di ${chips(least)}: prima ricarica.`,
  "not-a-player": () => "Qui gioca chi è seduto: prendi un posto al tavolo.",
  "not-the-house": () => "Questo lo fa solo la casa: usa i tasti del tavolo.",
  "no-such-chair": ({ seat }) => `A questo tavolo non c'è una sedia ${seat + 1}: scegline un'altra.`,
  "chair-empty": ({ seat }) => `Sulla sedia ${seat + 1} non c'è nessuno: scegline un'altra.`,
  "chair-taken": ({ seat }) => `La sedia ${seat + 1} è occupata: scegline un'altra.`,
  "leaving-already": () => "Ti stai già alzando: aspetta la fine della smazzata.",
  "closing-already": () => "La partita si sta già chiudendo: aspetta che il piatto sia vuoto.",
  "game-is-over": () => "La partita è finita: per giocare ancora, cominciatene un'altra.",
  "hand-in-play": () => "I gettoni si aggiungono fra una smazzata e l'altra: aspetta la fine di questa.",
  "credit-full": ({ most }) => `Il credito è già al massimo di ${chips(most)}: gioca con quello.`,
  "buy-in-out-of-range": ({ least, most }) => `Scegli una somma da ${chips(least)} a ${chips(most)}.`,
  "too-many-for-four-cards": ({ seats }) =>
    `Con quattro carte si gioca al massimo in otto: in ${seats} giocate con tre.`,
  "not-enough-chairs": ({ seats }) =>
    `Con ${counted(seats, PLAYER)} non si arriva al minimo per dare le carte: abbassatelo.`,
  "not-this-table": ({ seats }) =>
    `La partita di prima non era a un tavolo da ${seats}: cominciatene una nuova.`,
  "fixed-stack": () => "È un torneo: gioca con i gettoni che hai.",
  "one-table-only": () => "Più tavoli li ha solo un torneo: scegliete quello.",
  "levels-must-rise": () => "In un torneo i livelli devono salire: scegliete quanti minuti durano.",
  "levels-of-one-table": () => "Qui i livelli salgono da soli: si fermano solo in un torneo a più tavoli.",
  "tournament-begins-anew": () => "Un torneo comincia da capo: apritene uno nuovo.",
  "pot-not-clear": ({ pot }) =>
    `Nel piatto ci sono ${chips(pot)}: per spostarsi aspettate che sia vuoto, fra due smazzate.`,
});

/** For whatever the game itself does not refuse. */
export const otherRefusal = "Adesso non si può: dai un'occhiata al tavolo e riprova.";
