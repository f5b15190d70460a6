import { fastRandom, nodeOf, pick, type Random, type SchemaNode } from "@tavolata/kernel";
import { describe, expect, it, test } from "vitest";
import {
  type ActionFace,
  Deck,
  deckProblems,
  OUR_DECK,
  PICTURES,
  PIGEON_KINDS,
  PLACES,
} from "../rules/index.ts";
import { randomDeck } from "../testing/random-deck.ts";
import { editor as inEnglish } from "../texts/en/editor.ts";
import { editor as inItalian } from "../texts/it/editor.ts";
import { ACTION_ART } from "./art/actions.ts";
import { cardsIn, freshId, withCopy, withNew } from "./deck-model.ts";
import {
  alternativeOf,
  alternativesOf,
  blankOf,
  changedTo,
  isShaped,
  placesIn,
  valueAt,
  withAt,
} from "./deck-schema.ts";
import { pictureOf } from "./picture-of.ts";

const NODE = nodeOf(Deck);
const DECKS = Array.from({ length: 40 }, (_, seed) => randomDeck(fastRandom(seed)));
const EFFECT = NODE.properties!.actions!.items!.properties!.effects!.items!;

describe("The form of a deck", () => {
  it("[PIC-30] holds any deck as it is, and writes back the same at every one of its places", () => {
    for (const deck of [OUR_DECK, ...DECKS]) {
      expect(isShaped(NODE, deck)).toBe(true);
      for (const path of placesIn(NODE, deck)) {
        const value = valueAt(deck, path);
        if (value !== undefined) expect(withAt(deck, path, value)).toEqual(deck);
      }
    }
  });

  it("[PIC-30] changes one place and leaves all others as they are", () => {
    const changed = withAt(OUR_DECK, "/actions/1/effects/0/pigeons/from", "own") as Deck;
    expect(valueAt(changed, "/actions/1/effects/0/pigeons/from")).toBe("own");
    expect(withAt(changed, "/actions/1", OUR_DECK.actions[1])).toEqual(OUR_DECK);
    const without = withAt(OUR_DECK, "/actions/1", undefined) as Deck;
    expect(without.actions).toEqual(OUR_DECK.actions.toSpliced(1, 1));
    expect(withAt({ a: 1, b: 2 }, "/b", undefined)).toEqual({ a: 1 });
    expect(withAt(OUR_DECK, "", 3)).toBe(3);
  });

  it("[PIC-30] has a place for every problem, wherever somebody makes a mistake", () => {
    const found = new Set<string>();
    for (const [seed, deck] of DECKS.entries()) {
      for (let i = 0; i < 40; i++) {
        const broken = withMistake(deck, fastRandom(1000 * seed + i));
        expect(isShaped(NODE, broken)).toBe(true);
        const places = new Set(placesIn(NODE, broken));
        for (const { code, path } of deckProblems(broken)) {
          found.add(code);
          expect(places, `${code} at ${path}`).toContain(path);
        }
      }
    }
    expect([...found].sort()).toEqual([
      "bad-id",
      "cannot-stay",
      "does-nothing",
      "least-above-most",
      "not-a-list",
      "not-a-number",
      "not-a-text",
      "nothing-before",
      "nothing-to-share",
      "same-id",
      "shelter-with-trophies",
      "stays-nowhere",
      "trophy-of-one-thing",
      "wrong-total",
    ]);
  });

  it("does not take what it could not show", () => {
    expect(isShaped(NODE, withAt(OUR_DECK, "/actions/0/count", null))).toBe(true);
    expect(isShaped(NODE, withAt(OUR_DECK, "/actions/0/count", "5"))).toBe(false);
    expect(isShaped(NODE, withAt(OUR_DECK, "/actions/0/text", undefined))).toBe(false);
    expect(isShaped(NODE, withAt(OUR_DECK, "/actions/0/colour", "red"))).toBe(false);
    expect(isShaped(NODE, withAt(OUR_DECK, "/actions/0/effects/0/effect", "explode"))).toBe(false);
    expect(isShaped(NODE, withAt(OUR_DECK, "/places/cavi/shelter", 1))).toBe(false);
    expect(isShaped(NODE, null)).toBe(false);
  });

  it("begins every alternative with something it can show, and keeps what two of them share", () => {
    const scare = OUR_DECK.actions[0]!.effects[1]!;
    for (const alternative of alternativesOf(EFFECT)) {
      expect(isShaped(EFFECT, blankOf(alternative.node))).toBe(true);
      expect(alternativeOf(EFFECT, changedTo(alternative, scare))).toEqual(alternative);
    }
    const evict = alternativesOf(EFFECT).find(({ word }) => word === "evict")!;
    expect(changedTo(evict, scare)).toEqual({ ...scare, effect: "evict" });
    const capacity = NODE.properties!.places!.properties!.cavi!.properties!.capacity!;
    expect(alternativesOf(capacity).map(({ word }) => word)).toEqual(["integer", "null"]);
    expect([3, null].map((value) => alternativeOf(capacity, value)?.word)).toEqual(["integer", "null"]);
  });

  test.each([
    ["Italian", inItalian],
    ["English", inEnglish],
  ])("has words for every field and every value of the vocabulary in %s", (_, { fields, values }) => {
    const { names, words } = wordsOf(NODE);
    const ofDeck = new Set<string>([...PIGEON_KINDS, ...PLACES, ...PICTURES, "places", "actions"]);
    expect([...names].filter((name) => !(name in fields) && !ofDeck.has(name))).toEqual([]);
    const isSaid = (word: string) => word in values || `reaction.${word}` in values || ofDeck.has(word);
    expect([...words].filter((word) => !isSaid(word))).toEqual([]);
  });
});

