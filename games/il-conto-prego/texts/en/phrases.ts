import type { Texts } from "../it.ts";

export const phrases: Texts["phrases"] = [
  "That's brave!",
  "I don't believe it",
  "Enjoy your meal!",
  "Well done",
  "One moment",
  "My treat",
  "Another one?",
  "I'm starving!",
];
