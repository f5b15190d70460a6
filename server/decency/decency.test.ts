import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decencyOf, WordFilter } from "./decency.ts";
import { ORDINARY_ENGLISH, ORDINARY_ITALIAN } from "./testing/ordinary-words.ts";
import { WORD_LISTS, wordsOf } from "./words-of.ts";

const ALL = wordsOf(["it", "en"], "");
const filter = new WordFilter(ALL);

describe("The lists of words", () => {
  it("find none of the words that people say every day, alone or in a sentence", () => {
    const ordinary = [...ORDINARY_ITALIAN, ...ORDINARY_ENGLISH];
    expect(ordinary.length).toBeGreaterThan(900);
    expect(ordinary.filter((word) => filter.finds(word))).toEqual([]);
    expect(ordinary.filter((word) => filter.finds(`${word.toUpperCase()}!!!`))).toEqual([]);
    const sentences = Array.from({ length: 300 }, (_, i) =>
      [0, 7, 31, 113]
        .map((step) => ordinary[(i * 13 + step) % ordinary.length])
        .join(i % 2 === 0 ? " " : "-"),
    );
    expect(sentences.filter((one) => filter.finds(one))).toEqual([]);
  });

  it("find nothing in places, names and numbers that have a listed word inside them", () => {
    const fine = [
      "Scunthorpe",
      "Troia",
      "Culiacán",
      "Figari",
      "cazzuola",
      "cazzare la randa",
      "scopa e briscola",
      "vinco a scopa",
      "anno nuovo, dita della nonna",
      "classic cocktail at Essex",
      "Matsushita",
      "1000 55378008 punti 4 a 5",
      "assassin's passport",
      "a b c d e f",
      "e o a i",
      "penne e pane, palle e pale",
      "Mario Culotta",
      "document, accumulate, circumstance",
    ];
    expect(fine.filter((text) => filter.finds(text))).toEqual([]);
  });

  it("are free of doubles and of what can never be found", () => {
    for (const list of Object.values(WORD_LISTS)) {
      expect(list.filter((word, i) => list.indexOf(word) !== i)).toEqual([]);
      expect(list.filter((word) => !new WordFilter(list).finds(word))).toEqual([]);
    }
  });
});

describe("A listed word", () => {
  const LEET: Readonly<Record<string, string>> = { o: "0", i: "1", e: "3", a: "4", s: "5", t: "7" };
  const styles: ((word: string) => string)[] = [
    (word) => word.toUpperCase(),
    (word) => [...word].map((letter) => LEET[letter] ?? letter).join(""),
    (word) => `${word}${word.at(-1)?.repeat(4)}`,
    (word) => [...word].join(" "),
    (word) => [...word].join("."),
    (word) => word.replace(/[aeiou]/, "$&\u0300"),
    (word) => `(${word})!`,
    (word) => `${word}?!?`,
  ];

  it("is found in whatever way it is written, anywhere in a sentence", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ALL.filter((word) => word.length > 2)),
        fc.constantFrom(...styles),
        fc.constantFrom("", "ma che ", "you, "),
        (word, style, before) => {
          expect(filter.finds(`${before}${style(word)}`)).toBe(true);
        },
      ),
      { seed: 22, numRuns: 600 },
    );
  });

  it("is looked for where the operator wants it", () => {
    const is = (strictness: "open" | "always" | "never") =>
      [true, false].map((isOpen) => decencyOf(ALL, strictness)("stronzo", isOpen));
    expect([is("open"), is("always"), is("never")]).toEqual([
      [true, false],
      [true, true],
      [false, false],
    ]);
  });

  it("is the operator's own, or taken off the list", () => {
    const own = new WordFilter(wordsOf(["it"], "# ours\nBroccolo\n- culo\n\nmela  # and this"));
    expect(["BR0CC0LO", "mela", "culo", "fuck", "stronzo"].map((word) => own.finds(word))).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});
