import type { Texts } from "../it.ts";

export const refusals: Texts["refusals"] = {
  "not-a-player": () => "Only seated players play here: take a seat.",
  "bad-card": ({ card }) => `Card ${card} of the chosen deck isn't right: check the file.`,
  "bad-deck": () =>
    "The chosen deck doesn't have 46 pheasants with one worm, 6 with two and 12 details: check the file.",
  "not-the-dealer": () => "The dealer turns the cards: you keep an eye on the line.",
  "clock-turns": () => "At this table the clock turns the cards: you keep an eye on the line.",
  "turning-already": () => "The card is on its way: wait a moment.",
  "not-the-screen": () => "Only the shared screen says that: look there.",
  "no-shared-screen": () => "At this table everybody plays on their own screen: use yours.",
  "no-such-card": () => "That card isn't on the line: look at the ones that are.",
  "shown-already": () => "That card is already on the screen: wait for the next one.",
  "window-open": () => "Somebody has reacted: wait and see what happened.",
  "window-closed": () => "The time to react is over: wait for the next card.",
  "nothing-on-the-line": () => "There's nothing to react to now: wait for the next card.",
  "called-already": () => "You've already called: wait for the next card.",
  "hand-committed": () => "Your hand has made its move: wait for the next card.",
  "out-of-the-line": () =>
    "You were wrong and had no card to give back: watch this line, and you're back in for the next.",
  "vote-on": () => "There's a vote on who was first: cast yours.",
  "no-vote": () => "There's nothing to vote on now: keep an eye on the line.",
  "voted-already": () => "You've already voted: wait for the others.",
  "not-a-claimant": () => "Vote for one of those who reacted at the same moment.",
  "last-card-turned": () => "The last card has been turned: all that is left is to react.",
  "game-is-over": () => "The game is over: start another one to play on.",
};

export const otherRefusal: Texts["otherRefusal"] = "Not now: have a look at the table and try again.";
