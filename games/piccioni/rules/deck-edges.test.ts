import { copy } from "@tavolata/kernel";
import { describe, expect, it } from "vitest";
import { type Deck, deckProblems, type Effect, OUR_DECK, offsetOf, parseDeck } from "./index.ts";

/** What is wrong with our deck after a change: "/actions/0 does-nothing". */
function after(change: (deck: Deck) => unknown): string[] {
  const deck = copy(OUR_DECK);
  change(deck);
  return deckProblems(deck).map(({ path, code }) => `${path} ${code}`);
}

/** What is wrong with a Fionda that does this. */
function doing(...effects: Effect[]): string[] {
  return after((deck) => Object.assign(deck.actions[1]!, { effects }));
}

/** The same for something that a type would not let pass. */
function having(at: (deck: Deck) => object, change: object): string[] {
  return after((deck) => Object.assign(at(deck), change));
}

const PIGEONS = { from: "own" } as const;
const blam = (deck: Deck) => deck.actions[0]!;

describe("The form of a deck", () => {
  it("[PIC-30] an effect is an object with a known effect, and a wrong one is told what there is", () => {
    for (const effect of [7, null, "draw", ["draw"]]) {
      expect(having(blam, { effects: [effect] })).toEqual(["/actions/0/effects/0 not-an-object"]);
    }
    const deck = copy(OUR_DECK);
    Object.assign(blam(deck), { effects: [{ cards: 1 }] });
    expect(deckProblems(deck)).toEqual([
      {
        code: "unknown-effect",
        path: "/actions/0/effects/0/effect",
        allowed: "trophy, scare, evict, assign, remove, draw, contribute",
      },
    ]);
    const { problems } = parseDeck(JSON.stringify(deck, null, 2));
    const text = JSON.stringify(deck, null, 2).split("\n");
    expect(text[problems![0]!.line]).toContain('"cards": 1');
  });

  it("[PIC-30] where a word or an object may stand, an object is judged as one", () => {
    const grasso = (deck: Deck) => deck.pigeons.grasso;
    expect(having(grasso, { glides: { fuller: ["strada"] } })).toEqual([
      "/pigeons/grasso/glides/fuller not-a-list",
    ]);
    expect(having(grasso, { glides: { fuller: ["strada", "cavi"] } })).toEqual([]);
    expect(having(grasso, { glides: {} })).toEqual(["/pigeons/grasso/glides missing-field"]);
    expect(having((deck) => deck.places.strada, { capacity: "3" })).toEqual([
      "/places/strada/capacity not-a-number",
    ]);
  });

  it("[PIC-30] texts are texts, of one letter at least and as many as there is room for", () => {
    const name = (deck: Deck) => deck.name;
    expect(having(name, { it: "x".repeat(40) })).toEqual([]);
    for (const it of ["x".repeat(41), "", ["x"], 5])
      expect(having(name, { it })).toEqual(["/name/it not-a-text"]);
  });

  it("[PIC-30] lists are lists, within their bounds", () => {
    const strada = (deck: Deck) => deck.places.strada;
    const scares = (many: number) => Array.from({ length: many }, () => ({ effect: "scare", which: "all" }));
    expect(having(strada, { overflow: scares(3) })).toEqual([]);
    for (const overflow of [scares(4), "abc", { length: 2 }, null]) {
      expect(having(strada, { overflow })).toEqual(["/places/strada/overflow not-a-list"]);
    }
    expect(having((deck) => deck, { actions: [] })).toEqual(["/actions not-a-list"]);
  });

  it("[PIC-30] objects are objects", () => {
    for (const pigeons of [5, null, [], "x"]) {
      expect(having((deck) => deck, { pigeons })).toEqual(["/pigeons not-an-object"]);
    }
  });
});

