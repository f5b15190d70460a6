import { manifest } from "../manifest.ts";
import { coach } from "./en/coach.ts";
import { phases } from "./en/help.ts";
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
} from "./en/nouns.ts";
import { options } from "./en/options.ts";
import { phrases } from "./en/phrases.ts";
import { prompt } from "./en/prompt.ts";
import { otherRefusal, refusals } from "./en/refusals.ts";
import { keys, screen } from "./en/screen.ts";
import { view } from "./en/seen.ts";
import { does, signals } from "./en/signals.ts";
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
} from "./en/told.ts";
import type { Texts } from "./it.ts";

export const en: Texts = {
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
