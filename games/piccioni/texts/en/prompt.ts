import type { Texts } from "../it.ts";
import { ACTION, and, CARD, counted, number, purposes } from "./nouns.ts";

export const prompt: Texts["prompt"] = {
  action: ({ who, actions, last }) => {
    const turn = last ? "the last turn" : actions === 0 ? "" : counted(actions, ACTION);
    return `${who === null ? "Your turn" : `${who}'s turn`}${turn === "" ? "" : `: ${turn}`}`;
  },
  choose: ({ who, purpose, pigeon }) => {
    const what = pigeon === null ? purposes[purpose] : purposes[purpose].replace(" it ", ` ${pigeon} `);
    return `${who === null ? "Choose" : `${who} chooses`} ${what}`;
  },
  throwAway: ({ who, cards }) =>
    who === null
      ? `Too many cards: throw away ${number(cards)}`
      : `${who} throws away ${counted(cards, CARD)}`,
  answer: ({ who, card }) =>
    who === null ? `You play “${card}”: a Reaction?` : `${who} plays “${card}”: what do you answer?`,
  awaitAnswers: ({ card, missing }) =>
    missing.length > 2
      ? `“${card}”: ${number(missing.length)} have yet to answer`
      : `“${card}”: waiting for ${and(missing)}`,
  hovering: (pigeon) => `The flock: here is ${pigeon}`,
  over: (who) => `Game over: ${who === null ? "you win!" : `${who} wins`}`,
};
