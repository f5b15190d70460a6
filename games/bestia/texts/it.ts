import { coach } from "./it/coach.ts";
import { phases } from "./it/help.ts";
import { line } from "./it/line.ts";
import { and, card, cards, chips, counted, looks, number, ranks, suits, theCard } from "./it/nouns.ts";
import { options } from "./it/options.ts";
import { otherRefusal, refusals } from "./it/refusals.ts";
import { phrases, screen } from "./it/screen.ts";
import { view } from "./it/seen.ts";
import { events, kinds, movers, moves } from "./it/told.ts";
import type { Widen } from "./shape.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Bestia",
  tagline: "Tre carte, tre prese, un piatto; e chi gioca senza prendere paga la bestia.",
  ranks,
  suits,
  looks,
  number,
  counted,
  card,
  theCard,
  cards,
  chips,
  and,
  events,
  movers,
  moves,
  kinds,
  refusals,
  otherRefusal,
  view,
  options,
  line,
  phases,
  coach,
  screen,
  phrases,
};

export type Texts = Widen<typeof it>;
