import type { Suit } from "../../rules/index.ts";
import type { Who } from "../shape.ts";
import { and, chips, number, suits, to } from "./nouns.ts";

/** One sentence above the hand, without a full stop. */
export const line = {
  toDeclare: (p: { who: Who; compulsory: boolean }) => {
    if (p.who !== null) return `Parla ${p.who}`;
    return p.compulsory ? "Giro obbligato: servito o cambio?" : "Tocca a te: passo, servito o cambio?";
  },
  toComeInBlind: (who: Who) =>
    who === null ? "Hai passato: entri al buio o resti fuori?" : `${who} pensa se entrare al buio`,
  toLead: (who: Who) => (who === null ? "Esci tu: gioca una carta" : `Esce ${who}`),
  toFollow: (p: { who: Who; suit: Suit }) =>
    `Tocca ${p.who === null ? "a te" : to(p.who)}: si risponde a ${suits[p.suit]}`,
  /** How the last hand came out. */
  won: (shares: readonly { name: string; chips: number }[]) =>
    `Il piatto: ${and(shares.map((share) => `${share.name} ${chips(share.chips)}`))}`,
  stayed: (pot: number) => `Il piatto resta: ${chips(pot)}`,
  bestie: (names: readonly string[]) =>
    names.length > 2 ? `${number(names.length)} bestie` : `bestia ${and(names)}`,
  you: "tu",
  sitsOut: "Sei in sit-out: le carte passano senza di te",
  waitsForPot: "Giochi appena il piatto torna a zero",
  eliminated: "Per te il torneo è finito: resta pure a guardare",
  over: (p: { you: boolean; names: readonly string[] }) => {
    if (p.names.length > 1) return `Partita finita: ${p.you ? "vincete" : "vincono"} ${and(p.names)}`;
    return `Partita finita: ${p.you ? "hai vinto!" : `vince ${and(p.names)}`}`;
  },
};
