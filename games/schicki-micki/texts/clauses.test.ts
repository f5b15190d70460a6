import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { REFUSALS } from "../rules/index.ts";
import { loadClauses } from "./clauses.ts";

const RULES = readFileSync(new URL("../RULES.md", import.meta.url), "utf8");
const NUMBERS = [...RULES.matchAll(/^- \*\*(SCH-\d+)\*\*/gm)].map(([, number]) => number!);
const MOST_CHARACTERS = 320;

describe.each(["it", "en"] as const)("in %s", (language) => {
  test("every clause of the rules has its words, and there are no others", async () => {
    expect(NUMBERS).toHaveLength(27);
    expect(Object.keys(await loadClauses(language))).toEqual(NUMBERS);
  });

  test("a clause is one to three sentences, and what it cites is another clause", async () => {
    for (const [number, words] of Object.entries(await loadClauses(language))) {
      expect(words.length, number).toBeLessThan(MOST_CHARACTERS);
      expect(words, number).toMatch(/^[A-Z].*[.]$/);
      expect(words.match(/[.](?= [A-Z]|$)/g)!.length, number).toBeLessThanOrEqual(3);
      for (const [cited] of words.matchAll(/SCH-\d+/g)) {
        expect(NUMBERS).toContain(cited);
        expect(cited).not.toBe(number);
      }
    }
  });
});

test("both languages cite the same clauses", async () => {
  const [it, en] = await Promise.all([loadClauses("it"), loadClauses("en")]);
  const cited = (words: string) => words.match(/SCH-\d+/g);
  for (const number of NUMBERS as (keyof typeof it)[]) expect(cited(en[number])).toEqual(cited(it[number]));
});

test("every clause that a refusal rests on can be read", async () => {
  const clauses = await loadClauses("it");
  for (const number of Object.values(REFUSALS)) expect(clauses).toHaveProperty([number]);
});
