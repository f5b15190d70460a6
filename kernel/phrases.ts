/**
 * What can be said at a table with one tap, by people and by bots: every page says it in its own language. A phrase is
 * about the mood and never about the cards.
 */
export const PHRASES = [
  "hello",
  "well-played",
  "lucky",
  "unlucky",
  "wow",
  "no-way",
  "phew",
  "ouch",
  "watch-out",
  "come-on",
  "thanks",
  "good-game",
] as const;

export type Phrase = (typeof PHRASES)[number];
