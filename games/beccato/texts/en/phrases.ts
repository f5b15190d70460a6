import type { Texts } from "../it.ts";

export const phrases: Texts["phrases"] = [
  "What a poker face!",
  "I saw you!",
  "That was a bluff",
  "Nice signal",
  "Who was looking?",
  "Cluck yourself",
  "Just a moment",
  "Next time",
];
