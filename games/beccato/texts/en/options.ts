import type { Texts } from "../it.ts";

export const options: Texts["options"] = {
  table: {
    label: "Where you play",
    help: "Everybody on their own screen, or around a real table: there signals are made for real, and phones hold the cards.",
    values: { online: "everybody on their own screen", oneTable: "around one table" },
  },
  teams: {
    label: "Guilds",
    help: "By seats (shown next to the names), or drawn at random.",
    values: { agreed: "by seats", drawn: "drawn" },
  },
  teamSize: {
    label: "How many in a guild",
    help: "This matters with 6, 8 or 9 players: guilds of two, or of three.",
    values: { two: "two", three: "three" },
  },
  symbols: {
    label: "The guilds' symbols",
    help: "Given out, or chosen by each guild before it sees the eggs.",
    values: { dealt: "given out", chosen: "chosen" },
  },
  voices: {
    label: "Voices",
    help: "Talk and sounds are signals too, and now and then somebody just chatters. Without them, only gestures are.",
  },
  lineOfSight: {
    label: "Line of sight",
    help: "You see a gesture only if you are looking at the player at that moment. Without it, everybody sees everything.",
  },
  signalChange: {
    label: "Change of signal",
    help: "Between rounds a guild may change its signal by turning one of its eggs face down.",
  },
  freeSignal: {
    label: "Free signal",
    help: "No signal cards: every guild agrees on a signal in secret, or even on a row of three.",
  },
  calledChickens: {
    label: "Called chickens",
    help: "A Coccodé must name the chicken, too. Recommended for 4 or 5 players.",
  },
  pyramid: {
    label: "Pyramid of eggs",
    help: "Eggs are laid as a pyramid, and a level of one guild counts double.",
  },
  passSeconds: {
    label: "Seconds to pass",
    help: "How long the clock waits before it passes a card for anyone who doesn't.",
    values: { "0": "no limit" },
  },
  chooseSeconds: {
    label: "Seconds to choose",
    help: "To choose an egg, or its place.",
    values: { "0": "no limit" },
  },
  agreeSeconds: {
    label: "Seconds to agree",
    help: "On signals, before the first round. A guild that runs out of time gets a random one.",
    values: { "0": "no limit" },
  },
  restSeconds: {
    label: "Seconds between rounds",
    help: "To look at what happened; the game goes on sooner if everybody is ready.",
    values: { "0": "until everybody is ready" },
  },
  lagCreditMs: {
    label: "Lag allowance",
    help: "The most delay forgiven on a slow connection.",
  },
  tieMs: {
    label: "Tie",
    help: "Shouts closer together than this are a tie.",
  },
};
