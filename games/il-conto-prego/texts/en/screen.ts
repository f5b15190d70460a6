import { agreeing, capitalized } from "@tavolata/kernel";
import type { Texts } from "../it.ts";
import { CARD, counted, dishes, LOST_HAND, number, OMAGGIO, whichDish } from "./nouns.ts";
import { view } from "./seen.ts";
import { HOW, tally } from "./told.ts";

const OUT = "out";

export const screen: Texts["screen"] = {
  plates: { first: "First", second: "Second" },
  notOrdered: "not ordered",
  tapToCall: "tap to call",
  change: {
    order: () => "Order: a single card",
    spice: (count) => `Spice: still ${number(count)}`,
    abound: (count) => `Pile on: ${number(count + 1)} now`,
  },
  dishFirst: "First choose the dish and the rank, then the card to show",
  pickRank: (dish) => `For the ${whichDish(dish)}: choose the rank`,
  pickCard: (called) => `Call ${dishes(called)}: tap the card to show`,
  pickMore: (n) => `Pick ${n === 1 ? "one more card" : `${number(n)} more cards`}`,
  sure: "Sure? Tap again",
  discard: (n) => (n === 0 ? "Discard" : `Discard ${counted(n, CARD)}`),
  cancel: "Cancel",
  close: "Close",
  ownHand: "Your cards",
  hand: ({ hand, of }) => `Hand ${hand}${of === null ? "" : ` of ${of}`}`,
  inPlay: (n) => `${n} ${agreeing(n, "card", "cards")} in play`,
  marks: {
    cards: (n) => `${counted(n, CARD)} in hand`,
    losses: (n) => counted(n, LOST_HAND),
    saldi: tally.saldi,
    omaggi: tally.omaggi,
    dealer: "dealer",
    oste: "Oste",
    shows: (card) => `shows ${card}`,
  },
  out: OUT,
  you: "you",
  away: "away",
  standIn: "a bot plays",
  pad: {
    title: "The waiter's pad",
    empty: "No call yet",
    does: ({ how, dish }) => `${HOW[how]} the ${dish}`,
    doesShort: ({ how, dish }) => `${HOW[how]} the ${dish === "first" ? "1st" : "2nd"}`,
  },
  bill: {
    title: "The bill",
    shout: "The bill, please!",
    capotavola: "asks for the bill",
    cameriere: "called",
    gap: "missing",
    why: (short) =>
      short === 0
        ? "Nothing is missing: the call is true."
        : `${capitalized(counted(short, CARD))} ${agreeing(short, "is", "are")} missing: the call is false.`,
    verdict: { true: "TRUE", false: "FALSE" },
    pays: (who) => (who === null ? "You pay" : `${who} pays`),
    again: "See the bill again",
    skip: "Tap to go on",
  },
  score: {
    losses: "Hands lost",
    saldi: "Saldi",
    omaggi: "Omaggi",
  },
  endings: {
    hands: ({ hands }) =>
      hands === 1
        ? "The hand has been played: everybody who didn't lose it wins."
        : `All ${number(hands)} hands have been played: the fewest hands lost win.`,
    saldo: () => "The others have no cards left: the last one in wins.",
    omaggi: ({ target }) => `${capitalized(counted(target, OMAGGIO))} to win: the game ends here.`,
    deserted: () => view.deserted,
  },
  scores: {
    hands: (n) => counted(n, LOST_HAND),
    saldo: (n) => (n === 0 ? OUT : counted(n, CARD)),
    omaggi: (n) => counted(n, OMAGGIO),
    deserted: (n) => counted(n, OMAGGIO),
  },
};
