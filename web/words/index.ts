import { signal } from "@preact/signals";
import { joined, type Refusal } from "@tavolata/kernel";
import { type Language, language } from "@tavolata/kit";
import { en } from "./en.ts";
import { it, type Words } from "./it.ts";

export type { Words } from "./it.ts";

const WORDS: Readonly<Record<Language, Words>> = { it, en };

/** The words of the present language; a part that uses them while drawing follows a change of language. */
export function words(): Words {
  return WORDS[language.value];
}

type Refusals = Readonly<Record<string, string | ((params: never) => string)>>;
/** What draws with them follows when more arrive. */
const known = signal<Readonly<Record<Language, Refusals>>>({ it: {}, en: {} });

/** A part of the page that is fetched when it is needed brings the words for what can be refused there. */
export function addRefusals({ it: italian, en: english }: Readonly<Record<Language, Refusals>>): void {
  const { it, en } = known.peek();
  known.value = { it: { ...it, ...italian }, en: { ...en, ...english } };
}

let loading: Promise<void> | undefined;

/** Nothing is refused before the page stands, so it need not wait for these. A failed fetch is tried again when asked. */
export function loadRefusals(): Promise<void> {
  loading ??= import("./refusals.ts").then(
    ({ REFUSALS }) => addRefusals(REFUSALS),
    () => {
      loading = undefined;
    },
  );
  return loading;
}

/** The house's own refusals and the referee's, which no game has words for. */
export function houseRefusal({ code, params = {} }: Refusal): string | undefined {
  const refusals = known.value[language.value];
  const text = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (text === undefined) void loadRefusals();
  return typeof text === "function" ? text(params as never) : text;
}

export function refusalWords(refusal: Refusal): string {
  return houseRefusal(refusal) ?? words().otherRefusal;
}

/** What a program calls something, as words: for things that nobody has found words for yet. */
export function inWords(name: string): string {
  const text = name.replace(/[-_]|(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Ada, Bea ed Elio" */
export function listed(items: readonly string[]): string {
  return joined(items, words().and);
}
