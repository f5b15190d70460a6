import {
  badFace,
  type Card,
  COLOURS,
  type Colour,
  colourOf,
  DECK_SIZE,
  FEATURES,
  type Feature,
  hasTwoWorms,
  isDetail,
} from "../rules/index.ts";

export const KINDS = ["one", "two", "detail"] as const;
export type Kind = (typeof KINDS)[number];

export function kindOf(card: Card): Kind {
  if (isDetail(card)) return "detail";
  return hasTwoWorms(card) ? "two" : "one";
}

/** Whether the form can show these cards: 64 that can be read, though their colours may be wrong. */
export function isShaped(cards: unknown): cards is readonly Card[] {
  return (
    Array.isArray(cards) &&
    cards.length === DECK_SIZE &&
    cards.every((card) => {
      const bad = typeof card === "string" ? badFace(card) : "not-a-card";
      return bad === undefined || bad === "colours-repeat";
    })
  );
}

function cardWith(colours: (feature: Feature) => Colour | undefined, twoWorms = false): Card {
  const letters = FEATURES.map((feature) => colours(feature) ?? "-").join("");
  return (twoWorms ? letters + letters.slice(-1) : letters) as Card;
}

/** The same card with another colour; a detail becomes that feature in that colour. */
export function withColour(card: Card, feature: Feature, colour: Colour): Card {
  const isOne = isDetail(card);
  return cardWith(
    (other) => (other === feature ? colour : isOne ? undefined : colourOf(card, other)),
    hasTwoWorms(card),
  );
}

/** The same card as another kind: a detail keeps the first colour; what a pheasant lacks gets the colours that are left. */
export function withKind(card: Card, kind: Kind): Card {
  const [shown] = FEATURES.filter((feature) => colourOf(card, feature) !== undefined);
  const colour = shown && colourOf(card, shown);
  if (shown === undefined || colour === undefined) return card;
  if (kind === "detail") return cardWith((feature) => (feature === shown ? colour : undefined));
  if (!isDetail(card)) return cardWith((feature) => colourOf(card, feature), kind === "two");
  const left = COLOURS.filter((other) => other !== colour);
  const rest = FEATURES.filter((feature) => feature !== shown);
  return cardWith((feature) => (feature === shown ? colour : left[rest.indexOf(feature)]), kind === "two");
}

/** The other features of a pheasant that have the colour of this one, which none may have. */
export function alikeTo(card: Card, feature: Feature): Feature[] {
  return FEATURES.filter(
    (other) => other !== feature && !isDetail(card) && colourOf(card, other) === colourOf(card, feature),
  );
}

/** How many cards show this feature in this colour. */
export function timesOf(cards: readonly Card[], feature: Feature, colour: Colour): number {
  return cards.filter((card) => colourOf(card, feature) === colour).length;
}
