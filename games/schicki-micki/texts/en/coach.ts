import type { Texts } from "../it.ts";

export const coach: Texts["coach"] = {
  begins: "Look for two ladies with the same feature in the same colour: two red hats, two blue tails.",
  ranks: "Two worms: knock. Identical cards: red. Several matches: blue. Just one: call it.",
  wrong:
    "Get it wrong and you give a card back, or sit the line out if you have none: better late than wrong.",
  deals: "You have the deck: take your time turning cards, and play like everybody else.",
  window: "There's still a moment to react, but if in doubt, leave it.",
  reacted: "Done: when time is up you'll see how it went.",
  vote: "The times are too close to call: vote for the one you saw.",
  voted: "More than half the votes decide; otherwise those who are tied get a card each.",
  right: {
    twoWorms: "There was a card with two worms: that means knock, and nothing else counts.",
    identical: "There were two identical cards: that means the red pawn.",
    several: "There was more than one match: that means a blue pawn.",
    one: "There was just one match: that means calling its name.",
  },
  stays: "The line stays: what was on it is shown when somebody takes it.",
  out: "You were wrong and had no card to give back: watch this line, and you're back in for the next.",
  lastCall: "This is the last card: then the cards are counted.",
  watching: "From here you see the line and how many cards everybody has; nobody sees the deck.",
  over: "The most cards win; if you're tied, you win together.",
};
