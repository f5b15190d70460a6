import { deck } from "./en/deck.ts";
import { and, card, colours, counted, features, hands, number } from "./en/nouns.ts";
import { options } from "./en/options.ts";
import { otherRefusal, refusals } from "./en/refusals.ts";
import { view } from "./en/seen.ts";
import { events, kinds, movers, moves } from "./en/told.ts";
import type { Texts } from "./it.ts";

export const en: Texts = {
  title: "Schicki Micki",
  tagline: "Two ladies in the same hat at the gala? Whoever sees it first takes the cards.",
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
