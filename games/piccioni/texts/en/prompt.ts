import { capitalized } from "@tavolata/kernel";
import type { Texts } from "../it.ts";
import { ACTION, and, CARD, counted, number, purposes } from "./nouns.ts";

export const prompt: Texts["prompt"] = {
  action: ({ who, actions, last }) => {
    const turn = last ? "the last turn" : actions === 0 ? "" : counted(actions, ACTION);
    return `${who === null ? "Your turn" : `${who}'s turn`}${turn === "" ? "" : `: ${turn}`}`;
  },
  choose: ({ who, sought, pigeon, card }) => {
    const verb = who === null ? "choose" : `${who} chooses`;
    const what = pigeon === null ? purposes[sought] : purposes[sought].replace(/ (?:it|her)\b/, ` ${pigeon}`);
    return card === null ? capitalized(`${verb} ${what}`) : `“${card}”: ${verb} ${what}`;
  },
  plays: playsIt,
  turnEnds: (flock) => (flock ? "Here comes the flock" : "The turn ends"),
  throwAway: ({ who, cards }) =>
    who === null
      ? `Too many cards: throw away ${number(cards)}`
      : `${who} throws away ${counted(cards, CARD)}`,
  answer: (p) => `${playsIt(p)}: ${p.who === null ? "a Reaction?" : "what do you answer?"}`,
  awaitAnswers: ({ card, missing, own }) => {
    const what = own === null ? `“${card}”` : `You answer with “${own}”`;
    return missing.length > 2
      ? `${what}: ${number(missing.length)} have yet to answer`
      : `${what}: waiting for ${and(missing)}`;
  },
  hovering: (pigeon) => `The flock: here is ${pigeon}`,
  over: (who) => `Game over: ${who === null ? "you win!" : `${who} wins`}`,
};

function playsIt({ who, card, reaction }: Parameters<Texts["prompt"]["plays"]>[0]): string {
  const [own, other] = reaction ? ["answer with", "answers with"] : ["play", "plays"];
  return `${who === null ? `You ${own}` : `${who} ${other}`} “${card}”`;
}
