import type { OptionWords } from "@tavolata/kernel";
import { money } from "../chips/money.ts";
import type { OptionSchema } from "../state/offered.ts";
import { inWords } from "../words/index.ts";
import type { OptionValue } from "./options.ts";
import { roomWords } from "./room-words/index.ts";

/** What an option is called; where its game has no words for it, by its own name. */
export function optionWords(name: string, said: OptionWords | undefined): OptionWords {
  return said ?? { label: inWords(name), help: "" };
}

/** What an option is set to, as people say it. */
export function valueWords(
  value: OptionValue | undefined,
  schema: OptionSchema,
  said: OptionWords | undefined,
): string {
  const chosen = value ?? schema.default;
  if (chosen === undefined) return said?.values?.unset ?? roomWords().unset;
  if (schema.fromFile === true) return roomWords().file.chosen;
  const own = said?.values?.[String(chosen)];
  if (own !== undefined) return own;
  if (typeof chosen === "boolean") return chosen ? roomWords().on : roomWords().off;
  if (schema.unit === "cents") return money(Number(chosen));
  if (schema.unit === "milliseconds") return roomWords().milliseconds(Number(chosen));
  if (schema.timeLimit === true || schema.unit === "seconds") return roomWords().seconds(Number(chosen));
  return typeof chosen === "string" ? inWords(chosen).toLowerCase() : String(chosen);
}
