import { agreeing } from "@tavolata/kernel";
import type { Texts } from "../it.ts";
import { CARD, chips, counted, TRICK } from "./nouns.ts";

function whenIn(seconds: number): string {
  if (seconds <= 0) return "next hand";
  return seconds < 60 ? `in ${seconds} s` : `in ${Math.ceil(seconds / 60)} min`;
}

export const screen: Texts["screen"] = {
  ownHand: "Your cards",
  hand: "Hand",
  level: "Level",
  ante: "Ante",
  bestia: "Bestia",
  pot: "Pot",
  rises: ({ ante, seconds }) => `→ ${chips(ante)} ${whenIn(seconds)}`,
  levels: "The levels",
  levelsHelp: (minutes) =>
    `The ante rises every ${minutes === 1 ? "minute" : `${minutes} minutes`}; a new level counts from the next hand. After the last level shown, it doubles each time.`,
  when: "When",
  whenIn,
  now: "now",
  over: "past",
  trump: "Trumps",
  stock: (cards) => `${counted(cards, CARD)} in the stock`,
  declared: {
    pass: () => "passes",
    served: () => "stands pat",
    exchange: (cards) => `exchanges ${cards}`,
    blind: () => "blind",
  },
  credit: (cents) => `credit ${chips(cents)}`,
  tricks: (taken) => counted(taken, TRICK),
  dealer: "dealer",
  leads: "leads",
  sitOut: "sitting out",
  leaving: "stands up",
  waits: "waits",
  out: "out",
  you: "you",
  away: "away",
  standIn: "a bot plays",
  free: "free",
  stamp: "BESTIA!",
  saved: "POT SAVED",
  pass: "Pass",
  served: "Stand pat",
  servedMeans: "keep all",
  exchange: "Exchange",
  exchangeMeans: (cards) => (cards === 0 ? "tap cards" : `${cards} ${agreeing(cards, "card", "cards")}`),
  exchanging: (cards) =>
    cards === 1
      ? "You discard one card and draw another from the stock"
      : `You discard ${counted(cards, CARD)} and draw as many from the stock`,
  blind: "Blind",
  playThis: "Play this one",
  playHere: "Choose a card",
  sitOutNext: "Sit out from the next hand",
  sitOutNow: "Sit out",
  cancelSitOut: "I'll stay in after all",
  thenSitOut: "then sits out",
  willSitOut: "sitting out from the next hand until back",
  back: "I'm back",
  sit: "Sit down",
  stand: "Stand up",
  topUp: "Top up",
  table: "The table",
  lastHand: "The last hand",
  chips: "Credit",
  balance: "Balance",
  close: "Close",
  won: (cents) => `wins ${chips(cents)}`,
  lost: (cents) => `loses ${chips(cents)}`,
  even: "even",
  prizes: (prizes) => `Prizes: ${prizes.map(chips).join(", ")}.`,
};

export const phrases: Texts["phrases"] = [
  "Nice hand!",
  "What a bestia!",
  "A rich pot!",
  "I'm in",
  "That takes nerve",
  "All in blind!",
  "Just a moment",
  "Next time",
];
