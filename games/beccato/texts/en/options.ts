import type { Texts } from "../it.ts";

export const options: Texts["options"] = {
  table: {
    label: "Where it is played",
    help: "Everybody on a screen of their own, or around a real table: there signals are made for real, and phones hold the cards.",
    values: { online: "everybody on their own screen", oneTable: "around one table" },
  },
  teams: {
    label: "Guilds",
    help: "As you sit (it stands beside the names), or drawn.",
    values: { agreed: "as you sit", drawn: "drawn" },
  },
  teamSize: {
    label: "How many in a guild",
    help: "It matters with 6, 8 or 9: guilds of two, or of three.",
    values: { two: "two", three: "three" },
  },
  lineOfSight: {
    label: "Line of sight",
    help: "Only who looks at somebody at that moment sees the gesture. Without it, everybody sees everything.",
  },
  signalChange: {
    label: "Change of signal",
    help: "Between rounds a guild may change its signal by turning one of its eggs face down.",
  },
  freeSignal: {
    label: "Free signal",
    help: "No signal cards: every guild agrees in secret, even on a row of three.",
  },
  calledChickens: {
    label: "Called chickens",
    help: "Whoever shouts Coccodé says which chicken, too. Advised for 4 or 5.",
  },
  pyramid: {
    label: "Pyramid of eggs",
    help: "Eggs are laid as a pyramid, and a level of one guild counts double.",
  },
  passSeconds: {
    label: "Seconds to pass",
    help: "After how long the clock passes a card for who does not.",
    values: { "0": "no limit" },
  },
  chooseSeconds: {
    label: "Seconds to choose",
    help: "To choose an egg, or its place.",
    values: { "0": "no limit" },
  },
  agreeSeconds: {
    label: "Seconds to agree",
    help: "On signals, before the first round. Who does not make it gets a random one.",
    values: { "0": "no limit" },
  },
  restSeconds: {
    label: "Seconds between rounds",
    help: "To look at what happened; if everybody is ready it goes on sooner.",
    values: { "0": "until everybody is ready" },
  },
  lagCreditMs: {
    label: "Credit for the line",
    help: "How many milliseconds a slow line is made good with at the most.",
  },
  tieMs: {
    label: "Tie",
    help: "Within how many milliseconds nobody can tell who shouted first.",
  },
};
