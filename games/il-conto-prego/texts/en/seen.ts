import { glyph, glyphs } from "../glyphs.ts";
import type { Texts } from "../it.ts";
import type { PlayerLine } from "../shape.ts";
import { and, CARD, counted, dishes, LOST_HAND, of, place } from "./nouns.ts";
import { tally } from "./told.ts";

export const view: Texts["view"] = {
  hand: ({ hand, of: total, dealer }) =>
    `Hand ${hand}${total === null ? "" : ` of ${total}`}, ${dealer} deals.`,
  oste: ({ name, extraCard }) =>
    extraCard ? `${name} is the Oste, with one extra card.` : `${name} is the Oste.`,
  toDiscard: (waiting) =>
    `Still to discard: ${and(waiting.map(({ name, owed }) => `${name} ${counted(owed, CARD)}`))}.`,
  toOpen: (name) => `${of(name)} turn: open and order the first dish.`,
  toCall: (name) => `${of(name)} turn: call or ask for the bill.`,
  noCall: "No dish is on the table yet.",
  call: ({ name, dishes: called }) => `The call on the table: ${dishes(called)}, by ${name}.`,
  player: (player) => `${player.name}: ${facts(player).join(", ")}.`,
  facts,
  ownHand: ({ name, cards }) => `${of(name)} hand: ${cards.length === 0 ? "no cards" : glyphs(cards)}.`,
  ownDiscards: ({ name, cards }) => `${of(name)} discards: ${glyphs(cards)}.`,
  lastBill: (bill, names) => {
    const asked = `${names(bill.capotavola)} doubted ${of(names(bill.cameriere))} ${dishes(bill.dishes)}`;
    const outcome = bill.verdict === "true" ? "it was true" : "it was false";
    return `The bill of hand ${bill.hand}: ${asked}; ${outcome}, ${names(bill.loser)} lost.`;
  },
  turnedUp: ({ hand, name, cards }) => `${of(name)} cards in hand ${hand}: ${glyphs(cards)}.`,
  deserted: "Nobody was at the table any more: the game ends as it stood.",
  result: (places, names) =>
    `Final ranking: ${places.map((one) => `${place(one.place)} ${and(one.seats.map(names))}`).join(", ")}.`,
};

function facts(player: PlayerLine): string[] {
  const { cards, shown, known, discards, outAfter } = player;
  if (outAfter !== null) return [`out after hand ${outAfter}`, ...tallies(player)];
  return [
    `${counted(cards, CARD)} in hand`,
    ...(shown === null ? [] : [`shows ${glyph(shown)}`]),
    ...(known.length === 0 ? [] : [`known to hold ${glyphs(known)}`]),
    ...(discards === 0 ? [] : [`${counted(discards, CARD)} discarded`]),
    ...tallies(player),
  ];
}

function tallies({ losses, saldi, omaggi }: PlayerLine): string[] {
  return [
    counted(losses, LOST_HAND),
    ...(saldi === null ? [] : [tally.saldi(saldi)]),
    ...(omaggi === null ? [] : [tally.omaggi(omaggi)]),
  ];
}
