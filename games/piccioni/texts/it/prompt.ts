import { agreeing } from "@tavolata/kernel";
import type { Purpose } from "../../rules/index.ts";
import type { Who } from "../shape.ts";
import { ACTION, and, CARD, counted, number, purposes, to } from "./nouns.ts";

/** One sentence above the hand, without a full stop. */
export const prompt = {
  action: (p: { who: Who; actions: number; last: boolean }) => {
    const turn = p.last ? "l'ultimo turno" : p.actions === 0 ? "" : counted(p.actions, ACTION);
    return `${p.who === null ? "Tocca a te" : `Tocca ${to(p.who)}`}${turn === "" ? "" : `: ${turn}`}`;
  },
  choose: (p: { who: Who; purpose: Purpose; pigeon: string | null }) =>
    `${p.who === null ? "Scegli" : `${p.who} sceglie`} ${purposes[p.purpose]}${p.pigeon === null ? "" : ` ${p.pigeon}`}`,
  throwAway: (p: { who: Who; cards: number }) =>
    p.who === null
      ? `Troppe carte in mano: scartane ${p.cards === 1 ? "una" : number(p.cards)}`
      : `${p.who} scarta ${counted(p.cards, CARD)}`,
  answer: (p: { who: Who; card: string }) =>
    p.who === null ? `Giochi «${p.card}»: una Reazione?` : `${p.who} gioca «${p.card}»: che cosa rispondi?`,
  awaitAnswers: (p: { card: string; missing: readonly string[] }) =>
    p.missing.length > 2
      ? `«${p.card}»: ${number(p.missing.length)} devono ancora rispondere`
      : `«${p.card}»: si ${agreeing(p.missing, "aspetta", "aspettano")} ${and(p.missing)}`,
  hovering: (pigeon: string) => `Lo stormo: ecco ${pigeon}`,
  over: (who: Who) => `Partita finita: ${who === null ? "hai vinto!" : `vince ${who}`}`,
};
