import { type OptionHints, oneOf, type Static, strictObject, Type, timeLimit } from "@tavolata/kernel";
import { Deck } from "./vocabulary.ts";

/** It comes from a file, not from a form. */
const FROM_A_FILE: OptionHints = { fromFile: true };

export const Options = strictObject({
  /** PIC-31: for an action, and for every choice that comes with it. */
  actionSeconds: timeLimit({ default: 60, most: 600 }),
  /** PIC-31: for all who may answer a card, at the same time. */
  reactionSeconds: timeLimit({ default: 15, most: 120 }),
  /** PIC-29: where pigeons fly, from the second final phase on, when more than one Area is the lowest. */
  tiedScares: oneOf(["deck", "folla"], { default: "deck" }),
  /** PIC-30: the table's own deck, in place of ours. It is part of the game's record, so it can be checked. */
  deck: Type.Optional(Type.Unsafe<Deck>({ ...Deck, ...FROM_A_FILE })),
});
export type Options = Static<typeof Options>;
