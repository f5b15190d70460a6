import type { advice } from "./it/advice.ts";
import type { Language } from "./shape.ts";

export type Advice = Readonly<Record<keyof typeof advice, string>>;

export interface Hints {
  /** How to play, in a few sentences. */
  readonly basics: readonly string[];
  /** CON-29: what old players tell new ones. */
  readonly advice: Advice;
}

/** Like the clauses, only loaded when somebody wants them. */
export async function loadHints(language: Language): Promise<Hints> {
  return language === "it" ? await import("./it/advice.ts") : await import("./en/advice.ts");
}
