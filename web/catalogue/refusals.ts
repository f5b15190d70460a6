import type { Refusal } from "@tavolata/kernel";
import { language } from "@tavolata/kit";
import { houseRefusal, words } from "../words/index.ts";
import { screenOf } from "./catalogue.ts";

/** Why something was refused at a table: in the words of the house, or of the game that is played there. */
export function refusalFor(game: string, refusal: Refusal): string {
  const house = refusal.clause === undefined ? houseRefusal(refusal) : undefined;
  return house ?? screenOf(game)?.words(language.value).refusal(refusal) ?? words().otherRefusal;
}
