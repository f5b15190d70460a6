import type { Refusal } from "@tavolata/kernel";
import { type Language, language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type Words } from "./it.ts";

export type { Words } from "./it.ts";

const WORDS: Readonly<Record<Language, Words>> = { it, en };

/** The words of the language that is spoken now; whoever uses them while drawing follows a change of language. */
export function words(): Words {
  return WORDS[language.value];
}

/** The house's own refusals and the referee's, which no game has words for. */
export function houseRefusal({ code }: Refusal): string | undefined {
  const { refusals } = words();
  return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : undefined;
}

export function refusalWords(refusal: Refusal): string {
  return houseRefusal(refusal) ?? words().otherRefusal;
}

/** "Ada, Bea e Ciro" */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")}${words().and}${last}`;
}
