/** That a table is part of what a circle does: its results are the circle's as well. */
export interface CircleOccasion {
  /** The evening it was opened for, and the day of that. */
  readonly evening?: { readonly key: string; readonly day: string };
  /** The season with whose chips it is played, instead of those in people's purses. */
  readonly season?: string;
}
