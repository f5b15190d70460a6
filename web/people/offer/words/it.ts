import type { Widen } from "@tavolata/kernel";

/** The source: every other language has exactly these keys and parameters. */
export const it = {
  text: "Per ora ti conosce solo questo browser.",
  keep: "Tieni nome, partite e gettoni",
};

export type OfferWords = Widen<typeof it>;
