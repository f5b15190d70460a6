import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface ClauseWords {
  /** The RULES.md of the game. */
  readonly rules: URL;
  /** How many clauses there are, so that none can get lost. */
  readonly count: number;
  /** The words in one language, by clause number. */
  load(language: "it" | "en"): Promise<Readonly<Record<string, string>>>;
  /** Clauses that refusals or the help refer to. */
  readonly needed: readonly string[];
  readonly mostCharacters?: number;
}

const CITED = /\b[A-Z]{3}-\d+a?\b/g;

/** Checks the words that players read for each clause; the same checks hold in every game. */
export function checkClauseWords({ rules, count, load, needed, mostCharacters = 320 }: ClauseWords): void {
  const text = readFileSync(rules, "utf8");
  const numbers = [...(text.match(/(?<=^- \*\*)[A-Z]{3}-\d+a?(?=\*\*)/gm) ?? [])];

  describe.each(["it", "en"] as const)("in %s", (language) => {
    test("every clause of the rules has its words, and there are no others", async () => {
      expect(numbers).toHaveLength(count);
      expect(Object.keys(await load(language))).toEqual(numbers);
    });

    test("a clause is one to three sentences, and what it cites is another clause", async () => {
      for (const [number, words] of Object.entries(await load(language))) {
        expect(words.length, number).toBeLessThan(mostCharacters);
        expect(words, number).toMatch(/^[A-Z].*[.]$/);
        expect(words.match(/[.!](?=[»”]? [A-Z]|$)/g)?.length, number).toBeLessThanOrEqual(3);
        for (const [cited] of words.matchAll(CITED)) {
          expect(numbers).toContain(cited);
          expect(cited).not.toBe(number);
        }
      }
    });
  });

  test("both languages cite the same clauses", async () => {
    const [it, en] = await Promise.all([load("it"), load("en")]);
    const cited = (words: Readonly<Record<string, string>>) =>
      Object.entries(words).map(([number, text]) => [number, text.match(CITED)]);
    expect(cited(en)).toEqual(cited(it));
  });

  test("every clause that refusals or the help refer to can be read", async () => {
    const clauses = await load("it");
    for (const number of needed) expect(clauses).toHaveProperty([number]);
  });
}
