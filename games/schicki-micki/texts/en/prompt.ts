import { agreeing } from "@tavolata/kernel";
import type { Hand } from "../../rules/index.ts";
import type { Texts } from "../it.ts";
import { and, CARD, counted, features } from "./nouns.ts";

export const prompt: Texts["prompt"] = {
  first: (who) => (who === null ? "You turn the first card" : `${who} turns the first card`),
  turn: (who) => (who === null ? "Watch the line, and turn the next card" : `Watch the line: ${who} turns`),
  onTheLine: "Watch the line",
  byClock: "Watch the line: the clock turns the cards",
  reaching: (who) => (who === null ? "The card is coming: watch!" : `${who} is about to turn: watch!`),
  onScreen: "Eyes on the screen, fingers on the keys",
  out: "You're out: just watch this line, you're back in for the next",
  lastCall: "Last card, last chance",
  window: (who) => `${and(who)} ${agreeing(who, "has", "have")} reacted: one more moment`,
  called: (what) => `You called “${features[what]}”: one moment for the others`,
  moved: (what) => `${OWN_HANDS[what]}: one moment for the others`,
  vote: (claimants) => `Who was first, ${claimants.join(" or ")}?`,
  voteOnPhones: (claimants) => `Who was first, ${claimants.join(" or ")}? Vote on your phones`,
  voted: "You've voted: waiting for the others",
  taken: (p) => `${p.who === null ? "You take" : `${p.who} takes`} ${counted(p.cards, CARD)}`,
  shared: (names) => `One card each: ${and(names)}`,
  nobody: "Nobody takes cards: the line stays",
  you: "you",
  over: ({ you, names }) => {
    if (you && names.length === 1) return "Game over: you win!";
    return `Game over: ${and(names)} ${agreeing(names, "wins", "win")}`;
  },
};

const OWN_HANDS: Readonly<Record<Hand, string>> = {
  knock: "You knocked",
  blue: "You took a blue pawn",
  red: "You took the red pawn",
};
