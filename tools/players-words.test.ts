import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { filesBelow, ROOT } from "./files.ts";

/** Words that were given up for others (docs/GLOSSARY.md, "Players' words in both languages"), and what is said instead. */
const GIVEN_UP: Readonly<Record<"it" | "en", readonly (readonly [RegExp, string])[]>> = {
  it: [
    [/padron[ei] di casa/i, "chi ospita"],
    [/\bal più\b/i, "al massimo"],
    [/piatto (?:è |iniziale )?libero|piatto si liber/i, "vuoto"],
    [/\bvolto\b|\bviso\b/i, "faccia"],
    [/gira(?:re)? gli occhi/i, "spostare lo sguardo"],
    [/\bparti? di caso\b|\bseme della casa\b|nuovi semi/i, "numero segreto, mescolata"],
    [/\bmucchio\b|\brende una carta\b/i, "pila, restituire"],
    [/\bon line\b/i, "online"],
  ],
  en: [
    [/\bwhoever\b/i, "you, they, anyone who"],
    [/\b(?:he|his|him)\b/i, "they, their, them"],
    [/\bin sit-out\b/i, "sitting out"],
    [/\bo(?:n|ff) line\b/i, "online, offline"],
    [/\bpot is clear\b|\bclear pot\b|\bpot clear\b/i, "empty"],
    [/\bparts? of chance\b/i, "secret number"],
    [/\babounds?\b(?!:)/i, "pile on, pile onto"],
    [/\bplay(?:s|ed)? served\b/i, "stand pat"],
  ],
};

/** In a circle somebody organises; a table has somebody who hosts it. */
const OF_CIRCLES = /^web\/circle\//;
const AT_TABLES: readonly (readonly [RegExp, string])[] = [[/chi organizza(?! il circolo)/i, "chi ospita"]];

/** Where chips are lost and won, hands are called as in the game that has them. */
const WITH_CHIPS: readonly (readonly [RegExp, string])[] = [[/\bfine mano\b|\buna mano\b/i, "smazzata"]];

const TEXTS = filesBelow(
  ROOT,
  (file) =>
    /^(?:games\/[^/]+\/texts|web\/.*words)\/(?:.*\/)?(?:it|en)(?:\/[\w-]+)?\.ts$/.test(file) &&
    !file.includes("node_modules"),
);

/** What is said: the strings of a file, without its comments and its imports. */
function sentencesOf(file: string): string {
  const text = readFileSync(path.join(ROOT, file), "utf8").replace(
    /\/\*[\s\S]*?\*\/|^import .*$|\/\/.*$/gm,
    "",
  );
  return [...text.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, template]) => plain ?? template)
    .join("\n");
}

describe("Players' words", () => {
  it("are in the files that this test reads", () => {
    expect(TEXTS.length).toBeGreaterThan(100);
    expect(sentencesOf("web/words/it.ts")).toContain("ospita");
  });

  it.each(TEXTS)("%s has no word that was given up", (file) => {
    const language = /(?:^|\/)it(?:\/|\.ts$)/.test(file) ? "it" : "en";
    const sentences = sentencesOf(file);
    const rules = [
      ...GIVEN_UP[language],
      ...(language === "it" && !OF_CIRCLES.test(file) ? AT_TABLES : []),
      ...(language === "it" && /chips|tournament/.test(file) ? WITH_CHIPS : []),
    ];
    for (const [word, instead] of rules) expect(sentences, `say: ${instead}`).not.toMatch(word);
  });

  it.each(TEXTS.filter((file) => !/clauses\.ts$/.test(file)))(
    "%s has no number of a clause in what it says",
    (file) => {
      expect(sentencesOf(file)).not.toMatch(/\b(?:BES|CON|SCH|PIC|BEC|CUC)-\d/);
    },
  );
});
