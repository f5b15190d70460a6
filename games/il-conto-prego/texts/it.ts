import { advice, options, phases } from "./it/help.ts";
import {
  card,
  dish,
  dishes,
  joker,
  number,
  rankPlural,
  ranks,
  suits,
  theCard,
  whichDish,
} from "./it/nouns.ts";
import { otherRefusal, refusals } from "./it/refusals.ts";
import { view } from "./it/seen.ts";
import { events, movers, moves } from "./it/told.ts";
import type { Widen } from "./shape.ts";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  title: "Il Conto, Prego!",
  tagline: "Ordina, spezia, abbonda, e chi non ci crede chiede il conto.",
  rank: {
    one: (rank: keyof typeof ranks) => ranks[rank].one,
    other: rankPlural,
  },
  suits,
  joker: { one: joker.one, other: joker.other },
  number,
  dish,
  dishes,
  card,
  theCard,
  whichDish,
  events,
  movers,
  moves,
  refusals,
  otherRefusal,
  view,
  options,
  phases,
  advice,
};

export type Texts = Widen<typeof it>;
