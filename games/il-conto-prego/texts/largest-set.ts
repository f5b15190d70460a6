/**
 * CON-29: how many equal cards to expect in the largest set among n cards in play, Jokers included. The claim is
 * players' lore; the means were measured over many deals, and the fit is within 0.15 of each of them.
 */
export const largestSet = {
  claim: (n: number): number => 1 + n / 6,
  fit: (n: number): number => 1.5 + n / 7.7,
  means: [
    [12, 3.0],
    [18, 3.93],
    [24, 4.76],
    [36, 6.28],
    [48, 7.66],
  ],
} as const;
