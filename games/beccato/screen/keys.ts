/** BEC-31: the groups in which to look for a signal; left and right are the player's own. */
export type Group = "left" | "right" | "head" | "cards" | "voice";
export const GROUPS: readonly Group[] = ["left", "right", "head", "cards", "voice"];

/** BEC-31, BEC-34: those in which there is a signal to make at a table. */
export function groupsAt({
  table,
  voices,
}: {
  readonly table: string;
  readonly voices: boolean;
}): readonly Group[] {
  return table === "online" ? GROUPS.filter((group) => voices || group !== "voice") : [];
}

export const GROUP_KEYS: Readonly<Record<Group, string>> = {
  left: "q",
  right: "w",
  head: "e",
  cards: "r",
  voice: "t",
};
export const SHOUT_KEYS = { coccode: "c", beccato: "b", chicchirichi: "k" } as const;
/** To see the guild's signal, and to make it. */
export const SIGNAL_KEY = "s";
export const OWN_KEY = "a";
