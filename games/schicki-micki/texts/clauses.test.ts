import { checkClauseWords } from "@tavolata/kernel/check";
import { REFUSALS } from "../rules/index.ts";
import { loadClauses } from "./clauses.ts";

checkClauseWords({
  rules: new URL("../RULES.md", import.meta.url),
  count: 28,
  load: loadClauses,
  needed: Object.values(REFUSALS),
});
