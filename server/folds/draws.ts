/** What must be drawn by chance and kept secret. The folds draw nothing themselves: their caller brings this. */
export interface Draws {
  /** An id that nobody can guess, as a text that fits into a link. */
  id(): string;
  /** A server's seed: 32 bytes in hex. */
  seed(): string;
}
