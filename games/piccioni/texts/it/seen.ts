import { agreeing, type Names } from "@tavolata/kernel";
import type { State } from "../../rules/index.ts";
import { placesOf, scoreAt, signed } from "../grammar.ts";
import type { PlayerLine, Sought } from "../shape.ts";
import { ACTION, and, CARD, counted, PIGEON, purposes, reveals, TROPHY, to } from "./nouns.ts";
import { screen } from "./screen.ts";

export const view = {
  turn: (p: { turn: number; name: string; actionsLeft: number }) =>
    `Turno ${p.turn}: tocca ${to(p.name)}, ${p.actionsLeft === 0 ? "senza altre azioni" : `ancora ${counted(p.actionsLeft, ACTION)}`}.`,
  decks: (p: { pigeons: number; actions: number; discards: number }) =>
    `Nei mazzi ${counted(p.pigeons, PIGEON)} e ${counted(p.actions, CARD)} azione; fra gli scarti ${counted(p.discards, CARD)}.`,
  place: (p: { name: string; pigeons: readonly string[]; taken: number; capacity: number | null }) =>
    `${p.name}: ${p.pigeons.length === 0 ? "nessuno" : and(p.pigeons)}${p.capacity === null ? "" : ` (posti ${p.taken} su ${p.capacity})`}.`,
  player: (p: PlayerLine) =>
    `${p.name}: ${counted(p.hand, CARD)} in mano, nell'Area ${p.faceUp.length === 0 ? "niente" : and(p.faceUp)}, ${counted(p.trophies, TROPHY)}; ${points(p)}.`,
  hand: (cards: readonly string[]) =>
    cards.length === 0 ? "La tua mano è vuota." : `La tua mano: ${and(cards)}.`,
  idle: (cards: readonly string[]) => `Senza un bersaglio, per ora: ${and(cards)}.`,
  trophies: (cards: readonly string[]) => `I tuoi Trofei che conosci: ${and(cards)}.`,
  laid: (p: { name: string; cards: readonly string[]; reveals: number }) =>
    `Davanti ${to(p.name)}: ${and(p.cards)} (${reveals(p.reveals)}).`,
  hovering: (pigeon: string) => `In volo: ${pigeon}.`,
  finalPhase: (p: { name: string; turnsLeft: number }) =>
    `Fase Finale, innescata da ${p.name}: ${p.turnsLeft === 1 ? "un ultimo turno" : `ancora ${p.turnsLeft} turni`}.`,
  chooses: (p: { name: string; sought: Sought }) => `${p.name} sceglie ${purposes[p.sought]}.`,
  throwsAway: (p: { name: string; cards: number }) => `${p.name} deve scartare ${counted(p.cards, CARD)}.`,
  answers: (p: { card: string; missing: readonly string[] }) =>
    `Si può rispondere a «${p.card}»: ${agreeing(p.missing, "manca", "mancano")} ${and(p.missing)}.`,
  ended: {
    finalPhase: "La Fase Finale è finita.",
    tooLong: "Trenta turni a testa bastano: la partita è finita.",
  } satisfies Record<NonNullable<State["endedBy"]>, string>,
  result: (result: { places: readonly number[]; scores: readonly number[] }, names: Names) =>
    `Classifica: ${placesOf(result)
      .map(
        ({ place, seats }) =>
          `${place}° ${and(seats.map((seat) => `${names(seat)} (${scoreAt(result, seat)})`))}`,
      )
      .join(", ")}.`,
};

/** "1 punto (Trofei +2, terrazzo −1)". */
function points({ won, lost }: PlayerLine): string {
  return `${screen.score(won - lost)} (Trofei +${won}, terrazzo ${signed(-lost)})`;
}
