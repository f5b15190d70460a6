import { coach } from "./en/coach.ts";
import { options, phases } from "./en/help.ts";
import { line } from "./en/line.ts";
import {
  card,
  dish,
  dishes,
  joker,
  number,
  place,
  rankPlural,
  ranks,
  suits,
  theCard,
  whichDish,
} from "./en/nouns.ts";
import { phrases } from "./en/phrases.ts";
import { otherRefusal, refusals } from "./en/refusals.ts";
import { screen } from "./en/screen.ts";
import { view } from "./en/seen.ts";
import { events, kinds, movers, moves } from "./en/told.ts";
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
  place,
  events,
  movers,
  moves,
  kinds,
  refusals,
  otherRefusal,
  view,
  line,
  screen,
  options,
  phases,
  coach,
  phrases,
};
