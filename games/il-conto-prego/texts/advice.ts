import type { advice } from "./it/advice.ts";
import type { Language } from "./shape.ts";

export type Advice = Readonly<Record<keyof typeof advice, string>>;

/** CON-29: players' hints; like the clauses, only loaded when somebody wants them. */
export async function loadAdvice(language: Language): Promise<Advice> {
  const loaded = language === "it" ? await import("./it/advice.ts") : await import("./en/advice.ts");
  return loaded.advice;
}
