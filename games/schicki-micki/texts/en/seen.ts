import { bySeat } from "../../rules/index.ts";
import { placesOf } from "../grammar.ts";
import type { Texts } from "../it.ts";
import type { PlayerLine } from "../shape.ts";
import { and, CARD, card, counted, features, flags, hands, place } from "./nouns.ts";

export const view: Texts["view"] = {
  deck: (p) => `In the deck ${counted(p.left, CARD)}; ${p.dealer} turns.`,
  emptyLine: "The line is empty.",
  inLine: (p) => `Card ${p.place} of the line: ${card(p.card)}.`,
  onScreen: (cards) => `On the line ${counted(cards, CARD)}: look at the screen.`,
  reaching: (dealer) => `${dealer} is about to turn a card.`,
  lastCall: "The last card has been turned: a little time is left to react.",
  window: "One moment more to react.",
  called: (p) => `${p.name} has called “${features[p.what]}”.`,
  moved: (p) => (p.what === null ? `${p.name} has moved a hand.` : `${p.name} ${hands[p.what]}.`),
  vote: (claimants) => `There is a vote: who was first, ${claimants.join(" or ")}?`,
  voted: (p) => `${p.name} has voted for ${p.choice}.`,
  player: (p) => `${p.name}: ${facts(p).join(", ")}.`,
  lastSettling: (last, names) =>
    last.winners.length === 0
      ? `Last time nobody took cards (${last.clause}).`
      : `Last time ${and(last.winners.map(names))} took cards (${last.clause}).`,
  ended: {
    lastCard: "The last card has been played.",
    deckOut: "The deck has run out.",
  },
  result: (result, names) =>
    `Ranking: ${placesOf(result)
      .map(
        (one) =>
          `${place(one.place)} ${and(one.seats.map((seat) => `${names(seat)} (${bySeat(result.scores, seat)})`))}`,
      )
      .join(", ")}.`,
};

function facts(p: PlayerLine): string[] {
  return [
    counted(p.cards, CARD),
    ...(p.missing > 0 ? [`and ${counted(p.missing, CARD)} that the deck did not have`] : []),
    ...(p.deals ? ["dealer"] : []),
    ...(p.away ? ["for now the clock turns"] : []),
    ...(p.out ? ["out of this line"] : []),
    ...(p.flag === null ? [] : [flags[p.flag]]),
  ];
}
