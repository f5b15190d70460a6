import type { Widen } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { coach } from "./it/coach.ts";
import { options, phases } from "./it/help.ts";
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
} from "./it/nouns.ts";
import { phrases } from "./it/phrases.ts";
import { prompt } from "./it/prompt.ts";
import { otherRefusal, refusals } from "./it/refusals.ts";
import { screen } from "./it/screen.ts";
import { view } from "./it/seen.ts";
import { billLine, events, kinds, movers, moves } from "./it/told.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: manifest.title,
  rank: {
    one: (rank: keyof typeof ranks) => ranks[rank].one,
    other: rankPlural,
  },
  suits,
  joker: { one: joker.one, other: joker.other },
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

export type Texts = Widen<typeof it>;
