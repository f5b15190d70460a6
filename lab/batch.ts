/** Games `from` to `to` (exclusive), with the bots of one family. */
export interface Batch {
  readonly family: number;
  readonly from: number;
  readonly to: number;
}

/** What was counted in these games, and in those of each variant that they were compared with. */
export interface CountedBatch {
  readonly rows: Record<string, number[]>;
  readonly variants: readonly Record<string, number[]>[];
  readonly moves: number;
}
