import { placesOf, scoreAt, signed } from "../grammar.ts";
import type { Texts } from "../it.ts";
import type { PlayerLine } from "../shape.ts";
import { ACTION, and, CARD, counted, PIGEON, place, purposes, reveals, TROPHY } from "./nouns.ts";
import { screen } from "./screen.ts";

export const view: Texts["view"] = {
  turn: (p) =>
    `Turn ${p.turn}: ${p.name} plays, with ${p.actionsLeft === 0 ? "no more actions" : `${counted(p.actionsLeft, ACTION)} left`}.`,
  decks: (p) =>
    `In the decks: ${counted(p.pigeons, PIGEON)} and ${counted(p.actions, { one: "action card", other: "action cards" })}; in the discards: ${counted(p.discards, CARD)}.`,
  place: (p) =>
    `${p.name}: ${p.pigeons.length === 0 ? "nobody" : and(p.pigeons)}${p.capacity === null ? "" : ` (${p.taken} of ${p.capacity} taken)`}.`,
  player: (p) =>
    `${p.name}: ${counted(p.hand, CARD)} in hand, in the Area ${p.faceUp.length === 0 ? "nothing" : and(p.faceUp)}, ${counted(p.trophies, TROPHY)}; ${points(p)}.`,
  hand: (cards) => (cards.length === 0 ? "Your hand is empty." : `Your hand: ${and(cards)}.`),
  idle: (cards) => `Without a target for now: ${and(cards)}.`,
  trophies: (cards) => `The Trophies you know: ${and(cards)}.`,
  laid: (p) => `In front of ${p.name}: ${and(p.cards)} (${reveals(p.reveals)}).`,
  hovering: (pigeon) => `In the air: ${pigeon}.`,
  finalPhase: (p) =>
    `The final phase, triggered by ${p.name}: ${p.turnsLeft === 1 ? "one last turn" : `${p.turnsLeft} turns left`}.`,
  chooses: (p) => `${p.name} chooses ${purposes[p.sought]}.`,
  throwsAway: (p) => `${p.name} must throw away ${counted(p.cards, CARD)}.`,
  answers: (p) => `“${p.card}” can be answered: waiting for ${and(p.missing)}.`,
  ended: {
    finalPhase: "The final phase is over.",
    tooLong: "Thirty turns each is enough: the game is over.",
  },
  result: (result, names) =>
    `Ranking: ${placesOf(result)
      .map(
        (one) =>
          `${place(one.place)} ${and(one.seats.map((seat) => `${names(seat)} (${scoreAt(result, seat)})`))}`,
      )
      .join(", ")}.`,
};

/** "1 point (Trophies +2, terrace −1)". */
function points({ won, lost }: PlayerLine): string {
  return `${screen.score(won - lost)} (Trophies +${won}, terrace ${signed(-lost)})`;
}
