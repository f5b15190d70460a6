import { agreeing } from "@tavolata/kernel";
import type { Dish } from "../../rules/index.ts";
import type { Who, Winners } from "../shape.ts";
import { and, CARD, counted, dishes, to } from "./nouns.ts";

/** One sentence above the hand, without a full stop. */
export const prompt = {
  toOpen: (who: Who) => (who === null ? "Tocca a te: ordina il primo" : `Tocca ${to(who)}: apre la mano`),
  toCall: (p: { who: Who; dishes: readonly Dish[] }) =>
    p.who === null
      ? "Tocca a te: chiama o chiedi il conto"
      : `Tocca ${to(p.who)}: deve rispondere a ${dishes(p.dishes)}`,
  toDiscard: (owed: number) => `Scarta ${counted(owed, CARD)}: scegli tu ${owed === 1 ? "quale" : "quali"}`,
  waitForDiscards: (waiting: readonly { name: string; owed: number }[]) => {
    const [first, ...others] = waiting;
    return first !== undefined && others.length === 0
      ? `Aspettiamo ${first.name}: deve scartare ${counted(first.owed, CARD)}`
      : `Aspettiamo ${and(waiting.map(({ name }) => name))}: devono ancora scartare`;
  },
  over: (winners: Winners) => `Partita finita: ${wins(winners)}`,
};

export function wins({ you, others, all }: Winners): string {
  if (all) return `pari, ${you ? "vincete" : "vincono"} tutti`;
  if (!you) return `${agreeing(others, "vince", "vincono")} ${and(others)}`;
  return others.length === 0 ? "hai vinto!" : `vincete ${and(["tu", ...others])}`;
}
