import type { Widen } from "@tavolata/kernel";
import { coach } from "./it/coach.ts";
import { deck } from "./it/deck.ts";
import { phases } from "./it/help.ts";
import { line } from "./it/line.ts";
import { and, card, colours, counted, features, hands, number } from "./it/nouns.ts";
import { options } from "./it/options.ts";
import { otherRefusal, refusals } from "./it/refusals.ts";
import { phrases, screen } from "./it/screen.ts";
import { view } from "./it/seen.ts";
import { events, kinds, movers, moves, onTheLine } from "./it/told.ts";

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
  onTheLine,
  options,
  line,
  phases,
  coach,
  screen,
  phrases,
  deck,
};

export type Texts = Widen<typeof it>;
