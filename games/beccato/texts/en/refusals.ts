import type { Texts } from "../it.ts";

export const refusals: Texts["refusals"] = {
  "not-a-player": "Only those who sit here play: take a seat at the table.",
  "game-is-over": "The game is over: begin another to play on.",

  "still-agreeing": "The guilds are still agreeing on their signals.",
  "shout-on": "Somebody has shouted: now we shall see who is right.",
  "choice-on": "First a guild chooses its egg.",
  "between-rounds": "The round is over: wait for the deal.",

  "not-your-turn": "Only who has four cards passes one.",
  "not-your-card": "You do not have that card: choose one from your hand.",

  "name-a-breed": "Chickens are called here: say which one, too.",
  "breeds-not-called": "At this table chickens are not called by name.",
  "no-such-coop": "That chicken does not play today: look at the coops on the table.",
  "not-an-opponent": "Beccato is for a player of another guild.",
  "before-the-deal": "The cards had not been dealt yet: now you can.",
  "shouted-already": "You have shouted already: once is enough.",

  "people-only":
    "Around one table signals are real, and bots can neither make nor see them. Play among yourselves, or on line.",
  "real-gestures": "You are around a real table: make your signals for real.",
  "hands-busy": "You are making a signal already: finish it first.",
  "hands-resting": "A moment's rest, then you can make another signal.",
  "nothing-to-release": "You are not making any signal.",
  "eyes-do-not-matter": "At this table there is no need to look at anybody.",
  "not-another-player": "Look at another player.",
  "eyes-on-cards": "You have four cards: pass one first, then look up.",
  "eyes-turning": "Your eyes are still turning.",
  "look-too-short": "A look lasts a moment at least: wait a little.",
  "looking-there": "You are looking there already.",

  "nothing-to-choose": "There is nothing to choose now.",
  "not-your-choice": "Another guild is choosing.",
  "no-such-egg": "That egg cannot be taken: choose another.",
  "no-such-place": "The egg cannot go there: it takes two cards below.",

  "nothing-to-agree": "There is nothing to agree on now.",
  "signal-is-drawn": "Your signal is the one on the card.",
  "one-signal-only": "One signal only: rows are for free signals.",
  "nothing-proposed": "Nothing has been proposed yet.",
  "accepted-already": "You have said yes already.",
  "signal-missing": "First agree on your guild's signal.",
  "ready-already": "You have said so: we are waiting for the others.",
  "nothing-to-be-ready-for": "The game is on already.",

  "signals-stay": "At this table signals are not changed.",
  "only-between-rounds": "Signals are changed between rounds.",
  "not-your-egg": "It takes an egg of your guild that is still face up.",
  "asked-already": "Your guild is deciding already: answer that first.",
  "nothing-asked": "Nobody has asked for another signal.",
  "confirmed-already": "You have confirmed: somebody else is missing.",
  "no-signal-cards": "With free signals there are no cards to draw: agree on one.",
};

export const otherRefusal: Texts["otherRefusal"] = "Not now: have a look at the table and try again.";
