import { readFileSync } from "node:fs";
import { nodeOf, type SchemaNode } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { Deck, PIGEON_KINDS, PLACES } from "../rules/index.ts";
import { checkDeck } from "./check.ts";

const OURS = readFileSync(new URL("../rules/our-deck.json", import.meta.url), "utf8");

describe("Checking a deck file", () => {
  it("[PIC-30] says that our own deck can be played with", () => {
    expect(checkDeck("our-deck.json", OURS)).toEqual({
      lines: [
        "our-deck.json: “House pigeons”, 55 action cards of 15 kinds, 4 of them reactions. It can be played with.",
      ],
      isADeck: true,
    });
  });

  it("[PIC-30] names the line and the reason", () => {
    const wrong = OURS.replace('"count": 5', '"count": 6');
    const at = wrong.slice(0, wrong.indexOf('"actions"')).split("\n").length;
    expect(checkDeck("mine.json", wrong)).toEqual({
      lines: [`mine.json:${at}:3: There must be 55 action cards in all, but there are 56.`],
      isADeck: false,
    });
    expect(checkDeck("mine.json", OURS.replace('"name": {', '"name": {,')).lines).toEqual([
      "mine.json:2:12: The file isn't valid JSON here.",
    ]);
  });
});

describe("The vocabulary in words", () => {
  const WORDS = readFileSync(new URL("VOCABULARY.md", import.meta.url), "utf8");

  it("[PIC-30] explains every field and every word that a deck may use", () => {
    const named = new Set([...WORDS.matchAll(/[a-zA-Z]+(?:-[a-z]+)*/g)].map(([word]) => word));
    for (const word of wordsOf(nodeOf(Deck))) expect(named, word).toContain(word);
  });
});

const KINDS_AND_PLACES: readonly string[] = [...PIGEON_KINDS, ...PLACES];
const COMMON: readonly string[] = ["it", "en", "text"];

/** The names of fields and the words of enumerations, except those of kinds and Places. */
function wordsOf(node: SchemaNode): string[] {
  const inner = [
    ...(node.anyOf ?? []),
    ...Object.values(node.properties ?? {}),
    ...(node.items ? [node.items] : []),
  ];
  const words = [
    ...Object.keys(node.properties ?? {}),
    ...((node.enum ?? []) as string[]),
    String(node.const ?? "draw"),
  ];
  return [
    ...words.filter((word) => ![...KINDS_AND_PLACES, ...COMMON].includes(word)),
    ...inner.flatMap(wordsOf),
  ];
}
