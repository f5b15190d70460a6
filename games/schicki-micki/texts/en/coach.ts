import type { Texts } from "../it.ts";

export const coach: Texts["coach"] = {
  begins: "Look for two ladies with the same thing in the same colour: two red hats, two blue tails.",
  ranks: "Two worms: knock. Identical cards: red. Several matches: blue. Just one: call it.",
  wrong: "The player who reacts wrongly gives a card back: better a moment later than in vain.",
  deals: "You have the deck: turn without haste, and play like everybody.",
  window: "There is a moment left to react: but if in doubt, let it be.",
  reacted: "Done: as soon as the time is over you will see how it went.",
  vote: "The times cannot decide it: vote for whom you saw.",
  right: {
    twoWorms: "There was a card with two worms: then you knock, and nothing else counts.",
    identical: "There were two identical cards: then you take the red pawn.",
    several: "There was more than one match: then you take a blue pawn.",
    one: "There was just one match: then you call its name.",
    none: "There was no match: then you keep your hands still.",
  },
  stays: "The line stays: what was on it is shown when somebody takes it.",
  out: "You were wrong and had no card to return: watch this line, and come back with the next.",
  lastCall: "This is the last card: after it the cards are counted.",
  watching: "From here you see the line and how many cards everybody has; nobody sees the deck.",
  over: "Most cards win; with equal cards you win together.",
};
