/** BEC-1: the breeds that make a tris; each has a coop (_pollaio_). */
export const BREEDS = [
  "orloff",
  "padovana",
  "livorno",
  "sultano",
  "moroseta",
  "cocincina",
  "brahma",
  "stultus",
] as const;
export type Breed = (typeof BREEDS)[number];

/** The cock, which never makes a tris (BEC-17). */
export const SERAMA = "serama";

/** Cards of one breed are alike, so a card is the name of its breed: nobody can tell one from the other. */
export type Card = Breed | typeof SERAMA;
export const CARDS: readonly Card[] = [...BREEDS, SERAMA];

export const HIDDEN = "?";
export type Hidden = typeof HIDDEN;

const OF_A_BREED = 3;
const SERAMAS = 4;

/** BEC-5: the chickens of these coops, and the four Serama. */
export function flockOf(breeds: readonly Breed[]): Card[] {
  const chickens = breeds.flatMap((breed) => Array<Card>(OF_A_BREED).fill(breed));
  return [...chickens, ...Array<Card>(SERAMAS).fill(SERAMA)];
}

function howMany(hand: readonly Card[], card: Card): number {
  return hand.filter((other) => other === card).length;
}

/** BEC-10, BEC-17: the breed of which this hand has three cards, if there is one. */
export function trisIn(hand: readonly Card[]): Breed | undefined {
  return BREEDS.find((breed) => howMany(hand, breed) === OF_A_BREED);
}

/** BEC-15 */
export function isFourSerama(hand: readonly Card[]): boolean {
  return howMany(hand, SERAMA) === SERAMAS;
}

/** BEC-36: the cards that have no match in this hand. */
export function singlesIn(hand: readonly Card[]): Card[] {
  return hand.filter((card) => howMany(hand, card) === 1);
}
