import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { REFUSALS } from "../rules/index.ts";
import { loadClauses } from "./clauses.ts";
import { PHASE_CLAUSES } from "./index.ts";

const RULES = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");
const NUMBERS = [...RULES.matchAll(/^- \*\*(CON-\d+)\*\*/gm)].map(([, number]) => number!);
const MOST_CHARACTERS = 460;

describe.each(["it", "en"] as const)("in %s", (language) => {
  test("every clause of the rules has its words, and there are no others", async () => {
    expect(NUMBERS).toHaveLength(31);
    expect(Object.keys(await loadClauses(language))).toEqual(NUMBERS);
  });

  test("a clause is one to three sentences, and what it cites is another clause", async () => {
    for (const [number, words] of Object.entries(await loadClauses(language))) {
      expect(words.length, number).toBeLessThan(MOST_CHARACTERS);
      expect(words, number).toMatch(/^[A-Z].*[.]$/);
      expect(words.match(/[.!](?=[»”]? [A-Z]|$)/g)!.length, number).toBeLessThanOrEqual(3);
      for (const [cited] of words.matchAll(/[A-Z]{3}-\d+/g)) {
        expect(NUMBERS).toContain(cited);
        expect(cited).not.toBe(number);
      }
    }
  });

  test("figures are those of the rules", async () => {
    const clauses = await loadClauses(language);
    expect(clauses["CON-1"]).toMatch(/3 .* 8 .*108 .*4/);
    expect(clauses["CON-15"]).toMatch(/12.* 8 .* 4 /);
    expect(clauses["CON-29"].replaceAll(",", ".")).toMatch(/1 \+ n\/6.*1\.5 \+ n\/7\.7/);
  });
});

test("both languages cite the same clauses", async () => {
  const [it, en] = await Promise.all([loadClauses("it"), loadClauses("en")]);
  const cited = (words: string) => words.match(/CON-\d+/g);
  for (const number of NUMBERS as (keyof typeof it)[]) expect(cited(en[number])).toEqual(cited(it[number]));
});

test("every clause that a refusal or a decision rests on can be read", async () => {
  const clauses = await loadClauses("it");
  for (const number of [...Object.values(REFUSALS), ...Object.values(PHASE_CLAUSES).flat()]) {
    expect(clauses).toHaveProperty([number]);
  }
});
