/** Who has put somebody out, and how much of the pot each of them took. */
export type Takers = readonly { readonly player: number; readonly chips: number }[];

/**
 * What is on a head goes to those who took the pot that the last chips were in, each by what they took of it; to all who
 * sit at the table alike if nobody took it; odd cents to the one who took most, and then to the first. If nobody is
 * there, nobody wins it.
 */
export function shareBounty(bounty: number, takers: Takers, others: readonly number[]): Takers {
  const shares = takers.length > 0 ? takers : others.map((player) => ({ player, chips: 1 }));
  const whole = shares.reduce((sum, { chips }) => sum + chips, 0);
  if (bounty === 0 || whole === 0) return [];
  const parts = shares.map(({ player, chips }) => ({
    player,
    // Products of chips are beyond what numbers hold exactly.
    chips: Number((BigInt(bounty) * BigInt(chips)) / BigInt(whole)),
  }));
  const odd = bounty - parts.reduce((sum, { chips }) => sum + chips, 0);
  const most = Math.max(...shares.map(({ chips }) => chips));
  const first = shares.findIndex(({ chips }) => chips === most);
  return parts
    .map((part, i) => (i === first ? { ...part, chips: part.chips + odd } : part))
    .filter(({ chips }) => chips > 0);
}
