import type { Widen } from "@tavolata/kernel";
import { and, cards, colours, counted, guilds, hand, number, row, source, symbols } from "./it/nouns.ts";
import { options } from "./it/options.ts";
import { otherRefusal, refusals } from "./it/refusals.ts";
import { view } from "./it/seen.ts";
import { does, signals } from "./it/signals.ts";
import { ended, events, kinds, movers, moves, places, ranking } from "./it/told.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Beccato!",
  tagline: "Tre polli uguali, un segnale segreto ai compagni, e non farti beccare.",
  cards,
  colours,
  guilds,
  symbols,
  signals,
  does,
  places,
  number,
  counted,
  hand,
  row,
  source,
  and,
  events,
  movers,
  moves,
  kinds,
  refusals,
  otherRefusal,
  view,
  ended,
  ranking,
  options,
};

export type Texts = Widen<typeof it>;
