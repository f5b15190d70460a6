import { agreeing, type Names } from "@tavolata/kernel";
import { bySeat, type Card, type Feature, type Hand } from "../../rules/index.ts";
import { placesOf } from "../grammar.ts";
import type { Ending, PlayerLine, Settling } from "../shape.ts";
import { and, CARD, card, counted, features, flags, hands } from "./nouns.ts";

export const view = {
  deck: (p: { left: number; dealer: string }) => `Nel mazzo ${counted(p.left, CARD)}; scopre ${p.dealer}.`,
  emptyLine: "La fila è vuota.",
  inLine: (p: { place: number; card: Card }) => `Carta ${p.place} della fila: ${card(p.card)}.`,
  onScreen: (cards: number) => `In fila ${counted(cards, CARD)}: guarda lo schermo.`,
  reaching: (dealer: string) => `${dealer} sta per scoprire una carta.`,
  lastCall: "L'ultima carta è scoperta: si può reagire ancora per poco.",
  window: "Un attimo ancora per reagire.",
  called: (p: { name: string; what: Feature }) => `${p.name} ha chiamato «${features[p.what]}».`,
  moved: (p: { name: string; what: Hand | null }) =>
    p.what === null ? `${p.name} ha mosso la mano.` : `${p.name} ${hands[p.what]}.`,
  vote: (claimants: readonly string[]) => `Si vota: chi ha fatto prima, ${claimants.join(" o ")}?`,
  voted: (p: { name: string; choice: string }) => `${p.name} ha votato per ${p.choice}.`,
  player: (p: PlayerLine) => `${p.name}: ${facts(p).join(", ")}.`,
  lastSettling: (last: Settling, names: Names) =>
    last.winners.length === 0
      ? "L'ultima volta nessuno ha preso carte."
      : `L'ultima volta ${agreeing(last.winners, "ha", "hanno")} preso carte ${and(last.winners.map(names))}.`,
  ended: {
    lastCard: "L'ultima carta è stata scoperta.",
    deckOut: "Il mazzo è finito.",
  } satisfies Record<Ending, string>,
  result: (result: { places: readonly number[]; scores: readonly number[] }, names: Names) =>
    `Classifica: ${placesOf(result)
      .map(
        ({ place, seats }) =>
          `${place}° ${and(seats.map((seat) => `${names(seat)} (${bySeat(result.scores, seat)})`))}`,
      )
      .join(", ")}.`,
};

function facts(p: PlayerLine): string[] {
  return [
    counted(p.cards, CARD),
    ...(p.missing > 0 ? [`più ${counted(p.missing, CARD)} che il mazzo non aveva`] : []),
    ...(p.deals ? ["mazziere"] : []),
    ...(p.away ? ["per ora scopre l'orologio"] : []),
    ...(p.out ? ["fuori da questa fila"] : []),
    ...(p.flag === null ? [] : [flags[p.flag]]),
  ];
}
