import type { Refusal } from "@tavolata/kernel";
import { type Language, language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type Words } from "./it.ts";

export type { Words } from "./it.ts";

const WORDS: Readonly<Record<Language, Words>> = { it, en };

/** The words of the present language; a part that uses them while drawing follows a change of language. */
export function words(): Words {
  return WORDS[language.value];
}

type Refusals = Readonly<Record<string, string>>;
const more: Record<Language, Refusals> = { it: {}, en: {} };

/** A part of the page that is fetched when it is needed brings the words for what can be refused there. */
export function addRefusals(refusals: Readonly<Record<Language, Refusals>>): void {
  for (const one of ["it", "en"] as const) more[one] = { ...more[one], ...refusals[one] };
}

/** The house's own refusals and the referee's, which no game has words for. */
export function houseRefusal({ code }: Refusal): string | undefined {
  const refusals: Refusals = { ...words().refusals, ...more[language.value] };
  return Object.hasOwn(refusals, code) ? refusals[code] : undefined;
}

export function refusalWords(refusal: Refusal): string {
  return houseRefusal(refusal) ?? words().otherRefusal;
}

/** What a program calls something, as words: for things that nobody has found words for yet. */
export function inWords(name: string): string {
  const text = name.replace(/[-_]|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Ada, Bea e Ciro" */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")}${words().and}${last}`;
}
