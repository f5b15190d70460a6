import { describe, expect, test } from "vitest";
import { type Card, COLOURS, colourOf, FEATURES, OUR_DECK } from "../rules/index.ts";
import { HUES, MARKS } from "./patterns.ts";
import { layersOf } from "./pheasant.ts";

/** Everything that is painted, with the colours it is painted in. */
function painted(card: Card): string {
  return JSON.stringify(
    layersOf(card).map(({ feature, shapes }) => [feature && colourOf(card, feature), shapes]),
  );
}

describe("A pheasant", () => {
  test("[SCH-3] looks like its twin, and like no other card", () => {
    const faces = [...new Set(OUR_DECK)];
    expect(new Set(faces.map(painted)).size).toBe(faces.length);
    expect(new Set(OUR_DECK.map(painted)).size).toBe(faces.length);
  });

  test("has six layers of its own, and is alike on all cards beside them", () => {
    const features = layersOf("YGORPB").flatMap(({ feature }) => feature ?? []);
    expect(features.sort()).toEqual([...FEATURES].sort());
    const bird = (card: Card) => layersOf(card).filter(({ feature }) => feature === null);
    expect(bird("YGORPB")).toEqual(bird("BPRGOYY"));
  });

  test("[SCH-7] with two worms is seen to have two", () => {
    const worms = (card: Card) => layersOf(card).find(({ feature }) => feature === "worm")!.shapes;
    expect(worms("YGORPBB")).toHaveLength(2 * worms("YGORPB").length);
  });

  test("as a detail shows one feature alone", () => {
    expect(layersOf("-R----").map(({ feature }) => feature)).toEqual(["hat"]);
  });
});

test("[SCH-25] every colour has a pattern of its own, and one is plain", () => {
  expect(new Set(Object.values(HUES)).size).toBe(COLOURS.length);
  const patterns = COLOURS.map((colour) => MARKS[colour]?.data ?? "plain");
  expect(new Set(patterns).size).toBe(COLOURS.length);
  expect(patterns.filter((data) => data === "plain")).toHaveLength(1);
});
