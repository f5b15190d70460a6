import type { Group } from "./groups.ts";

export const GROUP_KEYS: Readonly<Record<Group, string>> = {
  left: "q",
  right: "w",
  head: "e",
  cards: "r",
  voice: "t",
};
export const SHOUT_KEYS = { coccode: "c", beccato: "b", chicchirichi: "k" } as const;
export const SIGNAL_KEY = "s";
