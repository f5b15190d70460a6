import { language } from "@tavolata/kit";

/** Points are kept in parts of a whole one; people read them with two decimals at most. */
export function pointsText(parts: number, unit: number): string {
  const form = new Intl.NumberFormat(language.value === "en" ? "en-GB" : "it", { maximumFractionDigits: 2 });
  return form.format(parts / unit);
}
