import { manifest } from "../manifest.ts";
import { coach } from "./en/coach.ts";
import { deck } from "./en/deck.ts";
import { phases } from "./en/help.ts";
import { and, card, colours, counted, features, hands, number } from "./en/nouns.ts";
import { options } from "./en/options.ts";
import { prompt } from "./en/prompt.ts";
import { otherRefusal, refusals } from "./en/refusals.ts";
import { phrases, screen } from "./en/screen.ts";
import { view } from "./en/seen.ts";
import { events, kinds, movers, moves, onTheLine } from "./en/told.ts";
import type { Texts } from "./it.ts";

export const en: Texts = {
  title: manifest.title,
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
  prompt,
  phases,
  coach,
  screen,
  phrases,
  deck,
};
