import type { Texts } from "../it.ts";

export const refusals: Texts["refusals"] = {
  "not-a-player": () => "Only those who sit here play: take a seat at the table.",
  "bad-card": ({ card }) => `Card ${card} of the chosen deck will not do: look at the file.`,
  "bad-deck": () => "The chosen deck does not have 46 pheasants with one worm, 6 with two and 12 details.",
  "not-the-dealer": () => "The dealer turns the cards: you keep an eye on the line.",
  "clock-turns": () => "At this table the clock turns the cards.",
  "turning-already": () => "The card is on its way: one moment.",
  "not-the-screen": () => "Only the shared screen says that.",
  "no-shared-screen": () => "At this table everybody plays on a screen of their own.",
  "no-such-card": () => "That card is not on the line.",
  "shown-already": () => "That card is on the screen already.",
  "window-open": () => "Somebody has reacted: first let us see what happened.",
  "window-closed": () => "Too late: the time to react is over.",
  "nothing-on-the-line": () => "There is nothing to react to yet: wait for the next card.",
  "called-already": () => "You have called already: you can call again after the next card.",
  "hand-committed": () => "Your hand has made its move: it is free again with the next card.",
  "out-of-the-line": () =>
    "You were wrong and had no card to return: you watch this line, and are back with the next.",
  "vote-on": () => "There is a vote on: first it is decided who was first.",
  "no-vote": () => "There is nothing to vote on now.",
  "voted-already": () => "You have voted already.",
  "not-a-claimant": () => "Vote for one of those who reacted at the same moment.",
  "last-card-turned": () => "The last card has been turned: all that is left is to react.",
  "game-is-over": () => "The game is over: begin another to play on.",
};

export const otherRefusal: Texts["otherRefusal"] = "Not now: have a look at the table and try again.";
