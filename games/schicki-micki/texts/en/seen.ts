import { capitalized } from "@tavolata/kernel";
import { bySeat } from "../../rules/index.ts";
import { placesOf } from "../grammar.ts";
import type { Texts } from "../it.ts";
import type { PlayerLine } from "../shape.ts";
import { and, CARD, card, counted, features, flags, hands, place } from "./nouns.ts";

export const view: Texts["view"] = {
  deck: (p) => `${capitalized(counted(p.left, CARD))} in the deck; ${p.dealer} turns them.`,
  emptyLine: "The line is empty.",
  inLine: (p) => `Card ${p.place} of the line: ${card(p.card)}.`,
  onScreen: (cards) => `${capitalized(counted(cards, CARD))} on the line: look at the screen.`,
  reaching: (dealer) => `${dealer} is about to turn a card.`,
  lastCall: "The last card has been turned: there's still a little time to react.",
  window: "One more moment to react.",
  called: (p) => `${p.name} has called “${features[p.what]}”.`,
  moved: (p) => (p.what === null ? `${p.name} has moved a hand.` : `${p.name} ${hands[p.what]}.`),
  vote: (claimants) => `There is a vote: who was first, ${claimants.join(" or ")}?`,
  voted: (p) => `${p.name} has voted for ${p.choice}.`,
  player: (p) => `${p.name}: ${facts(p).join(", ")}.`,
  lastSettling: (last, names) =>
    last.winners.length === 0
      ? "Last time nobody took cards."
      : `Last time ${and(last.winners.map(names))} took cards.`,
  ended: {
    lastCard: "The last card has been turned.",
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
    ...(p.missing > 0 ? [`and ${counted(p.missing, CARD)} that the deck didn't have`] : []),
    ...(p.deals ? ["dealer"] : []),
    ...(p.away ? ["the clock turns cards for now"] : []),
    ...(p.out ? ["out of this line"] : []),
    ...(p.flag === null ? [] : [flags[p.flag]]),
  ];
}
