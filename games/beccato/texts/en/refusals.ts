import type { Texts } from "../it.ts";

export const refusals: Texts["refusals"] = {
  "not-a-player": "Only players at this table can do that: take a seat.",
  "game-is-over": "The game is over: start another to go on playing.",

  "still-agreeing": "The guilds are still agreeing on their signals.",
  "shout-on": "Somebody has shouted: now we'll see who is right.",
  "choice-on": "First a guild makes its choice.",
  "between-rounds": "The round is over: wait for the deal.",

  "not-your-turn": "Only the player with four cards passes one.",
  "not-your-card": "You don't have that card: choose one from your hand.",

  "name-a-breed": "Chickens are called here: say which one, too.",
  "breeds-not-called": "At this table chickens are not called by name.",
  "no-such-coop": "That chicken isn't playing today: look at the coops on the table.",
  "not-an-opponent": "Beccato is for a player of another guild.",
  "before-the-deal": "The cards had not been dealt yet: now you can.",
  "shouted-already": "You have already shouted: once is enough.",

  "out-of-breath": "You have just stopped yourself: take a breath for a second.",
  "nothing-to-take-back": "There is nothing to take back.",

  "people-only":
    "Around one table signals are real, and bots can neither make nor see them. Play among yourselves, or online.",
  "real-gestures": "You are around a real table: make your signals for real.",
  "no-voices": "At this table talk and sounds are no signals: choose a gesture.",
  "hands-busy": "You are already making a signal: finish it first.",
  "hands-resting": "A moment's rest, then you can make another signal.",
  "nothing-to-release": "You are not making any signal.",
  "eyes-do-not-matter": "At this table there is no need to look at anybody.",
  "not-another-player": "Look at another player.",
  "eyes-on-cards": "You have four cards: pass one first, then look up.",
  "eyes-turning": "Your eyes are still turning.",
  "look-too-short": "A look takes a moment: wait a little.",
  "looking-there": "You are already looking there.",

  "nothing-to-choose": "There is nothing to choose now.",
  "not-your-choice": "Another guild is choosing.",
  "no-such-egg": "That egg cannot be taken: choose another.",
  "no-such-place": "The egg cannot go there: it needs two cards below.",

  "no-such-symbol": "That symbol is another guild's: choose a free one.",
  "caller-chooses": "Between two tris the player who shouted chooses.",

  "nothing-to-agree": "There is nothing to agree on now.",
  "signal-is-drawn": "Your signal is the one on the card.",
  "one-signal-only": "One signal only: rows are for free signals.",
  "nothing-proposed": "Nothing has been proposed yet.",
  "accepted-already": "You have already said yes.",
  "signal-missing": "First agree on your guild's signal.",
  "nothing-to-say": "You can talk to your guild between rounds.",
  "said-enough": "You have said enough for now: there is more time after the next round.",
  "ready-already": "You have said so: we are waiting for the others.",
  "nothing-to-be-ready-for": "The game is already on.",

  "signals-stay": "At this table signals are not changed.",
  "only-between-rounds": "Signals are changed between rounds.",
  "not-your-egg": "This takes one of your guild's face-up eggs.",
  "asked-already": "Your guild is already deciding: answer that first.",
  "nothing-asked": "Nobody has asked for another signal.",
  "confirmed-already": "You have confirmed: somebody else has yet to answer.",
  "no-signal-cards": "With free signals there are no cards to draw: agree on one.",
};

export const otherRefusal: Texts["otherRefusal"] = "Not now: have a look at the table and try again.";
