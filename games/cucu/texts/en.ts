import { manifest } from "../manifest.ts";
import { type Card, type Rank, rankOf, type Suit, suitOf } from "../rules/index.ts";
import type { Texts } from "./it.ts";

const figures: Partial<Record<Rank, string>> = { A: "ace", F: "jack", C: "knight", R: "king" };
const suits: Readonly<Record<Suit, string>> = { D: "coins", C: "cups", B: "clubs", S: "swords" };
const list = new Intl.ListFormat("en-GB");

function theCard(card: Card): string {
  const rank = rankOf(card);
  return `the ${figures[rank] ?? rank} of ${suits[suitOf(card)]}`;
}

export const en: Texts = {
  title: manifest.title,
  events: {
    roundBegins: ({ round, dealer }, names) => `Round ${round}: ${names(dealer)} deals.`,
    gets: ({ seat, card }, names) => `${names(seat)} gets ${theCard(card)}.`,
    kept: ({ seat }, names) => `${names(seat)} keeps their card.`,
    swapped: ({ seat, with: other }, names) => `${names(seat)} swaps with ${names(other)}.`,
    stopped: ({ seat, by, card }, names) =>
      `${names(seat)} wants to swap with ${names(by)}, who shows ${theCard(card)}: “Cucù!”`,
    drew: ({ seat }, names) => `${names(seat)} swaps with the deck.`,
    timeOut: ({ seat }, names) => `Time is up for ${names(seat)}.`,
    turnedUp: ({ round, cards, losers }, names) => {
      const shown = cards.flatMap((card, seat) => (card === null ? [] : [`${names(seat)} ${theCard(card)}`]));
      const lose = `${list.format(losers.map(names))} ${losers.length === 1 ? "loses" : "lose"} a life`;
      return `Cards up in round ${round}: ${shown.join(", ")}; ${lose}.`;
    },
    out: ({ seat }, names) => `${names(seat)} has no lives left, and watches from now on.`,
    gameOver: ({ places }, names) => {
      const winners = places.flatMap((place, seat) => (place === 1 ? [names(seat)] : []));
      return `The game is over: ${list.format(winners)} ${winners.length === 1 ? "wins" : "win"}.`;
    },
  },
  moves: {
    keep: (who) => `${who} keeps the card`,
    swap: (who) => `${who} swaps the card`,
  },
  refusals: {
    "not-a-player": "Only seated players play here: take a seat.",
    "not-your-turn": "It's not your turn yet: wait for it.",
    "king-is-shown": "Your King lies face up and stays where it is: keep the card.",
    "you-are-out": "You have no lives left: stay and watch, and play again next time.",
    "game-is-over": "The game is over: start another one to play on.",
  },
  otherRefusal: "You can't do that now: have a look at the table and try again.",
  view: {
    round: (round, dealer) => `Round ${round}, ${dealer} deals.`,
    turn: (name) => `It's ${name}'s turn.`,
    yourTurn: (other) => `Your turn: keep the card, or swap it with ${other ?? "the deck"}?`,
    lives: (name, lives) => `${name} has ${lives === 1 ? "one life" : `${lives} lives`}.`,
    out: (name, round) => `${name} went out in round ${round}.`,
    card: (name, card) => `${name} holds ${theCard(card)}.`,
  },
  options: {
    lives: { label: "Lives", help: "How many everybody starts with." },
    kings: {
      label: "Kings",
      help: "Whether a player with a King may refuse to swap.",
      values: { stop: "stop a swap", swap: "are swapped" },
    },
    decisionSeconds: {
      label: "Time to decide",
      help: "When it's up, the clock keeps the card.",
      values: { 0: "no limit" },
    },
  },
  score: (rounds) => (rounds === 1 ? "1 round survived" : `${rounds} rounds survived`),
  basics: [
    "Everybody has one card and a few lives.",
    "In your turn you keep your card, or swap it with the next player's, who can't say no.",
    "A player with a King shows it, says “Cucù!” and stops the swap.",
    "The dealer plays last, and swaps with the deck.",
    "Then all cards are shown: the lowest costs a life, and the last player left wins.",
  ],
};
