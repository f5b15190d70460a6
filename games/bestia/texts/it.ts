import { manifest } from "../manifest.ts";
import type { CardWords } from "./card-words.ts";
import { frenchCards, italianCards } from "./it/cards.ts";
import { coachWith } from "./it/coach.ts";
import { phases } from "./it/help.ts";
import { and, chips, counted, number } from "./it/nouns.ts";
import { options } from "./it/options.ts";
import { promptWith } from "./it/prompt.ts";
import { otherRefusal, refusalsWith } from "./it/refusals.ts";
import { phrases, screen } from "./it/screen.ts";
import { viewWith } from "./it/seen.ts";
import { eventsWith, kinds, movers, movesWith } from "./it/told.ts";
import type { Widen } from "./shape.ts";

const textsWith = (words: CardWords) => ({
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

/** The source: every other language has exactly these keys and parameters. */
export const it = textsWith(italianCards);
export type Texts = Widen<typeof it>;
/** For those who play with French cards. */
export const itWithFrenchCards: Texts = textsWith(frenchCards);
