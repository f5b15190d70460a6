import type { Texts } from "../it.ts";

export const options: Texts["options"] = {
  handSize: {
    label: "Cards each",
    help: "Usually six; with six players or more you may start with five.",
    values: { 6: "Six", 5: "Five" },
  },
  hands: {
    label: "Number of hands",
    help: "After this many hands, the fewest hands lost win. Unless you choose, it's two per player; with Saldo or Omaggi, no limit.",
    values: { unset: "The usual" },
  },
  oste: {
    label: "Oste (the innkeeper)",
    help: "Win the duel over the bill, and you deal the next hand, with one extra card if no Joker was needed.",
  },
  saldo: {
    label: "Saldo (the tab)",
    help: "Each hand you lose is a card to discard in every hand after it; with none left you are out. Jokers may be shown.",
  },
  omaggi: {
    label: "Omaggi (on the house)",
    help: "Each bill you ask for and win is an Omaggio: one extra card to choose from in every hand.",
  },
  omaggiTarget: {
    label: "Omaggi to win",
    help: "The first player to get this many wins the game.",
  },
  turnSeconds: {
    label: "Time to decide",
    help: "Seconds for each decision; when they run out, the clock decides.",
    values: { 0: "No limit" },
  },
};

export const phases: Texts["phases"] = {
  discards: ({ saldo, omaggi }) => {
    const each = [...(saldo ? ["each Saldo"] : []), ...(omaggi ? ["each Omaggio drawn"] : [])].join(
      " and for ",
    );
    return `Discard face down${each === "" ? "" : `, one card for ${each}`}: you choose which. The calls begin when everybody has discarded.`;
  },
  opening: ({ saldo }) =>
    `Open the hand: order the first dish, a single card, and show one of that rank${saldo ? ", or a Joker" : ", never a Joker"}.`,
  calls: ({ saldo }) =>
    `Order the second dish if it is missing, spice (same count, higher rank) or pile on (one more card, any rank), and ${shown(saldo)}. If you don't believe it: the bill, please!`,
};

function shown(saldo: boolean): string {
  return `show a card you hold of a dish you call${saldo ? ", or a Joker" : ", never a Joker"}`;
}
