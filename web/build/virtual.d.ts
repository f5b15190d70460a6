declare module "virtual:french-cards" {
  /** Where the faces of the French deck lie: `${FRENCH_CARDS}/4/QH.svg`, or `/2/` in two colours. */
  export const FRENCH_CARDS: string;
}