describe("The sense of a deck", () => {
  it("[PIC-30] a card's name has small letters, and single hyphens between them", () => {
    const named = (id: string) => having(blam, { id });
    expect([named("boom"), named("a-b-c")]).toEqual([[], []]);
    for (const id of ["Boom", "1boom", "boom-1", "boom-", "-boom", "bo--om", "boom!"]) {
      expect(named(id)).toEqual(["/actions/0/id bad-id"]);
    }
  });

  it("[PIC-30] pigeons may be assigned to any Zone that the vocabulary has", () => {
    for (const zones of ["zones", "areas", "others", "own", "places", "strada"] as const) {
      expect(doing({ effect: "assign", pigeons: PIGEONS, to: { zones } })).toEqual([]);
    }
    expect(having(blam, { effects: [{ effect: "assign", pigeons: PIGEONS, to: { zones: "" } }] })).toEqual([
      "/actions/0/effects/0/to/zones not-one-of",
    ]);
  });

  it("[PIC-30] there: only after an effect that is about pigeons", () => {
    const there: Effect = { effect: "scare", pigeons: { from: "there" } };
    expect(doing({ effect: "draw", cards: 1 }, there)).toEqual([
      "/actions/1/effects/1/pigeons/from nothing-before",
    ]);
    expect(doing({ effect: "scare", pigeons: PIGEONS }, there)).toEqual([]);
  });

  it("[PIC-30] a card stays in any Area, but only once, and not in a Place", () => {
    const stays = (...zones: ("own" | "others" | "areas" | "folla")[]) =>
      having(blam, {
        stays: "guano",
        effects: zones.map((one) => ({ effect: "assign", to: { zones: one } })),
      });
    expect([stays("own"), stays("others"), stays("areas")]).toEqual([[], [], []]);
    expect(stays("folla")).toEqual(["/actions/0/effects/0 cannot-stay"]);
    expect(stays("own", "own")).toEqual([
      "/actions/0/effects/0 cannot-stay",
      "/actions/0/effects/1 cannot-stay",
    ]);
  });

  it("[PIC-30] contributing needs Trophies made of pigeons", () => {
    const contribute: Effect = { effect: "contribute", cards: 1 };
    const problem = ["/actions/1/effects/1 nothing-to-share"];
    expect(doing({ effect: "scare", pigeons: PIGEONS }, contribute)).toEqual(problem);
    expect(doing({ effect: "trophy", guano: { from: "own" } }, contribute)).toEqual(problem);
    expect(doing({ effect: "trophy", pigeons: PIGEONS }, contribute)).toEqual([]);
  });

  it("[PIC-27] a shelter may scare, but make no Trophies", () => {
    const folla = (deck: Deck) => deck.places.folla;
    const scare = { effect: "scare", which: "all" };
    expect(having(folla, { capacity: 3, overflow: [scare] })).toEqual([]);
    expect(having(folla, { capacity: 3, overflow: [scare, { effect: "trophy", which: "all" }] })).toEqual([
      "/places/folla/shelter shelter-with-trophies",
    ]);
  });
});

describe("The text of a deck", () => {
  it("[PIC-30] may have 100,000 characters, and no more", () => {
    const text = JSON.stringify(OUR_DECK);
    expect(parseDeck(text.padEnd(100_000)).problems).toBeUndefined();
    expect(parseDeck(text.padEnd(100_001)).problems).toEqual([
      { code: "too-long", path: "", line: 1, column: 1 },
    ]);
  });

  it("[PIC-30] may be nested thirty deep, with lists and with objects", () => {
    const lists = (deep: number) => parseDeck("[".repeat(deep) + "]".repeat(deep)).problems;
    const objects = (deep: number) => parseDeck('{"a":'.repeat(deep) + 1 + "}".repeat(deep)).problems;
    expect(lists(31)).toMatchObject([{ code: "not-an-object" }]);
    expect(lists(32)).toEqual([{ code: "not-json", path: "", line: 1, column: 32 }]);
    expect(objects(30)?.map(({ code }) => code)).toContain("unknown-field");
    expect(objects(31)).toMatchObject([{ code: "not-json", column: 5 * 31 + 1 }]);
  });

  it("[PIC-30] is faulty at the sign that is missing or wrong", () => {
    const at = (text: string) =>
      (parseDeck(text).problems ?? []).map(({ code, column }) => `${code} ${column}`);
    expect(at('{"a" 1}')).toEqual(["not-json 6"]);
    expect(at('{"a":1')).toEqual(["not-json 7"]);
    expect(at("[1 2]")).toEqual(["not-json 4"]);
    expect(at("[}")).toEqual(["not-json 2"]);
    expect(at("[1}")).toEqual(["not-json 3"]);
    expect(at("x")).toEqual(["not-json 1"]);
  });

  it("[PIC-30] has its lines counted from the first, even if that is empty", () => {
    expect(offsetOf("\nab", { line: 2, column: 2 })).toBe(2);
    expect(offsetOf("ab\n\nc", { line: 3, column: 1 })).toBe(4);
    expect(offsetOf("ab", { line: 2, column: 1 })).toBe(2);
  });
});
