import { begin, copy, fastChance } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { DEFAULTS, tableWith } from "../testing/table-with.ts";
import { type Deck, deckProblems, OUR_DECK, offsetOf, parseDeck, piccioni } from "./index.ts";

const TEXT = JSON.stringify(OUR_DECK, null, 2);

/** What is wrong when one word of our deck's file is replaced: "12:7 not-a-number". */
function problems(word: string, by: string): string[] {
  const parsed = parseDeck(TEXT.replace(word, by));
  return (parsed.problems ?? []).map(({ line, column, code }) => `${line}:${column} ${code}`);
}

/** The same for a change that does not need the text: "/actions/0 does-nothing". */
function after(change: (deck: Deck) => unknown): string[] {
  const deck = copy(OUR_DECK);
  change(deck);
  return deckProblems(deck).map(({ path, code }) => `${path} ${code}`);
}

/** The line of a word in the file. */
function lineOf(word: string): number {
  return TEXT.slice(0, TEXT.indexOf(word)).split("\n").length;
}

describe("A deck file", () => {
  it("[PIC-30] that keeps to the vocabulary can be played with", () => {
    const { deck } = parseDeck(TEXT) as { deck: Deck };
    expect(deck).toEqual(OUR_DECK);
    const opened = begin(piccioni, { seats: 2, options: { ...DEFAULTS, deck } }, 0, fastChance(1));
    expect(opened.refused).toBeUndefined();
  });

  it("[PIC-30] that is not JSON is refused, with the line", () => {
    expect(problems('"name"', "name")).toEqual(["2:3 not-json"]);
    expect(parseDeck(`${TEXT},`).problems).toMatchObject([
      { code: "not-json", line: TEXT.split("\n").length },
    ]);
    for (const text of ["", "[1,]", '{"a":1 "b":2}', '{"a":01}', '"\\x"', "nul", "[".repeat(2000)]) {
      expect(parseDeck(text).problems).toMatchObject([{ code: "not-json" }]);
    }
    expect(parseDeck(" ".repeat(100_001)).problems).toMatchObject([{ code: "too-long" }]);
  });

  it("[PIC-30] is read like any JSON", () => {
    const text = '{ "a": [1, -2.5e3, true, null, "\\u00e8\\n"], "b": {} , "a b": "" }';
    expect(parseDeck(text).problems?.map(({ code }) => code)).toContain("unknown-field");
    expect(deckProblems(JSON.parse(text))).toEqual(
      parseDeck(text).problems?.map(({ line: _l, column: _c, ...problem }) => problem),
    );
  });

  it("[PIC-30] that breaks the vocabulary is refused, with the line and the reason", () => {
    expect(problems('"reveals": 2', '"reveals": 9')).toEqual([`${lineOf('"reveals": 2')}:7 not-a-number`]);
    expect(
      problems('"effect": "trophy",\n          "pigeons"', '"effect": "roast",\n          "pigeons"'),
    ).toEqual([`${lineOf('"effect": "trophy",\n          "pigeons"')}:11 unknown-effect`]);
    expect(problems('"from": "zones"', '"from": "moon"')).toEqual([
      `${lineOf('"from": "zones"')}:13 not-one-of`,
    ]);
    expect(problems('"size": 2', '"sise": 2').map((one) => one.split(" ")[1])).toEqual([
      "missing-field",
      "unknown-field",
    ]);
    expect(problems('"capacity": 3', '"capacity": "3"')).toHaveLength(1);
    expect(problems('"shelter": false', '"shelter": "no"')[0]).toMatch(/not-yes-or-no$/);
    expect(problems('"name": {\n        "it": "Blam!"', '"name": {\n        "it": ""')[0]).toMatch(
      /not-a-text$/,
    );
  });

  it("[PIC-30] says what may stand there instead", () => {
    const of = (word: string, by: string) => parseDeck(TEXT.replace(word, by)).problems;
    expect(of('"reveals": 2', '"reveals": -1')).toMatchObject([
      { least: 0, most: 5, path: "/actions/0/reveals" },
    ]);
    expect(of('"effect": "cancel"', '"effect": "undo"')).toMatchObject([
      { allowed: "cancel, redirect, scare, contribute" },
    ]);
    expect(of('"glides": "current"', '"glides": "moon"')).toMatchObject([{ code: "not-one-of" }]);
  });

  it("[PIC-30] that has the right words but makes no sense is refused, too", () => {
    expect(after((deck) => Object.assign(deck.actions[0]!, { count: 6 }))).toEqual(["/actions wrong-total"]);
    expect(after((deck) => deck.actions.pop())).toEqual(["/actions wrong-total"]);
    expect(after((deck) => Object.assign(deck.actions[1]!, { id: "blam" }))).toEqual([
      "/actions/1/id same-id",
    ]);
    expect(after((deck) => Object.assign(deck.actions[1]!, { id: "Fionda 2" }))).toEqual([
      "/actions/1/id bad-id",
    ]);
    expect(after((deck) => Object.assign(deck.actions[1]!, { effects: [] }))).toEqual([
      "/actions/1 does-nothing",
    ]);
    expect(after((deck) => Object.assign(deck.actions[1]!, { stays: "guano" }))).toEqual([
      "/actions/1/stays stays-nowhere",
    ]);
    expect(after((deck) => Reflect.deleteProperty(deck.actions[9]!, "stays"))).toEqual([
      "/actions/9/effects/0 cannot-stay",
    ]);
    expect(after((deck) => Object.assign(deck.actions[1]!, { effects: [{ effect: "trophy" }] }))).toEqual([
      "/actions/1/effects/0 trophy-of-one-thing",
    ]);
    expect(after((deck) => deck.actions[2]!.effects.splice(1, 1))).toEqual([
      "/actions/2/effects/0 nothing-to-share",
    ]);
    expect(after((deck) => deck.actions[0]!.effects.shift())).toEqual([
      "/actions/0/effects/0/pigeons/from nothing-before",
    ]);
    expect(
      after((deck) => {
        deck.actions[6]!.effects = [
          { effect: "scare", pigeons: { from: "own", choose: { least: 3, most: 2 } } },
        ];
      }),
    ).toEqual(["/actions/6/effects/0/pigeons/choose least-above-most"]);
    expect(after((deck) => Object.assign(deck.places.cavi, { shelter: true }))).toEqual([
      "/places/cavi/shelter shelter-with-trophies",
    ]);
  });

  it("[PIC-30] does not let a table begin if it is refused", () => {
    const deck = copy(OUR_DECK);
    deck.actions[0]!.count = 4;
    const opened = begin(piccioni, { seats: 2, options: { ...DEFAULTS, deck } }, 0, fastChance(1));
    expect(opened.refused).toEqual({ code: "bad-deck", clause: "PIC-30", params: { at: "/actions" } });
  });
});

