import { language } from "@tavolata/kit";
import { twoDecimals } from "./cents.ts";

/** Cents, as the language writes money. */
export function money(cents: number): string {
  return twoDecimals(cents, language.value === "it" ? "," : ".");
}
