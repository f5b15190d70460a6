import type { Widen } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { coach } from "./it/coach.ts";
import { deck } from "./it/deck.ts";
import { phases } from "./it/help.ts";
import { and, card, colours, counted, features, hands, number } from "./it/nouns.ts";
import { options } from "./it/options.ts";
import { prompt } from "./it/prompt.ts";
import { otherRefusal, refusals } from "./it/refusals.ts";
import { phrases, screen } from "./it/screen.ts";
import { view } from "./it/seen.ts";
import { events, kinds, movers, moves, onTheLine } from "./it/told.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
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

export type Texts = Widen<typeof it>;
