/** BEC-31: where a signal is looked for; left and right are one's own. */
export type Group = "left" | "right" | "head" | "cards" | "voice";
export const GROUPS: readonly Group[] = ["left", "right", "head", "cards", "voice"];
