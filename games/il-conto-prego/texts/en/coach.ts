import { agreeing } from "@tavolata/kernel";
import type { Texts } from "../it.ts";
import type { WhatNow } from "../shape.ts";
import { CARD, counted, dish, joker, number, ranks } from "./nouns.ts";

const WHAT_NOW: Readonly<Record<WhatNow, string>> = {
  order: "order the second dish, or you give the next player a free turn",
  raise: "for now it pays to go up, best if you show a card they have seen",
  bill: "if the caller doesn't convince you, ask for the bill",
};

export const coach: Texts["coach"] = {
  bill: "Everybody's cards are turned up: those called count, and Jokers fill the gaps.",
  askedAndLost: (jokers) =>
    jokers === 0
      ? "The bill was asked for, but the call was true even without Jokers: you paid."
      : `The bill was asked for, but with ${counted(jokers, joker)} the call was true: remember that everybody's Jokers count.`,
  askedAndWon: (short) => `The call was false: it was ${counted(short, CARD)} short, and the caller paid.`,
  calledAndLost: (short) => `The call was false: it was ${counted(short, CARD)} short, and you paid.`,
  calledAndWon: "The call was true: the one who asked for the bill paid.",

  open: "You open: order a single card, of a rank you hold, and show it.",
  openHigh: (highest) =>
    `The higher you call, the less is left for the others to spice: your highest rank is the ${ranks[highest].one}.`,
  openWithJokers: "You hold nothing but Jokers: order any rank you like and show one of them.",

  sure: "The call is certainly true: you know of every card it takes.",
  sureSo: {
    order: "Don't ask for the bill, you'd lose it: order the second dish.",
    raise: "Don't ask for the bill, you'd lose it: spice or pile on.",
  },
  impossible: "The call can't be true: there aren't enough cards left to complete it.",
  impossibleSo: "Ask for the bill: you're certain to win it.",
  known: ({ called, needed, hidden, withJokers }) => {
    const among = hidden === 1 ? "the only one face down" : `among the ${number(hidden)} face down`;
    const others = needed === 1 ? "the other one" : `the other ${number(needed)}`;
    return `Of the ${number(called)} cards called you know ${number(called - needed)}${withJokers ? ", Jokers included" : ""}: ${others} must be ${among}.`;
  },
  odds: ({ tenths, now }) =>
    `Going only by the cards you know, it's true ${often(tenths)}: ${WHAT_NOW[now]}.`,
  expected: ({ inPlay, size, top, above }) => {
    const verdict = above ? `${agreeing(top.count, "is", "are")} already above that` : "may well be there";
    return `With ${number(inPlay)} cards in play the largest set of equal cards is ${size.toFixed(1)} on average, Jokers included: ${dish(top)} ${verdict}.`;
  },

  discard: "Discard low, single cards first; keep what comes in pairs, and Jokers.",
  discardUnseen: "Discards stay face down, and don't count at the bill.",
  jokerUnderSaldo: "Under Saldo a Joker may be shown too: it goes with any rank.",

  waitForDiscards: "The others are discarding: nobody gets to see what they throw away.",
  waitForOpening: "The opening is a single card, ordered and shown: from there it only goes up.",
  inPlay: ({ inPlay, size }) =>
    `There are ${number(inPlay)} cards in play: the largest set of equal cards is ${size.toFixed(1)} on average, Jokers included.`,
  shownCards: "Watch the cards that are shown: they're certainly there, even once they're taken back.",
  youAreNext: "Your turn is next: think about which card to show.",
  watching: "From here you only see the cards that are shown: try to guess who is bluffing.",
  over: "Have another look at the last bill: all hands are turned up.",
};

function often(tenths: number): string {
  if (tenths === 0) return "hardly ever";
  if (tenths === 10) return "nearly always";
  return `about ${tenths === 1 ? "one time" : `${number(tenths)} times`} in ten`;
}
