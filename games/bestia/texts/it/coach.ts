import { agreeing } from "@tavolata/kernel";
import type { Card, Suit, WaitingFor } from "../../rules/index.ts";
import type { CardWords } from "../card-words.ts";
import type { Out } from "../shape.ts";
import { chips, counted, number, TRICK } from "./nouns.ts";

/** Short sentences for those who play their first game. */
export const coachWith = ({ suits, theCard }: CardWords) => ({
  over: "Guarda quanto ha vinto o perso ognuno: i gettoni sono finti, la gloria no.",
  watching: "Da qui vedi le carte giocate, il piatto e i crediti; le carte in mano restano di chi le ha.",
  waits: "Il piatto non è vuoto, e lo gioca solo chi ha pagato l'ultimo invito: tu entri appena si svuota.",
  waitsForNext: "Sei al tavolo: giochi appena una smazzata finisce senza lasciare niente nel piatto.",
  out: {
    leaving: "Ti alzi a fine smazzata: fino ad allora sei in sit-out.",
    playedFor:
      "In sit-out, quando tocca a te, si gioca la tua prima carta ammessa: tocca «Sono tornato» e scegli tu.",
    sitsOut: "In sit-out paghi l'invito e passi sempre, finché non tocchi «Sono tornato».",
    short: "Sotto il credito minimo paghi l'invito ma passi sempre: ricarica, e torni in gioco.",
    shortOfTheAnte: "Non hai di che pagare l'invito: ricarica prima che si diano le carte, e giochi.",
    noChips: "Non hai di che pagare l'invito: ricarica, e rientri appena il piatto si svuota.",
  } satisfies Record<Out, string>,
  waiting: {
    players: "Si comincia appena c'è abbastanza gente al tavolo.",
    anybodyBack: "Sono tutti in sit-out: si ricomincia appena torna qualcuno.",
  } satisfies Record<WaitingFor, string>,
  afterHand: "Chi ha giocato senza fare prese ha pagato la bestia: per quella si gioca la prossima smazzata.",
  /** BES-29 */
  afterHandOfFour:
    "Chi ha fatto meno prese del dovuto ha pagato la bestia: per quella si gioca la prossima smazzata.",
  runsOn: "Il piatto non è vuoto: lo gioca chi ha pagato l'ultimo invito.",
  nobodyPlayed: "Non ha giocato nessuno: il piatto resta per la prossima smazzata.",
  saved: "Ogni presa è di un giocatore diverso: il piatto è salvo, e resta per la prossima smazzata.",
  clear: "Il piatto è vuoto: la prossima smazzata riparte dagli inviti.",
  /** What a trick is worth, and what it costs to take fewer than owed. */
  worth: (p: { part: number; bestia: number; owed: number }) =>
    p.owed === 1
      ? `Ogni presa vale ${chips(p.part)}; chi gioca e non prende paga ${chips(p.bestia)}.`
      : `Ogni presa vale ${chips(p.part)}; chi gioca per primo e ne fa meno di ${number(p.owed)} paga ${chips(p.bestia)}.`,
  worthWithoutRisk: (part: number) =>
    `Ogni presa vale ${chips(part)}, e stavolta la bestia è zero: chi gioca non rischia niente.`,
  sure: (p: { card: Card; tricks: number }) =>
    `Hai ${theCard(p.card)}, la briscola più alta: ${p.tricks === 1 ? "una presa è sicura" : `${counted(p.tricks, TRICK)} sono sicure`}, quindi gioca.`,
  sureButOwes: (card: Card) =>
    `Hai ${theCard(card)}, la briscola più alta: una presa è sicura, ma chi gioca per primo ne deve fare due.`,
  trumps: (trumps: number) =>
    trumps === 1
      ? "Hai una sola briscola: se vuoi rischiare, tieni quella."
      : `Hai ${number(trumps)} briscole: più sono e più sono alte, più è facile prendere.`,
  weak: "Senza briscole è dura: passare ti costa solo l'invito già pagato.",
  compulsory: "È un giro obbligato, quindi si gioca: tieni le briscole e gli assi.",
  exchange: "Per cambiare, tocca prima le carte da buttare e poi Cambio.",
  alone: "Finora non gioca nessuno: chi resta da solo prende tutto il piatto.",
  listen: "Conta chi gioca: più siete, più è difficile fare una presa.",
  blind:
    "Al buio cambi tutte le carte e devi giocare: più giocatori ci sono, più è facile restare senza prese.",
  blindAlone: "Non gioca nessuno: se entri al buio e nessuno ti segue, il piatto è tuo.",
  blindRound: "Chi ha passato ha un'ultima occasione: entrare al buio con carte nuove.",
  leadDominant: (card: Card) => `Apri tu, e ${theCard(card)} va giocato subito: la presa è tua.`,
  leadSure: (card: Card) => `Apri tu: ormai nessuno può battere ${theCard(card)}.`,
  leadTrump: "Apri tu: una briscola costringe gli altri a giocare le loro.",
  leadPlain: "Apri tu, senza briscole: una carta alta può prendere, se nessuno taglia.",
  lastCard: "Ti resta una carta sola: giocala.",
  followTrump: "Si è aperto a briscola: metti una briscola, se ne hai.",
  follow: (suit: Suit) => `Si risponde a ${suits[suit]}; chi non ne ha gioca una briscola, se ce l'ha.`,
  followAndOvertrump: (suit: Suit) =>
    `Si risponde a ${suits[suit]}; chi non ne ha gioca una briscola, più alta di quelle in tavola se può.`,
  owes: (tricks: number) =>
    `Per non pagare la bestia ti ${agreeing(tricks, "manca", "mancano")} ancora ${counted(tricks, TRICK)}.`,
  tooLate: "La bestia ormai non si evita; una presa però vale ancora la sua parte del piatto.",
  noRisk: "In questa smazzata la bestia è zero: non rischi niente.",
  safe: "La bestia non ti tocca più: ogni altra presa è guadagno.",
  passed: "Hai passato: questa smazzata la guardi soltanto.",
});
