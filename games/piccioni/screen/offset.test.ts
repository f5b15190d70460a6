import { expect, test } from "vitest";
import { OUR_DECK, parseDeck } from "../rules/index.ts";
import { offsetOf } from "./offset.ts";

test("[PIC-30] an error leads to its place in the text", () => {
  const text = JSON.stringify(OUR_DECK, null, 2).replace('"richiamo": 2', '"richiamo": 99');
  const [problem] = parseDeck(text).problems!;
  expect(text.slice(offsetOf(text, problem!.line, problem!.column)).startsWith('"richiamo": 99')).toBe(true);
});

test("beyond the text is its end", () => {
  expect([offsetOf("a\nb", 2, 1), offsetOf("a\nb", 5, 1), offsetOf("a\nb", 2, 9)]).toEqual([2, 3, 3]);
});
