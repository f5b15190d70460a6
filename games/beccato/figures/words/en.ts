import type { WordsFor } from "@tavolata/figures/player";
import type { SHAPES } from "../shapes.ts";

export const WORDS: WordsFor<typeof SHAPES> = {
  signals: {
    title: "Signals made",
    note: "What becomes of real signals: the guild's own, made with a tris in hand.",
    rows: {
      mate: "Seen by the guild",
      rival: "Seen by others",
      caught: "Ended in a Beccato",
    },
  },
  seen: {
    title: "Signals seen",
    note: "How many real signals of others were made out; the rest were missed.",
    rows: { mates: "Made by mates", rivals: "Made by rivals" },
  },
  shouts: {
    title: "Right shouts",
    note: "Shouts that were right, out of those that ended a round.",
    rows: { coccode: "Coccodé", beccato: "Beccato", chicchirichi: "Chicchirichì" },
  },
  gestures: {
    title: "Feints",
    note: "Signals that meant nothing, out of all that were made.",
    rows: { feigned: "Feigned" },
  },
  made: {
    title: "Signals per game",
    note: "How many signals are made in a game, real and feigned.",
    unit: "signals",
    each: ["game", "games"],
    rows: { real: "Real", feigned: "Feigned" },
  },
};
