/** SCH-3: in this order on every card. */
export const FEATURES = ["umbrella", "hat", "scarf", "beak", "tail", "worm"] as const;
export type Feature = (typeof FEATURES)[number];

/** SCH-3: yellow, green, orange, red, purple, blue. */
export const COLOURS = ["Y", "G", "O", "R", "P", "B"] as const;
export type Colour = (typeof COLOURS)[number];

const NOTHING = "-";

/**
 * The colours of the six features, "YGORPB"; "-" where a detail shows nothing, "-R----" being a red hat. A second worm
 * is a seventh letter, the same as the sixth. Identical cards are the same word.
 */
export type Card = `${Colour | typeof NOTHING}${string}`;

export const HIDDEN = "?";
export type HiddenCard = typeof HIDDEN;

export function colourOf(card: Card, feature: Feature): Colour | undefined {
  const letter = card[FEATURES.indexOf(feature)];
  return letter === NOTHING ? undefined : (letter as Colour | undefined);
}

export function hasTwoWorms(card: Card): boolean {
  return card.length > FEATURES.length;
}

/** One feature alone. */
export function isDetail(card: Card): boolean {
  return card.includes(NOTHING);
}

const ONE_OF_EACH = /^[YGORPB]{6}$/;
const FACE = /^[-YGORPB]{6}[YGORPB]?$/;

/** SCH-3: what can be wrong with the face of a card. */
export type BadFace = "not-a-card" | "colours-repeat" | "worms-differ" | "not-one-detail";

export function badFace(face: string): BadFace | undefined {
  if (!FACE.test(face)) return "not-a-card";
  const six = face.slice(0, FEATURES.length);
  if (face.length > FEATURES.length && face.at(-1) !== six.at(-1)) return "worms-differ";
  if (ONE_OF_EACH.test(six)) return new Set(six).size < six.length ? "colours-repeat" : undefined;
  const shown = six.replaceAll(NOTHING, "").length;
  return shown === 1 && face.length === FEATURES.length ? undefined : "not-one-detail";
}
