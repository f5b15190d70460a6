import { agreeing, capitalized, placesOf } from "@tavolata/kernel";
import type { Card, Joker, Move, Rank, WhichDish } from "../../rules/index.ts";
import { type BillLine, billLinesOf } from "../bill-lines.ts";
import { glyphs } from "../glyphs.ts";
import { openCards, shortBy } from "../grammar.ts";
import type { EventOf, EventTexts } from "../shape.ts";
import {
  and,
  CARD,
  counted,
  dish,
  dishes,
  joker,
  number,
  OMAGGIO,
  rankPlural,
  ranks,
  SALDO,
  theCard,
  whichDish,
} from "./nouns.ts";

export const HOW = { order: "ordina", spice: "spezia", abound: "abbonda" } as const;

export const events: EventTexts = {
  handBegins: ({ hand, dealer, opener }, names) =>
    `Mano ${hand}: dà le carte ${names(dealer)}, apre ${names(opener)}.`,
  dealt: ({ seat, cards }, names) => {
    const open = openCards(cards);
    const received = `${names(seat)} riceve ${counted(cards.length, CARD)}`;
    return open === null ? `${received}.` : `${received}: ${glyphs(open)}.`;
  },
  discarded: ({ seat, cards }, names) => {
    const open = openCards(cards);
    if (open !== null) return `${names(seat)} scarta ${glyphs(open)}.`;
    return `${names(seat)} scarta ${counted(cards.length, CARD)} a faccia in giù.`;
  },
  tookBack: ({ seat, card }, names) => `${names(seat)} riprende in mano ${theCard(card)}.`,
  called: ({ seat, how, dish, dishes: called, show }, names) =>
    `${names(seat)} ${HOW[how]} il ${whichDish(dish)}: ${dishes(called)}, e mostra ${theCard(show)}.`,
  timeOut: ({ seat }, names) => `Tempo scaduto: per ${names(seat)} decide l'orologio.`,
  bill: (bill, names) =>
    [
      `${names(bill.capotavola)}: «Il conto, prego!»`,
      `${names(bill.cameriere)} ha chiamato ${dishes(bill.dishes)}.`,
      ...billLinesOf(bill).map((line) => `${capitalized(dish(line.dish))}: ${billLine(line)}.`),
      `${verdict(bill)}: ${names(bill.loser)} perde la mano.`,
    ].join(" "),
  saldo: ({ seat, saldi }, names) =>
    `Un Saldo sul conto di ${names(seat)}: ${saldi === 1 ? "è il primo" : `ora sono ${number(saldi)}`}.`,
  eliminated: ({ seat }, names) => `${names(seat)} non ha più carte da giocare: da qui in poi guarda.`,
  omaggio: ({ seat, omaggi }, names) =>
    `Un Omaggio della casa per ${names(seat)}: ${omaggi === 1 ? "è il primo" : `ora sono ${number(omaggi)}`}.`,
  oste: ({ seat, extraCard }, names) =>
    `${names(seat)} fa l'Oste${extraCard ? ", con diritto a una carta in più" : ""}.`,
  gameOver: (result, names) => {
    const [first, ...rest] = placesOf(result).map(({ seats }) => seats.map(names));
    const winners = first ?? [];
    const then = rest.map((some) => `, poi ${and(some)}`).join("");
    return `Partita finita: ${agreeing(winners, "vince", "vincono")} ${and(winners)}${then}.`;
  },
};

/** After the name of a dish: what was found for it. */
export function billLine({ dish: { count }, found, jokers, spare, missing }: BillLine): string {
  return [
    `${agreeing(found, "trovata", "trovate")} ${found} ${agreeing(found, "carta", "carte")} su ${count} ${agreeing(count, "chiamata", "chiamate")}`,
    ...(jokers === 0 ? [] : [`più ${counted(jokers, joker)}`]),
    ...(missing === 0 ? [] : [`${agreeing(missing, "manca", "mancano")} ${missing}`]),
    ...(spare === 0 ? [] : [`ne ${agreeing(spare, "avanza", "avanzano")} ${spare}`]),
  ].join(", ");
}

function verdict(bill: EventOf<"bill">): string {
  if (bill.verdict === "false") {
    const short = shortBy(bill);
    return `Falso, ${agreeing(short, "manca", "mancano")} ${counted(short, CARD)}`;
  }
  if (bill.missing > 0) return `Vero, con ${counted(bill.missing, joker)}`;
  return bill.jokers > 0 ? "Vero, anche senza Jolly" : "Vero";
}

/** Said by a player, or for the sake of completeness by the house or the screen, which have no moves here. */
export const movers = { house: "La casa", screen: "Lo schermo" };

export const moves = {
  order: (p: { who: string; rank: Rank | Joker; show: Card }) =>
    `${p.who} ordina ${calledOne(p.rank)} e mostra ${theCard(p.show)}`,
  spice: (p: { who: string; dish: WhichDish; rank: Rank | Joker; show: Card }) =>
    `${p.who} spezia il ${whichDish(p.dish)}, che diventa di ${rankPlural(p.rank)}, e mostra ${theCard(p.show)}`,
  abound: (p: { who: string; dish: WhichDish; rank: Rank | Joker; show: Card }) =>
    `${p.who} abbonda il ${whichDish(p.dish)}, una carta in più, ora di ${rankPlural(p.rank)}, e mostra ${theCard(p.show)}`,
  bill: (p: { who: string }) => `${p.who}: «Il conto, prego!»`,
  discard: (p: { who: string; cards: readonly Card[] }) =>
    p.cards.length === 0 ? `${p.who} non scarta niente` : `${p.who} scarta ${glyphs(p.cards)}`,
};

/** What the kinds of move are called where moves are listed. */
export const kinds = {
  order: "Ordinare",
  spice: "Speziare",
  abound: "Abbondare",
  bill: "Chiedere il conto",
  discard: "Scartare",
} satisfies Record<Move["type"], string>;

function calledOne(rank: Rank | Joker): string {
  return counted(1, rank === "W" ? joker : ranks[rank]);
}

export const tally = {
  saldi: (n: number) => counted(n, SALDO),
  omaggi: (p: { has: number; target: number }) => `${counted(p.has, OMAGGIO)} su ${number(p.target)}`,
};
