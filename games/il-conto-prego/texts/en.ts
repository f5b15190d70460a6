import { advice, options, phases } from "./en/help.ts";
import {
  card,
  dish,
  dishes,
  joker,
  number,
  rankPlural,
  ranks,
  suits,
  theCard,
  whichDish,
} from "./en/nouns.ts";
import { otherRefusal, refusals } from "./en/refusals.ts";
import { view } from "./en/seen.ts";
import { events, movers, moves } from "./en/told.ts";
import type { Texts } from "./it.ts";

export const en: Texts = {
  title: "Il Conto, Prego!",
  tagline: "Order, spice, abound, and whoever does not believe it asks for the bill.",
  rank: {
    one: (rank) => ranks[rank].one,
    other: rankPlural,
  },
  suits,
  joker,
  number,
  dish,
  dishes,
  card,
  theCard,
  whichDish,
  events,
  movers,
  moves,
  refusals,
  otherRefusal,
  view,
  options,
  phases,
  advice,
};
