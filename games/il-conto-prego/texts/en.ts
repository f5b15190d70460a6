import { manifest } from "../manifest.ts";
import { coach } from "./en/coach.ts";
import { options, phases } from "./en/help.ts";
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
import { prompt } from "./en/prompt.ts";
import { otherRefusal, refusals } from "./en/refusals.ts";
import { screen } from "./en/screen.ts";
import { view } from "./en/seen.ts";
import { billLine, events, kinds, movers, moves } from "./en/told.ts";
import type { Texts } from "./it.ts";

export const en: Texts = {
  title: manifest.title,
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
  billLine,
  movers,
  moves,
  kinds,
  refusals,
  otherRefusal,
  view,
  prompt,
  screen,
  options,
  phases,
  coach,
  phrases,
};
