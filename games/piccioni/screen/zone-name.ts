import type { Names } from "@tavolata/kernel";
import { deckOf, isPlace, type View, type Zone } from "../rules/index.ts";
import type { Texts } from "../texts/it.ts";

/** What a Zone is called: a Place as in the table's deck, an Area after its owner. */
export function zoneName(texts: Texts, view: View, zone: Zone, names: Names): string {
  if (isPlace(zone)) return texts.card(zone, deckOf(view.options));
  return zone === view.watcher ? texts.screen.ownArea : names(zone);
}
