import type { Widen } from "@tavolata/kernel";
import { manifest } from "../manifest.ts";
import { coach } from "./it/coach.ts";
import { phases } from "./it/help.ts";
import { and, card, counted, number, places } from "./it/nouns.ts";
import { options } from "./it/options.ts";
import { prompt } from "./it/prompt.ts";
import { otherRefusal, refusals } from "./it/refusals.ts";
import { phrases, screen } from "./it/screen.ts";
import { view } from "./it/seen.ts";
import { kinds, movers, toldIn } from "./it/told.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
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

export type Texts = Widen<typeof it>;
