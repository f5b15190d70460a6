import { signed } from "../grammar.ts";
import type { Texts } from "../it.ts";
import { CARD, counted, PIGEON, reveals, TROPHY } from "./nouns.ts";

export const screen: Texts["screen"] = {
  you: "you",
  away: "(away)",
  standIn: "(a bot plays)",
  ownHand: "Your hand",
  inHand: (cards) => `${counted(cards, CARD)} in hand`,
  trophies: (cards) => counted(cards, TROPHY),
  pigeonDeck: (n) => `${n} ${n === 1 ? PIGEON.one : PIGEON.other} in the deck`,
  actionDeck: (n) => `${n} ${n === 1 ? CARD.one : CARD.other} in the action deck`,
  laid: "Played this turn",
  reveals,
  toReveal: (feathers) => (feathers === 0 ? "No feathers: 1 anyway" : `${feathers} to reveal`),
  lastTurns: (turns) => (turns === 1 ? "Last turn" : `${turns} turns left`),
  area: (name) => `${name}'s Area`,
  ownArea: "Your Area",
  nobody: "Nobody here",
  knownTrophies: "The Trophies you know",
  size: (n) => `size ${n}`,
  returns: "Comes back",
  flightless: "can't fly",
  reaction: "Reaction",
  noTarget: "no target",
  ready: (card) =>
    card === null ? "Done: it shows in a moment" : `You answer with “${card}”: it shows in a moment`,
  noReaction: (card) => `“${card}”: you have no Reaction to it`,
  contributes: "contributes",
  flock: (pigeons) =>
    pigeons === 1 ? "Here comes the flock: just one" : `Here comes the flock: ${pigeons} of them`,
  flockCut: "Out of pigeons!",
  overflow: { strada: "Run over!", statua: "Off they go!", cavi: "Shock!", folla: "Too many!" },
  tooMany: "Too many!",
  trophy: "Trophy!",
  returned: "Comes back!",
  unseenTrophy: "leaves one unseen",
  backInDeck: "Off, into the deck!",
  evicted: "Evicted!",
  tied: "several Areas are tied",
  glides: {
    current: "the current player",
    mostTrophies: "the most Trophies",
    fewestPigeons: "the fewest pigeons",
    fuller: "the fuller one",
  },
  skip: "Next",
  finalPhase: "Final phase!",
  finalPhaseStops: "On it goes!",
  close: "Close",
  score: (points) => `${signed(points)} ${Math.abs(points) === 1 ? "point" : "points"}`,
};

export const phrases: Texts["phrases"] = [
  "What a coop!",
  "Not on my terrace!",
  "Not today!",
  "Nice shot",
  "Who's got crumbs?",
  "Yuck",
  "Just a moment",
  "Next time",
];
