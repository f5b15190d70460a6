import type { Widen } from "@tavolata/kernel";
import { deck } from "./it/deck.ts";
import { and, card, colours, counted, features, hands, number } from "./it/nouns.ts";
import { options } from "./it/options.ts";
import { otherRefusal, refusals } from "./it/refusals.ts";
import { view } from "./it/seen.ts";
import { events, kinds, movers, moves } from "./it/told.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Schicki Micki",
  tagline:
    "Alla serata di gala due signore con lo stesso cappello? Chi se ne accorge per primo prende le carte.",
  features,
  colours,
  hands,
  number,
  counted,
  card,
  and,
  events,
  movers,
  moves,
  kinds,
  refusals,
  otherRefusal,
  view,
  options,
  deck,
};

export type Texts = Widen<typeof it>;
