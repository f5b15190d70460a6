/** CON-3: low to high; T is the ten. */
export const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ["C", "D", "H", "S"] as const;
export type Suit = (typeof SUITS)[number];

/** Jolly. It has no rank of its own and stands for any. */
export const JOKER = "W";
export type Joker = typeof JOKER;

/** "QH" is a queen of hearts. The two decks are alike, so two equal cards are the same card twice. */
export type Card = `${Rank}${Suit}` | Joker;

/** A card whose face the watcher may not see. */
export const HIDDEN = "?";
export type HiddenCard = typeof HIDDEN;

export const DECKS = 2;
export const JOKERS = 4;

/** By the codes of their letters: places and heights are asked for more often than anything else at a table. */
const HEIGHT: number[] = [];
for (const [height, rank] of RANKS.entries()) HEIGHT[rank.charCodeAt(0)] = height;
const SUIT_PLACE: number[] = [];
for (const [place, suit] of SUITS.entries()) SUIT_PLACE[suit.charCodeAt(0)] = place;

/** What stands under the code of this letter of a word. */
function byLetter(numbers: readonly number[], word: string, letter: number): number {
  const number = numbers[word.charCodeAt(letter)];
  if (number === undefined) throw new RangeError(`${word} is no card of this game`);
  return number;
}

/** From the lowest rank up, Jokers last. */
export function placeInHand(card: Card): number {
  if (card === JOKER) return RANKS.length * SUITS.length;
  return byLetter(HEIGHT, card, 0) * SUITS.length + byLetter(SUIT_PLACE, card, 1);
}

/** All different cards, each at its place. Read off an object's keys, because engines keep those as one string each. */
export const FACES: readonly Card[] = Object.keys(
  Object.fromEntries(
    [...RANKS.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`)), JOKER].map((card) => [card, card]),
  ),
) as Card[];

const DECK = FACES.flatMap((card) => Array<Card>(card === JOKER ? JOKERS : DECKS).fill(card));

/** CON-1: 108 cards, two French decks and four Jokers. */
export function wholeDeck(): Card[] {
  return [...DECK];
}

export function rankOf(card: Exclude<Card, Joker>): Rank {
  return card[0] as Rank;
}

export function isOfRank(card: Card, rank: Rank | Joker | undefined): boolean {
  return card[0] === rank;
}

export function isHigher(rank: Rank, than: Rank): boolean {
  return byLetter(HEIGHT, rank, 0) > byLetter(HEIGHT, than, 0);
}

/** Puts a card in its place in the hand: from the lowest rank up, Jokers last. So the order of a hand tells nothing. */
export function addCard(hand: Card[], card: Card): void {
  const place = placeInHand(card);
  hand.push(card);
  let at = hand.length - 1;
  for (; at > 0; at--) {
    const before = hand[at - 1];
    if (before === undefined || placeInHand(before) <= place) break;
    hand[at] = before;
  }
  hand[at] = card;
}

/** Takes one such card away from these; false when there is none. */
export function takeCard(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

/** Every different card once, in the order of the hand. */
export function differentCards(sorted: readonly Card[]): Card[] {
  const different: Card[] = [];
  for (const card of sorted) if (card !== different.at(-1)) different.push(card);
  return different;
}
