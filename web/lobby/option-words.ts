import type { OptionWords } from "@tavolata/kit";
import { money } from "../chips/money.ts";
import type { OptionSchema } from "../state/session.ts";
import { words } from "../words/index.ts";
import type { OptionValue } from "./options.ts";

/** What an option is set to, as people say it. */
export function valueWords(
  value: OptionValue | undefined,
  schema: OptionSchema,
  said: OptionWords | undefined,
): string {
  const { lobby } = words();
  const chosen = value ?? schema.default;
  if (chosen === undefined) return said?.values?.unset ?? lobby.unset;
  if (schema.fromFile === true) return lobby.file.chosen;
  const own = said?.values?.[String(chosen)];
  if (own !== undefined) return own;
  if (typeof chosen === "boolean") return chosen ? lobby.on : lobby.off;
  if (schema.unit === "cents") return money(Number(chosen));
  if (schema.unit === "milliseconds") return lobby.milliseconds(Number(chosen));
  return schema.timeLimit === true || schema.unit === "seconds"
    ? lobby.seconds(Number(chosen))
    : String(chosen);
}
