import type { Texts } from "../it.ts";

export const refusals: Texts["refusals"] = {
  "not-a-player": "Only seated players play here: take a seat.",
  "game-is-over": "The game is over: start another one to play on.",

  "still-agreeing": "The guilds are still agreeing: wait a moment.",
  "shout-on": "Somebody has shouted: wait and see who's right.",
  "choice-on": "A guild chooses first: wait a moment.",
  "between-rounds": "The round is over: wait for the deal.",

  "not-your-turn": "Only the player with four cards passes one: wait for yours.",
  "not-your-card": "You don't have that card: choose one from your hand.",

  "name-a-breed": "Chickens are called by name here: say which one, too.",
  "breeds-not-called": "Chickens aren't called by name at this table: just say “Coccodé”.",
  "no-such-coop": "That chicken isn't playing today: look at the coops on the table.",
  "not-an-opponent": "Beccato is for another guild: tap an opponent's face.",
  "before-the-deal": "The cards hadn't been dealt yet: now you can.",
  "shouted-already": "You've already shouted: wait and see who's right.",

  "out-of-breath": "You've just stopped yourself: take a breath for a second.",
  "nothing-to-take-back": "There's nothing to take back: play on.",

  "people-only":
    "Around one table signals are real, and bots can neither make nor see them. Play among yourselves, or online.",
  "real-gestures": "You're around a real table: make your signals for real.",
  "no-voices": "Talk and sounds aren't signals at this table: choose a gesture.",
  "hands-busy": "You're already making a signal: finish it first.",
  "hands-resting": "Rest a moment, then you can make another signal.",
  "nothing-to-release": "You're not making a signal: choose one first.",
  "eyes-do-not-matter": "There's no need to look at anybody at this table: play on.",
  "not-another-player": "That's your own face: look at somebody else.",
  "eyes-on-cards": "You have four cards: pass one first, then look up.",
  "eyes-turning": "You're still turning your eyes: wait a moment.",
  "look-too-short": "A look takes a little while: wait a moment.",
  "looking-there": "You're already looking there: wait for a gesture.",

  "nothing-to-choose": "There's nothing to choose now: play on.",
  "not-your-choice": "Another guild is choosing: wait a moment.",
  "no-such-egg": "That egg can't be taken: choose another.",
  "no-such-place": "The egg can't go there: choose a place with two cards below.",

  "no-such-symbol": "That symbol is another guild's: choose a free one.",
  "caller-chooses": "The player who shouted chooses between two tris: wait a moment.",

  "nothing-to-agree": "There's nothing to agree on now: play on.",
  "signal-is-drawn": "Your signal is the one on the card: use that.",
  "one-signal-only": "Rows are for free signals: choose just one.",
  "nothing-proposed": "Nothing has been proposed yet: propose something.",
  "accepted-already": "You've already said yes: wait for the others.",
  "signal-missing": "First agree on your guild's signal.",
  "nothing-to-say": "You can talk to your guild between rounds: wait for the end of this one.",
  "said-enough": "You've said enough for now: wait for the end of the next round.",
  "ready-already": "You've already said so: wait for the others.",
  "nothing-to-be-ready-for": "The game is already on: wait for the end of the round.",

  "signals-stay": "Signals can't be changed at this table: keep yours.",
  "only-between-rounds": "Signals are changed between rounds: wait for the end of this one.",
  "not-your-egg": "This takes one of your guild's face-up eggs: choose one.",
  "asked-already": "Your guild is already deciding: answer that first.",
  "nothing-asked": "Nobody has asked for another signal: ask for one.",
  "confirmed-already": "You've already confirmed: wait for the others.",
  "no-signal-cards": "With free signals there are no cards to draw: agree on one yourselves.",
};

export const otherRefusal: Texts["otherRefusal"] = "Not now: have a look at the table and try again.";
