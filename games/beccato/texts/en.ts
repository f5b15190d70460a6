import { and, cards, colours, counted, guilds, hand, number, row, source, symbols } from "./en/nouns.ts";
import { options } from "./en/options.ts";
import { otherRefusal, refusals } from "./en/refusals.ts";
import { view } from "./en/seen.ts";
import { does, signals } from "./en/signals.ts";
import { ended, events, kinds, movers, moves, places, ranking } from "./en/told.ts";
import type { Texts } from "./it.ts";

export const en: Texts = {
  title: "Beccato!",
  tagline: "Three equal chickens, a secret signal to your mates, and do not get caught.",
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
