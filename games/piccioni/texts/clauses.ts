import type { clauses } from "./it/clauses.ts";
import type { Language } from "./shape.ts";

export type ClauseNumber = keyof typeof clauses;
export type Clauses = Readonly<Record<ClauseNumber, string>>;

/** The rules, clause by clause. They are long and seldom read, so they are loaded only when somebody wants them. */
export async function loadClauses(language: Language): Promise<Clauses> {
  const loaded = language === "it" ? await import("./it/clauses.ts") : await import("./en/clauses.ts");
  return loaded.clauses;
}
