import type { Language } from "@tavolata/kernel";

/** A share as whole per cent. */
export function perCent(share: number, language: Language): string {
  return share.toLocaleString(language, { style: "percent", maximumFractionDigits: 0 });
}

/** An average or a median: one place after the point, two where it is small. */
export function amount(value: number, language: Language): string {
  const digits = Math.abs(value) < 1 ? 2 : 1;
  // Without a minus before nothing.
  const shown = Math.abs(value) < 0.005 ? 0 : value;
  return shown.toLocaleString(language, { maximumFractionDigits: digits });
}

export function whole(value: number, language: Language): string {
  return value.toLocaleString(language, { maximumFractionDigits: 0 });
}
