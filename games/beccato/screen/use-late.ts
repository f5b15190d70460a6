import type { Language } from "@tavolata/kernel";
import { language } from "@tavolata/kit";
import { useEffect, useState } from "preact/hooks";

export type Late = typeof import("./late.ts");
const late = new Map<Language, Late>();

/** Null until it has loaded with its words; after a failed fetch, the next change of phase tries again. */
export function useLate(phase: string): Late | null {
  const inLanguage = language.value;
  const here = late.get(inLanguage) ?? null;
  const [, setLoaded] = useState<Language>();
  useEffect(() => {
    if (here !== null) return;
    import("./late.ts")
      .then(async (parts) => {
        await parts.loadLater(inLanguage);
        late.set(inLanguage, parts);
        setLoaded(inLanguage);
      })
      .catch(() => {});
  }, [phase, here, inLanguage]);
  return here;
}
