import type { Language } from "./shape.ts";

export interface Hints {
  /** How to play, in a few sentences. */
  readonly basics: readonly string[];
  /** What experienced players tell new ones. */
  readonly advice: readonly string[];
}

/** Like the clauses, only loaded when somebody wants them. */
export async function loadHints(language: Language): Promise<Hints> {
  return language === "it" ? await import("./it/advice.ts") : await import("./en/advice.ts");
}
