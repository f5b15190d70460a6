import type { Texts } from "../it.ts";

export const options: Texts["options"] = {
  table: {
    label: "Where you play",
    help: "Everybody on a screen of their own, or around a table with the cards on one screen and phones as buttons.",
    values: { online: "everybody on their own screen", oneTable: "around one table" },
  },
  turning: {
    label: "Who turns the cards",
    help: "The dealer by hand, or the clock at a set pace.",
    values: { hand: "the dealer", clock: "the clock" },
  },
  paceSeconds: {
    label: "Pace",
    help: "Seconds between two cards when the clock turns them. If somebody reads the cards as text, choose a slow one.",
  },
  leastGapMs: {
    label: "Minimum gap",
    help: "The least time between two cards, however eager the dealer is.",
  },
  dealerSeconds: {
    label: "Seconds for the dealer",
    help: "How long the dealer has before the clock turns the card.",
    values: { "0": "no limit" },
  },
  restSeconds: { label: "Seconds to look", help: "How long you have to look once the cards have been won." },
  windowMs: {
    label: "Time for the others",
    help: "How long after the first reaction the others may still react.",
  },
  lagCreditMs: {
    label: "Lag allowance",
    help: "The most delay forgiven on a slow connection.",
  },
  tieMs: {
    label: "Tie",
    help: "Reactions closer together than this are a tie.",
  },
  voteSeconds: {
    label: "Seconds to vote",
    help: "Around one table, when nobody can tell who was first.",
    values: { "0": "no limit" },
  },
  deck: {
    label: "Deck",
    help: "Ours, or one of your own.",
    values: { unset: "ours", write: "make your own…" },
  },
};
