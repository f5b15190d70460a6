import { coach } from "./en/coach.ts";
import { phases } from "./en/help.ts";
import { line } from "./en/line.ts";
import { and, card, cards, chips, counted, looks, number, ranks, suits, theCard } from "./en/nouns.ts";
import { options } from "./en/options.ts";
import { otherRefusal, refusals } from "./en/refusals.ts";
import { phrases, screen } from "./en/screen.ts";
import { view } from "./en/seen.ts";
import { events, kinds, movers, moves } from "./en/told.ts";
import type { Texts } from "./it.ts";

export const en: Texts = {
  title: "Bestia",
  tagline: "Three cards, three tricks, one pot; and whoever plays and takes none pays the bestia.",
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
