import type { Names, SharedPlace } from "@tavolata/kernel";
import type { Bill, Card, Dish } from "../../rules/index.ts";
import { glyph, glyphs } from "../glyphs.ts";
import type { PlayerLine } from "../shape.ts";
import { and, CARD, counted, dishes, LOST_HAND, place, to } from "./nouns.ts";
import { tally } from "./told.ts";

export const view = {
  hand: (p: { hand: number; of: number | null; dealer: string }) =>
    `Mano ${p.hand}${p.of === null ? "" : ` di ${p.of}`}, dà le carte ${p.dealer}.`,
  oste: (p: { name: string; extraCard: boolean }) =>
    p.extraCard ? `L'Oste è ${p.name}, con una carta in più.` : `L'Oste è ${p.name}.`,
  toDiscard: (waiting: readonly { name: string; owed: number }[]) =>
    `Da scartare: ${and(waiting.map(({ name, owed }) => `${name} ${counted(owed, CARD)}`))}.`,
  toOpen: (name: string) => `Tocca ${to(name)}: apre e ordina il primo.`,
  toCall: (name: string) => `Tocca ${to(name)}: chiama o chiede il conto.`,
  noCall: "In tavola non c'è ancora nessuna portata.",
  call: (p: { name: string; dishes: readonly Dish[] }) =>
    `Chiamata in tavola: ${dishes(p.dishes)}, di ${p.name}.`,
  player: (p: PlayerLine) => `${p.name}: ${facts(p).join(", ")}.`,
  facts,
  ownHand: (p: { name: string; cards: readonly Card[] }) =>
    `La mano di ${p.name}: ${p.cards.length === 0 ? "nessuna carta" : glyphs(p.cards)}.`,
  ownDiscards: (p: { name: string; cards: readonly Card[] }) =>
    `Gli scarti di ${p.name}: ${glyphs(p.cards)}.`,
  lastBill: (bill: Bill, names: Names) => {
    const asked = `${names(bill.capotavola)} non ha creduto ${to(names(bill.cameriere))} su ${dishes(bill.dishes)}`;
    const outcome = bill.verdict === "true" ? "era vero" : "era falso";
    return `Conto della mano ${bill.hand}: ${asked}; ${outcome}, perde ${names(bill.loser)}.`;
  },
  turnedUp: (p: { hand: number; name: string; cards: readonly Card[] }) =>
    `Carte di ${p.name} nella mano ${p.hand}: ${glyphs(p.cards)}.`,
  deserted: "Al tavolo non c'era più nessuno: la partita si chiude così com'era.",
  result: (places: readonly SharedPlace[], names: Names) =>
    `Classifica finale: ${places.map((p) => `${place(p.place)} ${and(p.seats.map(names))}`).join(", ")}.`,
};

function facts(p: PlayerLine): string[] {
  if (p.outAfter !== null) return [`fuori dopo la mano ${p.outAfter}`, ...tallies(p)];
  return [
    `${counted(p.cards, CARD)} in mano`,
    ...(p.shown === null ? [] : [`mostra ${glyph(p.shown)}`]),
    ...(p.known.length === 0 ? [] : [`si sa che ha ${glyphs(p.known)}`]),
    ...(p.discards === 0 ? [] : [`${counted(p.discards, CARD)} negli scarti`]),
    ...tallies(p),
  ];
}

function tallies({ losses, saldi, omaggi }: PlayerLine): string[] {
  return [
    counted(losses, LOST_HAND),
    ...(saldi === null ? [] : [tally.saldi(saldi)]),
    ...(omaggi === null ? [] : [tally.omaggi(omaggi)]),
  ];
}
