import type { Widen } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { coach } from "./it/coach.ts";
import { phases } from "./it/help.ts";
import {
  and,
  cards,
  colours,
  counted,
  guilds,
  hand,
  number,
  row,
  score,
  source,
  symbols,
} from "./it/nouns.ts";
import { options } from "./it/options.ts";
import { phrases } from "./it/phrases.ts";
import { prompt } from "./it/prompt.ts";
import { otherRefusal, refusals } from "./it/refusals.ts";
import { keys, screen } from "./it/screen.ts";
import { view } from "./it/seen.ts";
import { does, signals } from "./it/signals.ts";
import {
  cry,
  ended,
  events,
  kinds,
  made,
  movers,
  moves,
  places,
  ranking,
  signalWas,
  wish,
  words,
} from "./it/told.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: manifest.title,
  cards,
  colours,
  guilds,
  symbols,
  signals,
  does,
  places,
  number,
  counted,
  hand,
  row,
  source,
  and,
  events,
  movers,
  moves,
  kinds,
  refusals,
  otherRefusal,
  view,
  ended,
  signalWas,
  ranking,
  options,
  cry,
  prompt,
  phases,
  coach,
  score,
  wish,
  made,
  words,
  screen,
  keys,
  phrases,
};

export type Texts = Widen<typeof it>;
