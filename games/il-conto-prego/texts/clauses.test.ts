import { checkClauseWords } from "@tavolata/kernel/check";
import { describe, expect, test } from "vitest";
import { REFUSALS } from "../rules/index.ts";
import { loadClauses } from "./clauses.ts";
import { PHASE_CLAUSES } from "./index.ts";

checkClauseWords({
  rules: new URL("../RULES.md", import.meta.url),
  count: 31,
  load: loadClauses,
  needed: [...Object.values(REFUSALS), ...Object.values(PHASE_CLAUSES).flat()],
  mostCharacters: 460,
});

describe.each(["it", "en"] as const)("in %s", (language) => {
  test("figures are those of the rules", async () => {
    const clauses = await loadClauses(language);
    expect(clauses["CON-1"]).toMatch(/3 .* 8 .*108 .*4/);
    expect(clauses["CON-15"]).toMatch(/12.* 8 .* 4 /);
    expect(clauses["CON-29"].replaceAll(",", ".")).toMatch(/1 \+ n\/6.*1\.5 \+ n\/7\.7/);
  });
});
