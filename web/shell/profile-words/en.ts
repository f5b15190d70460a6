import type { it } from "./it.ts";

export const en: typeof it = {
  face: "Face",
  skin: "Skin",
  hair: "Hair",
  hairColour: "Hair colour",
  eyes: "Eyes",
  nose: "Nose",
  mouth: "Mouth",
  extra: "Details",
  clothes: "Clothes",
  ground: "Background",
  shuffle: "Another face",
};
