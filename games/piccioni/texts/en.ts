import { manifest } from "../manifest.ts";
import { coach } from "./en/coach.ts";
import { phases } from "./en/help.ts";
import { and, card, counted, number, places } from "./en/nouns.ts";
import { options } from "./en/options.ts";
import { prompt } from "./en/prompt.ts";
import { otherRefusal, refusals } from "./en/refusals.ts";
import { phrases, screen } from "./en/screen.ts";
import { view } from "./en/seen.ts";
import { kinds, movers, toldIn } from "./en/told.ts";
import type { Texts } from "./it.ts";

export const en: Texts = {
  title: manifest.title,
  places,
  number,
  counted,
  card,
  and,
  toldIn,
  movers,
  kinds,
  refusals,
  otherRefusal,
  view,
  options,
  prompt,
  phases,
  coach,
  screen,
  phrases,
};
