import { expect, it } from "vitest";
import { wordsIn } from "./mark-cards.ts";

it("finds the cards of a move, alone and in a list", () => {
  expect(wordsIn({ type: "play", card: "3B" })).toContain("3B");
  expect(wordsIn({ type: "exchange", cards: ["5C", "6C"], at: 3, with: null })).toEqual([
    "exchange",
    "5C",
    "6C",
  ]);
});
