import { manifest } from "../manifest.ts";
import type { CardWords } from "./card-words.ts";
import { frenchCards, italianCards } from "./en/cards.ts";
import { coachWith } from "./en/coach.ts";
import { phases } from "./en/help.ts";
import { and, chips, counted, number } from "./en/nouns.ts";
import { options } from "./en/options.ts";
import { promptWith } from "./en/prompt.ts";
import { otherRefusal, refusalsWith } from "./en/refusals.ts";
import { phrases, screen } from "./en/screen.ts";
import { viewWith } from "./en/seen.ts";
import { eventsWith, kinds, movers, movesWith } from "./en/told.ts";
import type { Texts } from "./it.ts";

const textsWith = (words: CardWords): Texts => ({
  ...words,
  title: manifest.title,
  number,
  counted,
  chips,
  and,
  events: eventsWith(words),
  movers,
  moves: movesWith(words),
  kinds,
  refusals: refusalsWith(words),
  otherRefusal,
  view: viewWith(words),
  options,
  prompt: promptWith(words),
  phases,
  coach: coachWith(words),
  screen,
  phrases,
});

export const en = textsWith(italianCards);
export const enWithFrenchCards = textsWith(frenchCards);