describe("A position in a deck file", () => {
  it("[PIC-30] leads to the error in the text", () => {
    const text = TEXT.replace('"reveals": 2', '"reveals": 99');
    const [problem] = parseDeck(text).problems!;
    expect(text.slice(offsetOf(text, problem!)).startsWith('"reveals": 99')).toBe(true);
  });

  it("beyond the text is its end", () => {
    const offsets = [
      [2, 1],
      [5, 1],
      [2, 9],
    ].map(([line = 0, column = 0]) => offsetOf("a\nb", { line, column }));
    expect(offsets).toEqual([2, 3, 3]);
  });
});

describe("Our deck", () => {
  it("[PIC-29] has its numbers as data, and no deck changes the totals", () => {
    const deck = copy(OUR_DECK);
    deck.actions[0]!.count -= 2;
    deck.actions[1]!.count += 2;
    deck.actions[0]!.reveals = 3;
    deck.places.strada.capacity = 5;
    expect(deckProblems(deck)).toEqual([]);
    const table = tableWith({ hands: ["", ""], options: { deck } });
    expect(piccioni.count(table.state)).toEqual({ pigeons: 22, actions: 55 });
  });

  it("[PIC-29] has the numbers that it was tuned to", () => {
    const { places, actions } = OUR_DECK;
    expect(Object.values(places).map(({ capacity }) => capacity)).toEqual([3, 3, 3, null]);
    // How many pigeons a drawn card calls on average: the length of games depends on it.
    const called = actions.reduce((sum, { count, reveals }) => sum + count * reveals, 0);
    expect([called, actions.reduce((sum, { count }) => sum + count, 0)]).toEqual([40, 55]);
  });

  it("[PIC-29] with tied scares to Folla, no pigeons come back from the second final phase on", () => {
    const scared = (tiedScares: "deck" | "folla", finalPhases: number) => {
      const table = tableWith({
        hands: ["battimani-1", "", ""],
        areas: ["grasso-1"],
        options: { tiedScares },
      });
      table.state.finalPhases = finalPhases;
      return table.playsUnanswered("battimani-1").at("folla");
    };
    expect([scared("folla", 0), scared("folla", 1), scared("folla", 2), scared("deck", 2)]).toEqual([
      "",
      "",
      "grasso-1",
      "",
    ]);
    expect(DEFAULTS.tiedScares).toBe("deck");
  });
});
