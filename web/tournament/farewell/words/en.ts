import { ordinal } from "../../../words/en/ordinal.ts";
import type { FarewellWords } from "./it.ts";

export const en: FarewellWords = {
  title: "This is as far as you go",
  place: (place, of) => `${ordinal(place)} of ${of}`,
  lastHand: "The hand that decided it",
  prize: (sum) => `You take home ${sum}.`,
  noPrize: "No prize this time: your revenge is a tap away.",
  watch: "Stay and watch",
  page: "Standings and other tables",
  another: "Open another tournament",
  first: "First place!",
  firstOf: (of) => `There were ${of} of you, and you are the last at the table.`,
};
