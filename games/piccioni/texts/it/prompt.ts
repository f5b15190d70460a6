import { agreeing, capitalized } from "@tavolata/kernel";
import type { Sought, Who } from "../shape.ts";
import { ACTION, and, CARD, counted, number, purposes, to } from "./nouns.ts";

/** One sentence above the hand, without a full stop. */
export const prompt = {
  action: (p: { who: Who; actions: number; last: boolean }) => {
    const turn = p.last ? "l'ultimo turno" : p.actions === 0 ? "" : counted(p.actions, ACTION);
    return `${p.who === null ? "Tocca a te" : `Tocca ${to(p.who)}`}${turn === "" ? "" : `: ${turn}`}`;
  },
  /** `card` is the one for which they choose, where it has to be said. */
  choose: (p: { who: Who; sought: Sought; pigeon: string | null; card: string | null }) => {
    const verb = p.who === null ? "scegli" : `${p.who} sceglie`;
    const what = `${purposes[p.sought]}${p.pigeon === null ? "" : ` ${p.pigeon}`}`;
    return p.card === null ? capitalized(`${verb} ${what}`) : `«${p.card}»: ${verb} ${what}`;
  },
  /** While a card does what it does. */
  plays: playsIt,
  turnEnds: (flock: boolean) => (flock ? "Arriva lo stormo" : "Fine del turno"),
  throwAway: (p: { who: Who; cards: number }) =>
    p.who === null
      ? `Troppe carte in mano: scartane ${p.cards === 1 ? "una" : number(p.cards)}`
      : `${p.who} scarta ${counted(p.cards, CARD)}`,
  answer: (p: { who: Who; card: string; reaction: boolean }) =>
    `${playsIt(p)}: ${p.who === null ? "una Reazione?" : "che cosa rispondi?"}`,
  /** `own` is the Reaction that the watcher has answered with. */
  awaitAnswers: (p: { card: string; missing: readonly string[]; own: string | null }) => {
    const what = p.own === null ? `«${p.card}»` : `Rispondi con «${p.own}»`;
    return p.missing.length > 2
      ? `${what}: ${number(p.missing.length)} devono ancora rispondere`
      : `${what}: si ${agreeing(p.missing, "aspetta", "aspettano")} ${and(p.missing)}`;
  },
  hovering: (pigeon: string) => `Lo stormo: ecco ${pigeon}`,
  over: (who: Who) => `Partita finita: ${who === null ? "hai vinto!" : `vince ${who}`}`,
};

function playsIt(p: { who: Who; card: string; reaction: boolean }): string {
  const [own, other] = p.reaction ? ["Rispondi con", "risponde con"] : ["Giochi", "gioca"];
  return `${p.who === null ? own : `${p.who} ${other}`} «${p.card}»`;
}
