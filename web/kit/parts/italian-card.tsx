import { signal } from "@preact/signals";
import { deck } from "../preferences.ts";
import { Card, type CardProps } from "./card.tsx";
import { CardPicture } from "./card-picture.tsx";
import { frenchPicture } from "./french-card.tsx";

interface ItalianCardProps extends Omit<CardProps, "face" | "children"> {
  /** "AD" is the ace of denari, "CC" the cavallo of coppe, "RS" the re of spade, and "?" a card seen from behind. */
  readonly card: string;
}

/** A card of the Italian deck, in the look that the person at this device has chosen. */
export function ItalianCard({ card, ...rest }: ItalianCardProps) {
  const picture = pictureOf(card);
  return (
    <Card face={card} {...rest}>
      {picture === undefined ? null : <CardPicture src={picture} />}
    </Card>
  );
}

/** Draws a card as SVG. */
type Draw = (card: string) => string;
type Style = Exclude<typeof deck.value, "french">;

const HANDS: Readonly<Record<Style, () => Promise<{ readonly draw: Draw }>>> = {
  neapolitan: () => import("../italian-deck/neapolitan.ts"),
  piacentine: () => import("../italian-deck/piacentine.ts"),
};

const drawn = new Map<string, string>();
const hands = signal<{ readonly [style in Style]?: Draw | "missing" }>({});
const fetching = new Set<Style>();
/** Drawing code that did not come, because the connection was down just then, is asked for again. */
const TRY_AGAIN = 1500;

/**
 * Nothing while the drawing code is on its way, since a card that changes its look would startle; the French card
 * where it did not come.
 */
function pictureOf(card: string): string | undefined {
  const style = deck.value;
  if (style === "french") return frenchPicture(frenchOf(card));
  const draw = hands.value[style];
  if (draw === undefined) fetchHand(style);
  if (draw === "missing") return frenchPicture(frenchOf(card));
  return draw && drawnOnce(style + card, () => draw(card));
}

function drawnOnce(key: string, draw: () => string): string {
  const picture = drawn.get(key) ?? `data:image/svg+xml,${encodeURIComponent(draw())}`;
  drawn.set(key, picture);
  return picture;
}

function fetchHand(style: Style): void {
  if (fetching.has(style)) return;
  fetching.add(style);
  const ask = () =>
    HANDS[style]().then(
      ({ draw }) => {
        hands.value = { ...hands.value, [style]: draw };
      },
      () => {
        hands.value = { ...hands.value, [style]: "missing" };
        setTimeout(ask, TRY_AGAIN);
      },
    );
  void ask();
}

const FRENCH_RANKS: Readonly<Record<string, string>> = { F: "J", C: "Q", R: "K" };
const FRENCH_SUITS: Readonly<Record<string, string>> = { D: "D", C: "H", B: "C", S: "S" };

/** BES-1. */
function frenchOf(card: string): string {
  const [rank = "", suit = ""] = card;
  return (FRENCH_RANKS[rank] ?? rank) + (FRENCH_SUITS[suit] ?? suit);
}

const RANKS = [..."A234567FCR"];
const SUITS = [..."DCBS"];

/**
 * Fetches the chosen look of a whole deck while nobody needs it yet, so that the first deal is not one of blank
 * cards.
 */
export function fetchItalianCards(): void {
  for (const card of ["?", ...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit))]) {
    const picture = pictureOf(card);
    if (picture !== undefined) new Image().src = picture;
  }
}
