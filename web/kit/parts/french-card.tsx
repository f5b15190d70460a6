import { FRENCH_CARDS } from "virtual:french-cards";
import back from "../cards/back.svg";
import joker1 from "../cards/joker-1.svg";
import joker2 from "../cards/joker-2.svg";
import { suitColours } from "../preferences.ts";
import { Card, type CardProps } from "./card.tsx";
import { CardPicture } from "./card-picture.tsx";

interface FrenchCardProps extends Omit<CardProps, "face" | "children"> {
  /** "QH" is a queen of hearts, "TS" a ten of spades, "W" a Joker, and "?" a card seen from behind. */
  readonly card: string;
  /** Jokers look different from each other. */
  readonly variant?: number | undefined;
}

export function FrenchCard({ card, variant = 0, ...rest }: FrenchCardProps) {
  return (
    <Card face={card} {...rest}>
      <CardPicture src={frenchPicture(card, variant)} />
    </Card>
  );
}

export function frenchPicture(card: string, variant = 0): string {
  if (card === "?") return back;
  if (card === "W") return variant % 2 === 0 ? joker1 : joker2;
  return `${FRENCH_CARDS}/${suitColours.value === "four" ? 4 : 2}/${card}.svg`;
}

const SUITS = ["C", "D", "H", "S"];
const RANKS = [..."23456789TJQKA"];

/**
 * Fetches the pictures of a whole deck while nobody needs them yet, so that the first deal is not one of blank cards.
 */
export function fetchFrenchCards(): void {
  const cards = ["?", "W", ...RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit))];
  for (const card of cards) new Image().src = frenchPicture(card);
}
