import type { Refusal } from "@tavolata/kernel";
import { language } from "@tavolata/kit";
import { houseRefusal, words } from "../words/index.ts";
import { screenOf } from "./catalogue.ts";

/** Why something was refused at a table: in the words of the house, or of the game that is played there. */
export function refusalFor(game: string, refusal: Refusal): string {
  const said = screenOf(game)?.words(language.value);
  const option = said?.options[String(refusal.params?.path).slice(1)]?.label;
  const known = option === undefined ? refusal : { ...refusal, params: { option } };
  const house = refusal.clause === undefined ? houseRefusal(known) : undefined;
  return house ?? said?.refusal(refusal) ?? words().otherRefusal;
}