describe("A card that is added", () => {
  it("can be shown at once, and needs only to be filled in", () => {
    const deck = withNew(OUR_DECK);
    expect(isShaped(NODE, deck)).toBe(true);
    expect(deck.actions).toHaveLength(OUR_DECK.actions.length + 1);
    expect(cardsIn(deck)).toBe(56);
    expect(new Set(deckProblems(deck).map(({ path }) => path.split("/")[2]))).toEqual(new Set(["15"]));
  });

  it("as a copy is the same card under another id, with the same picture", () => {
    const deck = withCopy(OUR_DECK, 3);
    const [before, after] = deck.actions.slice(3, 5) as [ActionFace, ActionFace];
    expect(after).toEqual({ ...before, id: "scossa-a", picture: "scossa" });
    expect(pictureOf(after)).toBe(pictureOf(before));
    expect(deckProblems(deck)).toEqual([{ code: "wrong-total", path: "/actions", cards: 55 + before.count }]);
    expect(withCopy(deck, 3).actions[4]!.id).toBe("scossa-b");
    expect(freshId([], "x".repeat(40)).length).toBeLessThanOrEqual(30);
  });

  it("[PIC-30] shows the picture that its author chose, any of ours", () => {
    expect(PICTURES).toEqual(OUR_DECK.actions.map(({ id }) => id));
    for (const picture of PICTURES) {
      expect(ACTION_ART).toHaveProperty([picture]);
      expect(pictureOf({ ...OUR_DECK.actions[0]!, picture })).toBe(picture);
    }
    expect(deckProblems(withAt(OUR_DECK, "/actions/0/picture", "gatto"))).toEqual([]);
    expect(deckProblems(withAt(OUR_DECK, "/actions/0/picture", "elephant"))).toMatchObject([
      { code: "not-one-of", path: "/actions/0/picture" },
    ]);
  });
});

/** A mistake of the sort that a form lets people make. */
function withMistake(deck: Deck, random: Random): unknown {
  const i = random.below(deck.actions.length);
  const action = `/actions/${i}`;
  switch (random.below(11)) {
    case 0:
      return withAt(deck, `${action}/name/it`, "");
    case 1:
      return withAt(deck, `${action}/count`, pick([null, 0, 56, 1.5], random));
    case 2:
      return withAt(deck, `${action}/id`, pick(["Due Parole", deck.actions[0]!.id, "carta-z"], random));
    case 3:
      return withAt(withAt(deck, `${action}/effects`, []), `${action}/reaction`, undefined);
    case 4:
      return withAt(deck, `${action}/stays`, pick(["guano", undefined], random));
    case 5:
      return withAt(deck, `${action}/effects`, [blankOf(pick(alternativesOf(EFFECT), random).node)]);
    case 6:
      return withAt(deck, `${action}/effects`, [
        { effect: "scare", pigeons: { from: "there", choose: { least: 3, most: 1 } } },
      ]);
    case 7:
      return withAt(deck, `${action}/effects`, [{ effect: "evict", pigeons: { from: "zones", kinds: [] } }]);
    case 8:
      return withAt(
        withAt(deck, "/places/cavi/overflow", [{ effect: "trophy", which: "all" }]),
        "/places/cavi/shelter",
        true,
      );
    case 9:
      return withAt(deck, "/pigeons/zoppo/glides", { fuller: [] });
    default:
      return withAt(deck, "/actions", pick([[], deck.actions.slice(1)], random));
  }
}

/** Every name of a field, and every word that may stand in one. */
function wordsOf(node: SchemaNode): { names: Set<string>; words: Set<string> } {
  const names = new Set<string>();
  const words = new Set<string>();
  const walk = (one: SchemaNode) => {
    for (const word of one.enum ?? []) words.add(String(word));
    if (one.anyOf !== undefined) for (const { word } of alternativesOf(one)) words.add(word);
    for (const [name, inner] of Object.entries(one.properties ?? {})) {
      names.add(name);
      walk(inner);
    }
    for (const inner of [...(one.anyOf ?? []), ...(one.items === undefined ? [] : [one.items])]) walk(inner);
  };
  walk(node);
  return { names, words };
}
