/** What has to be drawn by chance and kept from everybody. The folds draw nothing themselves: their caller brings this. */
export interface Draws {
  /** An id that nobody can guess, as a text that can stand in a link. */
  id(): string;
  /** A server's seed: 32 bytes in hex. */
  seed(): string;
}
