import { bySeat } from "../../rules/index.ts";
import type { CardWords } from "../card-words.ts";
import { amountsOf, placesOf } from "../grammar.ts";
import type { Texts } from "../it.ts";
import type { PlayerLine, Wait } from "../shape.ts";
import { and, CARD, chips, counted, place, TRICK } from "./nouns.ts";

export const viewWith = ({ card, cards, suits }: CardWords): Texts["view"] => ({
  hand: ({ hand, level, dealer }) => `Hand ${hand}, level ${level + 1}, ${dealer} deals.`,
  money: ({ ante, pot, bestia }) => `Ante ${chips(ante)}, pot ${chips(pot)}, bestia ${chips(bestia)}.`,
  pot: (pot) => (pot === 0 ? "The pot is empty." : `In the pot: ${chips(pot)}.`),
  trump: (p) =>
    `Trumps: ${suits[p.card[1] as keyof typeof suits]}. Turned up: ${card(p.card)}. In the stock: ${counted(p.stock, CARD)}.`,
  levels: ({ minutes, antes }) =>
    `Levels last ${minutes === 1 ? "one minute" : `${minutes} minutes`}: the ante rises to ${antes.map(chips).join(", then ")}, and so on.`,
  compulsory: "Compulsory hand: nobody may pass.",
  toDeclare: (name) => `${name}'s turn: pass, stand pat or exchange.`,
  toComeInBlind: (name) => `${name}'s turn: come in blind or stay out.`,
  toPlay: (name) => `${name}'s turn: play a card.`,
  trick: (laid, names) =>
    `On the table: ${laid.map((one) => `${names(one.seat)} ${card(one.card)}`).join(", ")}.`,
  between: "The next hand will be dealt in a moment.",
  waiting: (waitingFor) =>
    waitingFor === "players"
      ? "Waiting for more players."
      : "Waiting for somebody who is sitting out to come back.",
  closing: "The game will end as soon as the pot is empty.",
  player: (p) => `${p.name}: ${facts(p).join(", ")}.`,
  ownHand: (p) => `${p.name}'s cards: ${cards(p.cards)}.`,
  ownDiscards: (p) => `${p.name}'s discards: ${cards(p.cards)}.`,
  lastHand: (last, names) => {
    const won = amountsOf(last.won).map((share) => `${chips(share.chips)} to ${names(share.seat)}`);
    const took = won.length === 0 ? "the pot stayed" : and(won);
    const bestie = last.bestie.length === 0 ? "" : `; bestia: ${and(last.bestie.map(names))}`;
    return `Hand ${last.hand}, pot ${chips(last.pot)}: ${took}${bestie}.`;
  },
  ended: {
    hands: "All the hands have been played.",
    closed: "The game was closed.",
    lastLeft: "Only one player is left in the tournament.",
    deserted: "Nobody was at the table any more: the pot was split.",
  },
  result: (result, names) =>
    `Ranking: ${placesOf(result)
      .map(
        ({ place: nth, seats }) =>
          `${place(nth)} ${and(seats.map((seat) => `${names(seat)} (${chips(bySeat(result.scores, seat))})`))}`,
      )
      .join(", ")}.`,
});

const WAITS: Readonly<Record<Wait, string>> = {
  pot: "comes in when the pot is empty",
  hand: "plays from the next hand",
};

function facts(p: PlayerLine): string[] {
  return [
    `credit ${chips(p.credit)}`,
    ...(p.waits === null ? [] : [WAITS[p.waits]]),
    ...declared(p),
    ...(p.sitOut ? ["sitting out until back"] : []),
    ...(p.sitOutNext ? ["sitting out from the next hand until back"] : []),
    ...(p.leaving ? ["stands up after the hand"] : []),
  ];
}

function declared(p: PlayerLine): string[] {
  const tricks = counted(p.tricks, TRICK);
  switch (p.declaration) {
    case null:
      return [];
    case "silent":
      return ["still to speak"];
    case "pass":
      return ["passes"];
    case "served":
      return ["stands pat", tricks];
    case "blind":
      return ["blind", tricks];
    case "exchange":
      return [`exchanged ${counted(p.exchanged, CARD)}`, tricks];
  }
}
