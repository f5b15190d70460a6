import { checkClauseWords } from "@tavolata/kernel/check";
import { expect, test } from "vitest";
import { REFUSALS } from "../rules/index.ts";
import { loadHints } from "./advice.ts";
import { loadClauses } from "./clauses.ts";

checkClauseWords({
  rules: new URL("../RULES.md", import.meta.url),
  count: 39,
  load: loadClauses,
  needed: Object.values(REFUSALS),
});

test("[BEC-35] the rulebook's advice is given as hints, in both languages", async () => {
  const [it, en] = await Promise.all([loadHints("it"), loadHints("en")]);
  expect(it.advice).toHaveLength(3);
  expect(it.advice.join(" ")).toMatch(/tempo.*[Bb]luffa.*segnali/);
  expect(en.advice).toHaveLength(3);
  expect(en.advice.join(" ")).toMatch(/time.*[Bb]luff.*signals/);
  expect(en.basics).toHaveLength(it.basics.length);
});
